import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { objectPlanOf } from '../../../tests/object-plan.ts';
import { list, model, needed, text, whole } from '../../wire.ts';
import type { Fields } from '../coercions.ts';
import { idOf } from '../ids.ts';
import { KEY } from '../pick.ts';
import type { ObjectPlan } from '../plan.ts';
import { identify, withKey, withSpans } from './filled-in.ts';

describe('withKey', () => {
  const day = (key: 'day' | 'date') =>
    objectPlanOf(model(`Keyed${key}`, z.object({ day: text, date: text }), { key }));
  const keyed = (plan: ObjectPlan, fields: Fields) => {
    withKey(plan, fields);
    return fields;
  };

  it('fills the field that an entry’s key stands for, where nothing else does', () => {
    expect(keyed(day('day'), { [KEY]: 'monday' }).day).toBe('monday');
    expect(keyed(day('day'), { [KEY]: 'monday', day: 'tuesday' }).day).toBe('tuesday');
    expect(keyed(objectPlanOf(z.object({ day: text })), { [KEY]: 'monday' }).day).toBeUndefined();
  });

  it('takes no key without a year for a date', () => {
    expect(keyed(day('date'), { [KEY]: '2026-12-24' }).date).toBe('2026-12-24');
    expect(keyed(day('date'), { [KEY]: '12' }).date).toBeUndefined();
  });
});

describe('withSpans', () => {
  const hours = z.object({ opening_hour: text, closing_hour: text });
  const DAY = objectPlanOf(hours);
  const WEEK = objectPlanOf(hours.extend({ opening_hours: list(z.string()) }));
  const spanned = (plan: ObjectPlan, fields: Fields) => {
    withSpans(plan, fields);
    return [fields.opening_hour, fields.closing_hour];
  };

  it('reads both ends of a day from one text, under whatever name', () => {
    for (const name of ['opening_hour', 'hours', 'time', 'open', 'openingHours', 'value', 'text'])
      expect(spanned(DAY, { [name]: '9:00–21:00' })).toEqual(['09:00', '21:00']);
  });

  it('leaves hours that are given, rows of a week, and what has no hours', () => {
    expect(spanned(DAY, { opening_hour: '8:00', hours: '9:00–21:00' })).toEqual(['8:00', undefined]);
    expect(spanned(DAY, { openingHour: '8:00', hours: '9:00–21:00' })).toEqual([undefined, undefined]);
    expect(spanned(DAY, { opening_hours: '9:00–21:00' })).toEqual(['09:00', '21:00']);
    expect(spanned(WEEK, { opening_hours: '9:00–21:00' })).toEqual([undefined, undefined]);
    expect(spanned(objectPlanOf(z.object({ name: text })), { hours: '9:00–21:00' })).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('identify', () => {
  const SHOP = objectPlanOf(
    z.object({ id: whole, documentId: text, slug: needed, name: needed, title: text }),
  );
  const PART = objectPlanOf(z.object({ id: whole, name: text }));
  const identified = (plan: ObjectPlan, fields: Fields, asked?: string) => {
    identify(plan, fields, asked);
    return fields;
  };

  it('makes a slug of the one asked for, of an id in words, or of the name, in this order', () => {
    expect(identified(SHOP, { id: 1, name: 'A', documentId: 'abc' }, 'noc').slug).toBe('noc');
    expect(identified(SHOP, { id: 1, name: 'A', documentId: 'abc' }).slug).toBe('abc');
    expect(identified(SHOP, { id: 7, name: 'A' }).slug).toBe('7');
    expect(identified(SHOP, { name: ' Żółta Łódź, 2 ' }).slug).toBe('zolta-lodz-2');
    expect(identified(SHOP, { id: 1, name: 'A', slug: 'own' }, 'noc').slug).toBe('own');
  });

  it('takes another title for a name that has to be there, and leaves one that need not', () => {
    expect(identified(SHOP, { id: 1, title: 'A' })).toMatchObject({ name: 'A', title: 'A' });
    expect(identified(SHOP, { id: 1, name: 'A' }).title).toBeUndefined();
  });

  it('keeps a number for an id, in figures too', () => {
    expect(identified(SHOP, { id: 12, name: 'A' }).id).toBe(12);
    expect(identified(SHOP, { id: ' 12 ', name: 'A' }).id).toBe(12);
  });

  it('takes an id in words for the document’s, and derives a number from it', () => {
    expect(identified(SHOP, { id: 'k3x', name: 'A' })).toMatchObject({
      documentId: 'k3x',
      id: idOf('k3x'),
    });
    expect(identified(SHOP, { documentId: 'abc', name: 'A' }).id).toBe(idOf('abc'));
    expect(identified(SHOP, { slug: 'a', name: 'A' }).id).toBe(idOf('a'));
  });

  it('leaves a part without an id that it can be known by', () => {
    expect(identified(PART, { id: 'k3x', name: 'A' })).toEqual({ name: 'A' });
    expect(identified(PART, { id: 3, name: 'A' })).toEqual({ id: 3, name: 'A' });
  });
});
