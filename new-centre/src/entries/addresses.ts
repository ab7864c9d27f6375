import type { Centre } from '../folder/centre.ts';
import { slugOf } from '../folder/slugs.ts';
import type { In } from './words-in.ts';

/** Where pages stand in one language, as content names them: paths in English, slugs of the language. */
export interface Addresses {
  categorySlug(key: string): string;
  subCategorySlug(key: string): string;
  specialtySlug(key: string): string;
  /** Path of a category, or of one of its sub-categories. */
  category(key: string, subCategory?: string): string;
}

interface Named {
  key: string;
  slug: string;
}

/** Slugs by key. Where two names of a language make one slug, the later one keeps its key instead. */
function slugs(named: readonly Named[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    named.map(({ key, slug }) => {
      const own = slug === '' || taken.has(slug) ? key : slug;
      taken.add(own);
      return [key, own];
    }),
  );
}

export function addressesIn({ categories }: Centre, { text }: In): Addresses {
  const named = (list: Centre['categories'][number]['subCategories'] | Centre['categories']) =>
    slugs(list.map(({ key, name }) => ({ key, slug: slugOf(text(name) ?? key) })));
  const subs = categories.flatMap(({ subCategories }) => subCategories);
  const [ofCategories, ofSubs, ofSpecialties] = [
    named(categories),
    named(subs),
    slugs(
      subs
        .flatMap(({ specialties }) => specialties)
        .map(({ key, name }) => ({ key, slug: slugOf(text(name) ?? key) })),
    ),
  ];
  const slug = (of: ReadonlyMap<string, string>) => (key: string) => of.get(key) ?? key;
  const [categorySlug, subCategorySlug] = [slug(ofCategories), slug(ofSubs)];
  return {
    categorySlug,
    subCategorySlug,
    specialtySlug: slug(ofSpecialties),
    category(key, subCategory) {
      const path = `/tenants/${categorySlug(key)}`;
      return subCategory === undefined ? path : `${path}?category=${subCategorySlug(subCategory)}`;
    },
  };
}
