import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as plan from '../../../../content/src/map/plan-signs.ts';
import { floorClass, type Level } from './floor.ts';
import { floorColours, INK, INK_LINE, STONE_INK, WHITE } from './floor-colours.ts';

const tokens = readFileSync(new URL('../../layout/tokens.css', import.meta.url), 'utf8');

/** The value of a custom property, through any number of `var()`. */
function token(name: string, within = tokens): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(within)?.[1] ?? '';
  const further = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return further ? token(further) : value;
}

const LEVELS: readonly Level[] = [-1, 0, 1, 2, 3, null];

/** What a floor's class sets. */
function classColours(level: Level) {
  const rule = new RegExp(`\\.${floorClass(level)} \\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';
  return { field: token('--f', rule), on: token('--on', rule), tint: token('--tint', rule) };
}

/** '#fff' as '#ffffff' */
const long = (colour: string) => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

describe('colours of drawings', () => {
  it.each(LEVELS)('are those of the style sheet on floor %s', (level) => {
    expect(floorColours(level)).toEqual(classColours(level));
  });

  it('share its inks and its white', () => {
    expect([INK, INK_LINE, STONE_INK, WHITE]).toEqual(
      ['--ink', '--ink-2', '--stone-ink', '--white'].map((name) => token(name)),
    );
  });
});

describe('colours of the printed plan', () => {
  it.each(LEVELS)('are those of the style sheet on floor %s', (level) => {
    const { field, on, tint } = classColours(level);
    const { text, ...paint } = plan.paintOf(level ?? 99);
    expect({ ...paint, text: long(text) }).toEqual({ field, tint, text: long(on) });
  });

  it('share its ink, its white and its stone', () => {
    expect([plan.INK, plan.WHITE, plan.STONE, plan.STONE_DEEP].map(long)).toEqual(
      ['--ink', '--white', '--stone', '--stone-2'].map((name) => long(token(name))),
    );
  });
});
