import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { objectPlanOf } from '../../../tests/object-plan.ts';
import { list, model, text } from '../../wire.ts';
import { planOf } from '../plan.ts';
import { holdsList, isEntry, listWithin, unpacked } from './unpacked.ts';

const SHOP = objectPlanOf(z.object({ name: text, slug: text, colour: text }));
const film = z.object({ film: text, rooms: list(z.object({ room: text })) });
const FILMS = objectPlanOf(
  model('UnpackedFilms', z.object({ films: list(film), rooms: list(z.string()) }), {
    names: { films: ['shows'] },
    list: 'films',
  }),
);

describe('unpacked', () => {
  it('leaves an object that is the entity itself', () => {
    const fields = { colour: 'red', other: { colour: 'blue' } };
    expect(unpacked(SHOP, fields)).toEqual({ fields, isKnown: true });
  });

  it('takes the entity out of up to three boxes, and out of a list of one', () => {
    const fields = { colour: 'red' };
    for (const boxed of [{ a: fields }, { a: [fields] }, { a: { b: { c: fields } } }]) {
      const { fields: found, isKnown } = unpacked(SHOP, boxed);
      expect([found === fields, isKnown]).toEqual([true, true]);
    }
    expect(unpacked(SHOP, { a: { b: { c: { d: fields } } } }).isKnown).toBe(false);
  });

  it('does not choose between two, and says so of what has none of the names', () => {
    const two = { a: { colour: 'red' }, b: { colour: 'blue' } };
    expect(unpacked(SHOP, two)).toEqual({ fields: two, isKnown: false });
    expect(unpacked(SHOP, { smell: 'x' })).toEqual({ fields: { smell: 'x' }, isKnown: false });
    expect(unpacked(SHOP, { a: ['x'] })).toEqual({ fields: { a: ['x'] }, isKnown: false });
  });

  it('takes a list alone for the entity’s own', () => {
    expect(unpacked(FILMS, { a: [{ film: 'Lis' }], total: 1 })).toEqual({
      fields: { a: [{ film: 'Lis' }], total: 1, films: [{ film: 'Lis' }] },
      isKnown: false,
    });
  });

  it('takes the entity beneath the endpoint’s own name, with what stands beside it', () => {
    const { fields, isKnown } = unpacked(SHOP, { shop: { slug: 'a' }, colour: 'red', smell: 'x' }, ['shop']);
    expect(fields).toEqual({ slug: 'a', colour: 'red' });
    expect(isKnown).toBe(true);
  });

  it('takes the last of the names first, and never what an entity of its own name holds', () => {
    const sent = { shops: { colour: 'red' }, shop: { colour: 'blue' } };
    expect(unpacked(SHOP, sent, ['shops', 'shop']).fields).toEqual({ colour: 'blue' });
    const named = { name: 'A', shop: { colour: 'blue' } };
    expect(unpacked(SHOP, named, ['shop']).fields).toBe(named);
    const unnamed = { name: ' ', shop: { colour: 'blue' } };
    expect(unpacked(SHOP, unnamed, ['shop']).fields).toBe(unnamed.shop);
  });
});

describe('lists', () => {
  it('stand in an object that holds nothing else, by the entries’ own names', () => {
    const plan = planOf(film);
    expect(listWithin({ items: [{ film: 'Lis' }] }, plan)).toEqual([{ film: 'Lis' }]);
    expect(listWithin({ items: [{ film: 'Lis' }], total: 1 }, plan)).toBeUndefined();
    expect(listWithin({ items: [{ smell: 'x' }] }, plan)).toBeUndefined();
    expect(listWithin({ unknown: [{ film: 'Lis' }] }, plan)).toBeUndefined();
    expect(listWithin([{ film: 'Lis' }], plan)).toBeUndefined();
  });

  it('are the entity’s by any of their names', () => {
    expect(holdsList(FILMS, 'films', { Shows: [] })).toBe(true);
    expect(holdsList(FILMS, 'films', { shows: {} })).toBe(false);
    expect(holdsList(FILMS, 'films', { rooms: [] })).toBe(false);
  });

  it('of an entry are none of the list around it', () => {
    expect(isEntry(FILMS, 'films', { film: 'Lis', shows: [] }, false)).toBe(true);
    expect(isEntry(FILMS, 'films', { films: [], film: 'Lis' }, false)).toBe(false);
    // A name of both says nothing, unless there are others beside it.
    expect(isEntry(FILMS, 'films', { rooms: [], shows: [] }, false)).toBe(false);
    expect(isEntry(FILMS, 'films', { rooms: [], shows: [] }, true)).toBe(true);
  });
});
