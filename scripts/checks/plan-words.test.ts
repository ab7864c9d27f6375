import { describe, expect, it } from 'vitest';
import { planWords } from '../../content/src/map/plan-words.ts';
import { LOCALES } from '../../website/src/i18n/locales.ts';
import { CATALOGUE } from '../../website/src/i18n/messages/catalogue.ts';

describe('the printed plan and the map on the website', () => {
  it.each(LOCALES)('call floors, amenities and shops the same in %s', (locale) => {
    const { floors, amenities, shops } = planWords(locale);
    const { common, map } = CATALOGUE[locale];
    const { wheelchair, ...others } = map.amenity;
    expect(amenities).toEqual({ ...others, 'restroom.wheelchair': wheelchair });
    expect(floors).toEqual(Object.values(common.floor.name));
    expect(shops).toBe(map.allShops);
  });
});
