import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { objectPlanOf } from '../../../tests/object-plan.ts';
import { clockTime, flag, list, model, moment, text, whole } from '../../wire.ts';
import type { Fields } from '../coercions.ts';
import type { ObjectPlan } from '../plan.ts';
import { adopt, foreignNames, unreadableNames, withButtons } from './other-names.ts';

const PAINT = objectPlanOf(
  model(
    'OtherPaint',
    z.object({
      colour: text,
      tone: text,
      layers: whole,
      wet: flag,
      dry: moment,
      from: clockTime,
      coats: list(z.object({ colour: text })),
    }),
    {
      names: {
        colour: ['farbe', 'ton'],
        tone: ['ton', 'farbe'],
        layers: ['anzahl'],
        wet: ['nass'],
        dry: ['trocken', 'fertig'],
        from: ['ab'],
        coats: ['schichten'],
      },
    },
  ),
);

function adopted(plan: ObjectPlan, fields: Fields): Fields {
  const before = Object.keys(fields);
  adopt(plan, fields, foreignNames(plan, fields));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !before.includes(name)));
}

it('names that are no field’s own are foreign, where something stands under them', () => {
  const fields = { colour: 'red', farbe: 'rot', ton: '', nass: null, ab: [], _links: {} };
  expect(foreignNames(PAINT, fields)).toEqual(['farbe']);
});

describe('adopt', () => {
  it('fills fields from the best of their names, none of them twice', () => {
    expect(adopted(PAINT, { ton: 'hell', farbe: 'rot' })).toEqual({ colour: 'rot', tone: 'hell' });
    expect(adopted(PAINT, { farbe: 'rot' })).toEqual({ colour: 'rot' });
  });

  it('leaves a field that says something itself', () => {
    const fields = { colour: 'red', farbe: 'rot' };
    adopt(PAINT, fields, foreignNames(PAINT, fields));
    expect(fields.colour).toBe('red');
  });

  it('takes a value of the field’s own kind before one that can be read as it', () => {
    expect(adopted(PAINT, { tone: 'dull', farbe: 7, ton: 'hell' })).toEqual({ colour: 'hell' });
  });

  it.each([
    ['a number', { anzahl: 3 }, { layers: 3 }],
    ['a number in words', { anzahl: '3' }, { layers: '3' }],
    ['yes or no', { nass: true }, { wet: true }],
    ['yes or no in words', { nass: 'yes' }, { wet: 'yes' }],
    ['a time of day', { ab: '9:00' }, { from: '9:00' }],
    ['a day', { trocken: '2026-05-10' }, { dry: '2026-05-10' }],
    ['a list', { schichten: [{}] }, { coats: [{}] }],
  ])('reads %s under another name', (_, sent, made) => {
    expect(adopted(PAINT, sent)).toEqual(made);
  });

  it.each([
    ['a word for a number', { anzahl: 'viele' }],
    ['a word for a time of day', { ab: 'früh' }],
    ['yes for a day', { trocken: true }],
    ['yes for a list', { schichten: true }],
  ])('does not take %s', (_, sent) => {
    expect(adopted(PAINT, sent)).toEqual({});
  });

  it.each([
    [{ fertig: 'bald' }, ['fertig']],
    [{ anzahl: 'viele', trocken: true }, ['anzahl', 'trocken']],
    [{ LAYERS: 'viele' }, ['LAYERS']],
    [{ anzahl: '3', farbe: 'rot', lack: 'x' }, []],
    [{ layers: 3, anzahl: 'viele' }, []],
  ])('says under which names stands what cannot be read: %j', (fields: Fields, names) => {
    expect(adopt(PAINT, fields, foreignNames(PAINT, fields))).toEqual(names);
  });
});

it('names own fields that hold what cannot be read as them', () => {
  const fields = { colour: { pot: {} }, layers: '3', wet: 'perhaps', from: null, coats: true };
  expect(unreadableNames(PAINT, fields, ['colour', 'layers', 'from', 'coats', 'lack'])).toEqual([
    'colour',
    'coats',
  ]);
});

describe('withButtons', () => {
  const LINK = objectPlanOf(z.object({ linkName: text, href: text }));

  it('takes a button’s words and its address', () => {
    const fields: Fields = { cta: { label: 'More', url: '/more' } };
    withButtons(LINK, fields);
    expect(fields).toMatchObject({ linkName: 'More', href: '/more' });
  });

  it('leaves what the object says itself, but for an address that is the button', () => {
    const own: Fields = { linkName: 'Own', href: '/own', button: { label: 'More', url: '/more' } };
    withButtons(LINK, own);
    expect(own).toMatchObject({ linkName: 'Own', href: '/own' });
    const held: Fields = { href: { label: 'More', url: '/more' } };
    withButtons(LINK, held);
    expect(held).toEqual({ linkName: 'More', href: '/more' });
  });

  it('takes words in an object of their own for no address', () => {
    const plan = objectPlanOf(model('Banner', z.object({ linkName: text, href: text })));
    const fields: Fields = { cta: { value: 'More' } };
    withButtons(plan, fields);
    adopt(plan, fields, foreignNames(plan, fields));
    expect(fields).toEqual({ cta: { value: 'More' }, linkName: { value: 'More' } });
  });

  it('takes nothing for an address that is none', () => {
    const fields: Fields = { link: { zz: { zz: 1 } } };
    withButtons(LINK, fields);
    expect(fields).not.toHaveProperty('href');
  });

  it('is of no use where there is no place for both', () => {
    const fields: Fields = { cta: { label: 'More', url: '/more' } };
    withButtons(objectPlanOf(z.object({ href: text })), fields);
    withButtons(objectPlanOf(z.object({ linkName: text })), fields);
    expect(fields).toEqual({ cta: { label: 'More', url: '/more' } });
  });
});
