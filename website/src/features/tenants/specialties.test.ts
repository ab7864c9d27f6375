import { readBody } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { withSpecialtySlugs } from './specialties.ts';

const category = readBody('category', {
  id: 9,
  name: 'Moda',
  categorySlug: 'moda',
  menu_sub_categories: [
    {
      id: 1,
      name: 'Obuwie',
      subCategorySlug: 'obuwie',
      menu_cat_specialties: [{ id: 2, name: 'Buty zimowe', specialtySlug: 'zimowe' }],
    },
  ],
});
const CATEGORY = category.ok ? category.value : null;
const shop = (...specialties: { name: string; specialtySlug: string | null }[]) => ({
  menu_cat_specialty: specialties.map((one) => ({ id: null, ...one })),
});
const slugs = (...named: Parameters<typeof shop>) =>
  withSpecialtySlugs(CATEGORY)(shop(...named)).menu_cat_specialty.map(({ specialtySlug }) => specialtySlug);

describe('specialties that a shop names alone', () => {
  it('have the address that their category knows by the name', () => {
    expect(
      slugs({ name: ' buty Zimowe ', specialtySlug: null }, { name: 'Sandały', specialtySlug: '' }),
    ).toEqual(['zimowe', null]);
  });

  it('keep an address of their own', () => {
    expect(slugs({ name: 'Buty zimowe', specialtySlug: 'buty' })).toEqual(['buty']);
    const plain = shop({ name: 'Buty zimowe', specialtySlug: null });
    expect(withSpecialtySlugs(null)(plain)).toBe(plain);
  });
});
