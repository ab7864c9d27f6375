import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { floorClass, type Level } from './floor.ts';
import { floorColours, INK, INK_LINE, STONE_INK, WHITE } from './floor-colours.ts';

const tokens = readFileSync(new URL('../../layout/tokens.css', import.meta.url), 'utf8');

/** The value of a custom property, through any number of `var()`. */
function token(name: string, within = tokens): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(within)?.[1] ?? '';
  const further = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return further ? token(further) : value;
}

describe('colours of drawings', () => {
  it.each<Level>([-1, 0, 1, 2, 3, null])('are those of the style sheet on floor %s', (level) => {
    const rule = new RegExp(`\\.${floorClass(level)} \\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';
    expect(floorColours(level)).toEqual({
      field: token('--f', rule),
      on: token('--on', rule),
      tint: token('--tint', rule),
    });
  });

  it('share its inks and its white', () => {
    expect([INK, INK_LINE, STONE_INK, WHITE]).toEqual(
      ['--ink', '--ink-2', '--stone-ink', '--white'].map((name) => token(name)),
    );
  });
});
