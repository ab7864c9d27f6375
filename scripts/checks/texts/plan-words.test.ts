import { describe, expect, it } from 'vitest';
import { planWords } from '../../../content/src/map/plan-words.ts';
import { LOCALES } from '../../../website/src/i18n/locales.ts';
import { CATALOGUE } from '../../../website/src/i18n/messages/catalogue.ts';
import { flatten } from './dictionary-rules.ts';

describe('the printed plan and the map on the website', () => {
  it.each(LOCALES)('call floors, amenities and shops the same in %s', (locale) => {
    const plan = planWords(locale);
    const texts = [...flatten(CATALOGUE[locale])];
    const under = (start: string) =>
      texts.flatMap(([key, text]) =>
        key.startsWith(start) ? [[key.slice(start.length), text] as const] : [],
      );
    const { 'restroom.wheelchair': wheelchair, ...amenities } = plan.amenities;
    expect({ ...amenities, wheelchair }).toEqual(Object.fromEntries(under('map:amenity.')));
    expect(plan.floors).toEqual(under('common:floor.name.').map(([, name]) => name));
    expect([plan.shops]).toEqual(under('map:allShops').map(([, name]) => name));
  });
});
