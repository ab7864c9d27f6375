import type { Category, Tenant } from '@mall/contract';
import { nameKey } from '@mall/contract/opening/hours.ts';
import { trimToUndefined } from '../../content/fields/text.ts';

/**
 * Gives shops of a category the addresses of their specialties: shops may name them alone (spec section 3), the category
 * knows the rest. One that the category does not know stays without.
 */
export function withSpecialtySlugs(category: Pick<Category, 'menu_sub_categories'> | null) {
  const known = new Map(
    category?.menu_sub_categories
      .flatMap((kind) => kind.menu_cat_specialties)
      .map((specialty) => [nameKey(specialty.name), specialty.specialtySlug]),
  );
  return <T extends Pick<Tenant, 'menu_cat_specialty'>>(tenant: T): T => {
    if (known.size === 0) return tenant;
    const menu_cat_specialty = tenant.menu_cat_specialty.map((specialty) => ({
      ...specialty,
      specialtySlug: trimToUndefined(specialty.specialtySlug) ?? known.get(nameKey(specialty.name)) ?? null,
    }));
    return { ...tenant, menu_cat_specialty };
  };
}
