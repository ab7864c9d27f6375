import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { objectPlanOf } from '../../../tests/object-plan.ts';
import { list, model, text, whole } from '../../wire.ts';
import {
  hasWords,
  holdsOthersOnly,
  LAST_NAME,
  namesItselfOnly,
  OWN_NAME,
  rankOf,
  recognised,
  saysAnything,
} from './recognised.ts';

const colour = z.object({ colour: text });
const reading = { names: { colour: ['farbe', 'ton'] } };
const PAINT = objectPlanOf(model('RecognisedPaint', z.object({ colour: text, id: whole }), reading));
const CAN = objectPlanOf(z.object({ id: whole, documentId: text, colour: text, layers: list(colour) }));

describe('the rank of a name', () => {
  it('is the lower the better the name, in whatever letters, and after all others for none', () => {
    expect(['colour', 'COL_our', 'farbe', 'ton'].map((name) => rankOf(PAINT, name))).toEqual([-1, -1, 0, 1]);
    expect(rankOf(PAINT, 'smell')).toBe(LAST_NAME + 1);
  });

  it('says how far an object is recognised by its names', () => {
    expect(recognised(PAINT, { Farbe: null })).toBe(true);
    expect(recognised(PAINT, { ton: 'x' })).toBe(false);
    expect(recognised(PAINT, { ton: 'x' }, 1)).toBe(true);
    expect(recognised(PAINT, { farbe: 'x' }, OWN_NAME)).toBe(false);
    expect(recognised(PAINT, { colour: 'x' }, OWN_NAME)).toBe(true);
    expect(recognised(PAINT, { smell: 'x', _links: {} }, LAST_NAME)).toBe(false);
  });
});

it('a list holds others only where it has objects, and none of them a name of an entry', () => {
  expect(holdsOthersOnly(PAINT, [{ smell: 1 }, 'x', {}])).toBe(true);
  expect(holdsOthersOnly(PAINT, [{ smell: 1 }, { ton: 'x' }])).toBe(false);
  expect(holdsOthersOnly(PAINT, ['x', {}, null])).toBe(false);
});

describe('what says something', () => {
  it('is a word or a number in one of the fields, at any depth', () => {
    expect(hasWords(CAN, { colour: 'red' })).toBe(true);
    expect(hasWords(CAN, { layers: [null, { colour: 'red' }] })).toBe(true);
    expect(hasWords(CAN, { layers: [{ smell: 'x' }], colour: ' ' })).toBe(false);
  });

  it('is no id, which we fill in, and no object where words belong', () => {
    expect(hasWords(CAN, { id: 3, documentId: 'abc' })).toBe(false);
    expect(hasWords(CAN, { colour: { x: 1 } })).toBe(false);
  });

  it('is a block of a kind that is known', () => {
    const block = z.discriminatedUnion('is', [z.object({ is: z.literal('text'), words: text })]);
    expect(saysAnything(block, { is: 'text' })).toBe(true);
    expect(saysAnything(block, { is: 'video', words: 'x' })).toBe(false);
    expect(saysAnything(block, 'text')).toBe(false);
  });
});

describe('an object that names itself only', () => {
  const shop = objectPlanOf(z.object({ name: text, description: text, colour: text, status: text }));

  it('has a name, and beside it at most what a program says of itself', () => {
    expect(namesItselfOnly(shop, { name: 'api' })).toBe(true);
    expect(namesItselfOnly(shop, { name: 'api', description: 'The API', uptime: 3 })).toBe(true);
    expect(namesItselfOnly(shop, { name: 'api', colour: null, smell: 'x' })).toBe(true);
  });

  it('is none without a name, or with a field of an entity', () => {
    expect(namesItselfOnly(shop, { colour: 'red' })).toBe(false);
    expect(namesItselfOnly(shop, { name: 'A', colour: 'red' })).toBe(false);
    expect(namesItselfOnly(shop, { name: 'A', description: 'A shop' })).toBe(false);
    expect(namesItselfOnly(shop, { name: null })).toBe(false);
  });
});
