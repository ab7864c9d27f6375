import type { Context } from 'koa';
import { addLocalizations } from '../kit/localizations';
import { entry } from '../kit/payload';
import * as populate from '../kit/populate';
import { reading, sendOne } from '../kit/request';
import { table, uidOf } from '../kit/table';

/** `/api/categories/category/{slug}` */
export async function findCategoryBySlug(ctx: Context) {
  await sendLocalized(ctx, 'menu-category', 'categorySlug', populate.categoryPage);
}

/** `/api/menu-sub-categories/menu-sub-category/{slug}` */
export async function findSubCategoryBySlug(ctx: Context) {
  await sendLocalized(ctx, 'menu-sub-category', 'subCategorySlug', populate.subCategoryPage);
}

async function sendLocalized(
  ctx: Context,
  name: string,
  slugField: string,
  populated: Record<string, unknown>,
) {
  const view = reading(ctx);
  const row = await table(name).findOne({
    where: { [slugField]: ctx.params.slug, locale: view.locale },
    populate: populated,
  });
  const entries = row ? [entry(uidOf(name), row)] : [];
  await addLocalizations(name, slugField, entries, view, false);
  // A visitor who changes language keeps the specialty that is filtered by.
  await addLocalizations('menu-cat-specialty', 'specialtySlug', specialtiesOf(entries[0]), view, false);
  sendOne(ctx, entries[0] ?? null);
}

type Wrapped = { id: number; attributes: Record<string, unknown> };

/** The specialties beneath a category's sub-categories, or beneath a sub-category itself. */
function specialtiesOf(found: Wrapped | undefined): Wrapped[] {
  const subCategories = wrappedIn(found, 'menu_sub_categories');
  return [found, ...subCategories].flatMap((one) => wrappedIn(one, 'menu_cat_specialties'));
}

function wrappedIn(found: Wrapped | undefined, field: string): Wrapped[] {
  const relation = found?.attributes[field] as { data?: Wrapped[] } | undefined;
  return relation?.data ?? [];
}
