import type { Category, Tenant } from '@mall/contract';
import { trimToUndefined } from '../../content/fields/text.ts';

const key = (name: string | null | undefined) => trimToUndefined(name)?.toLowerCase();

/**
 * The shop with the addresses of its specialties: shops may name them alone (spec section 3), the category they are in
 * knows the rest. One that the category does not know stays without.
 */
export function withSpecialtySlugs<T extends Pick<Tenant, 'menu_cat_specialty'>>(
  tenant: T,
  category: Pick<Category, 'menu_sub_categories'> | null,
): T {
  const specialties = tenant.menu_cat_specialty;
  if (!category || specialties.every(({ specialtySlug }) => trimToUndefined(specialtySlug))) return tenant;
  const known = new Map(
    category.menu_sub_categories
      .flatMap((kind) => kind.menu_cat_specialties)
      .map((specialty) => [key(specialty.name), specialty.specialtySlug]),
  );
  return {
    ...tenant,
    menu_cat_specialty: specialties.map((specialty) => ({
      ...specialty,
      specialtySlug: trimToUndefined(specialty.specialtySlug) ?? known.get(key(specialty.name)) ?? null,
    })),
  };
}
