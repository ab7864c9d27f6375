import { expect, it } from 'vitest';
import { z } from 'zod';
import { objectPlanOf } from '../../../tests/object-plan.ts';
import { model, text, whole } from '../../wire.ts';
import { fromBare } from './from-bare.ts';

const SHOP = objectPlanOf(
  model('BareShop', z.object({ name: text, slug: text }), { bare: ['name', 'slug'] }),
);
const PRICE = objectPlanOf(model('BarePrice', z.object({ amount: whole }), { bare: ['amount'] }));

it('makes an entity of its name, and a slug of what can be one', () => {
  expect(fromBare(SHOP, 'galeria-1')).toEqual({ name: 'galeria-1', slug: 'galeria-1' });
  for (const name of ['Galeria', 'dwa słowa', 'a--b', '-a']) expect(fromBare(SHOP, name)).toEqual({ name });
});

it('takes a number for what may be one, and elsewhere for an id, which says nothing', () => {
  expect(fromBare(PRICE, 12)).toEqual({ amount: 12 });
  expect(fromBare(SHOP, 12)).toBe(12);
});

it('leaves what stands for nothing, and what nothing is said of', () => {
  for (const value of ['', true, false]) expect(fromBare(SHOP, value)).toBe(value);
  expect(fromBare(objectPlanOf(z.object({ name: text })), 'A')).toBe('A');
});

it('asks an object’s own way first', () => {
  const own = {
    bare: ['name'],
    fromBare: (value: unknown) => (value === true ? { name: 'yes' } : undefined),
  };
  const plan = objectPlanOf(model('BareOwn', z.object({ name: text }), own as never));
  expect(fromBare(plan, true)).toEqual({ name: 'yes' });
  expect(fromBare(plan, 'A')).toEqual({ name: 'A' });
});
