import type { HeaderStatic, Tenant } from '@mall/contract';
import type { LoadContext } from '../../content/client/load-context.ts';
import { counterpart, saysNoOther, slugAlternates } from '../../content/fields/alternates.ts';
import type { Locale } from '../../i18n/locales.ts';

type Menu = HeaderStatic['menuData'];
type Slugs = Partial<Record<Locale, string>>;

/** What an address of a category is made of, in each language that has it. */
export interface CategorySlugs {
  category: Slugs;
  subCategory?: Slugs;
  specialty?: Slugs;
}

/** Slugs of an address in one language. */
interface Wanted {
  category: string;
  subCategory?: string | undefined;
  specialty?: string | undefined;
}

const KEYS = ['category', 'subCategory', 'specialty'] as const;

/** The slugs by the menu of another language. @param wanted slugs of the own one */
export function slugsInMenu(own: Menu, other: Menu, wanted: Wanted): Partial<Wanted> {
  const category = counterpart(own, other, wanted.category, (entry) => entry.categorySlug);
  if (!category) return {};
  const from = own.find((entry) => entry.categorySlug === wanted.category)?.menu_sub_categories ?? [];
  const to = category.menu_sub_categories;
  const found = { category: category.categorySlug };
  const { subCategory, specialty } = wanted;
  const kind =
    subCategory === undefined
      ? undefined
      : counterpart(from, to, subCategory, (entry) => entry.subCategorySlug);
  const named = { ...found, ...(kind && { subCategory: kind.subCategorySlug }) };
  if (specialty === undefined) return named;
  const holding = from.find((entry) =>
    entry.menu_cat_specialties.some(({ specialtySlug }) => specialtySlug === specialty),
  );
  const inside = holding && counterpart(from, to, holding.subCategorySlug, (entry) => entry.subCategorySlug);
  const special =
    inside &&
    counterpart(
      holding.menu_cat_specialties,
      inside.menu_cat_specialties,
      specialty,
      (entry) => entry.specialtySlug,
    );
  return { ...named, ...(special && { specialty: special.specialtySlug }) };
}

/** So many shops of a list are asked for in another language, and have to agree. */
const WITNESSES = 2;

/** What stands at each of them; undefined where they differ or there is none. */
function agreed(slugs: readonly (readonly string[])[]): string | undefined {
  const [first = [], ...others] = slugs;
  const common = first.filter((slug) => others.every((other) => other.includes(slug)));
  return common.length === 1 ? common[0] : undefined;
}

/** The slugs by where shops of the list stand in another language. @param shops of the list in the own one */
async function slugsOfShops(
  { content, locale }: LoadContext,
  shops: readonly Tenant[],
  other: Locale,
): Promise<Partial<Wanted>> {
  const slugs = shops.flatMap((shop) => slugAlternates(shop, shop.slug, locale)[other] ?? []);
  const read = slugs.slice(0, WITNESSES).map((slug) => content.readIn(other, 'tenant', { slug }));
  const found = (await Promise.all(read)).filter((shop) => shop !== null);
  const named = (slug: string | null | undefined) => (slug ? [slug] : []);
  const category = agreed(found.map((shop) => named(shop.menu_category?.categorySlug)));
  if (category === undefined) return {};
  const subCategory = agreed(found.map((shop) => named(shop.menu_sub_category?.subCategorySlug)));
  const specialty = agreed(
    found.map((shop) => shop.menu_cat_specialty.flatMap(({ specialtySlug }) => named(specialtySlug))),
  );
  return { category, ...(subCategory && { subCategory }), ...(specialty && { specialty }) };
}

/**
 * The slugs in every language. A content system need not say what a category is called elsewhere: where it says so for
 * no language, the menus tell, which are at hand, since every page shows one; where a menu is laid out otherwise, the
 * shops of the list tell.
 * @param shops what the list shows
 */
export async function inAllMenus(
  context: LoadContext,
  wanted: Wanted,
  told: CategorySlugs,
  shops: readonly Tenant[],
): Promise<CategorySlugs> {
  const { content, live, locale } = context;
  const silent = KEYS.filter((key) => wanted[key] !== undefined && saysNoOther(told[key], locale));
  if (silent.length === 0) return told;
  const menuOf = async (one: Locale) => (await content.readIn(one, 'headerStatic', {}))?.menuData ?? [];
  const own = await menuOf(locale);
  const found = await Promise.all(
    live
      .filter((one) => one !== locale)
      .map(async (one) => {
        const inMenu = slugsInMenu(own, await menuOf(one), wanted);
        if (silent.every((key) => inMenu[key] !== undefined)) return [one, inMenu] as const;
        const ofShops = await slugsOfShops(context, shops, one);
        const agree = inMenu.category === undefined || inMenu.category === ofShops.category;
        return [one, agree ? { ...ofShops, ...inMenu } : inMenu] as const;
      }),
  );
  const filled = silent.map((key) => [
    key,
    {
      ...told[key],
      ...Object.fromEntries(found.flatMap(([one, there]) => (there[key] ? [[one, there[key]]] : []))),
    },
  ]);
  return { ...told, ...Object.fromEntries(filled) };
}
