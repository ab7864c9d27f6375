import type { Row } from '../kit/table';
import { table } from '../kit/table';

interface I18nTypes {
  isLocalizedContentType(schema: unknown): boolean;
  getNestedPopulateOfNonLocalizedAttributes(uid: string): Record<string, unknown>;
  copyNonLocalizedAttributes(schema: unknown, entry: unknown): Record<string, unknown>;
}

interface I18nLocalizations {
  syncNonLocalizedAttributes(entry: unknown, schema: unknown): Promise<void>;
}

interface Published {
  documentId?: string;
  entries?: { id: number; locale?: string | null }[];
}

/** A row of a document with the fields that all its languages share; null when there is none. */
export async function sharedFields(uid: string, where: Record<string, unknown>): Promise<Row | null> {
  const types = strapi.plugin('i18n').service('content-types') as I18nTypes;
  return table(uid).findOne({ where, populate: types.getNestedPopulateOfNonLocalizedAttributes(uid) });
}

/**
 * Copies changed shared fields (hours, phone, logo) of a just published version to the published versions of the
 * other languages. Strapi copies them between drafts only, which would leave a shop with old hours in ten languages
 * until someone published each.
 */
export async function publishSharedFields(uid: string, before: Row | null, result: unknown): Promise<void> {
  const types = strapi.plugin('i18n').service('content-types') as I18nTypes;
  const schema = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
  const first = (result as Published | null)?.entries?.[0];
  if (!first || !types.isLocalizedContentType(schema)) return;
  const after = await sharedFields(uid, { id: first.id });
  const values = (row: Row | null) => JSON.stringify(row && types.copyNonLocalizedAttributes(schema, row));
  if (!after || values(before) === values(after)) return;
  const localizations = strapi.plugin('i18n').service('localizations') as I18nLocalizations;
  await localizations.syncNonLocalizedAttributes(after, schema);
}
