import { DEFAULT_LOCALE } from '@mall/contract';
import * as populate from './populate';
import type { Reading } from './request';
import { type Row, table } from './table';

/** Where the rows of a single type are that count in a view. */
function written(name: string, view: Reading) {
  const states = strapi.contentType(`api::${name}.${name}`).options?.draftAndPublish === true;
  const localized = [...new Set([view.locale, DEFAULT_LOCALE])];
  return { locale: { $in: localized }, ...(states ? populate.inState(view.status) : {}) };
}

/** Whether `single` finds a row. */
export async function isWritten(name: string, view: Reading): Promise<boolean> {
  return (await table(name).count({ where: written(name, view) })) > 0;
}

/**
 * The row of a single type. One that was never written in the asked language answers in the default language:
 * a page with a Polish footer is better than a page without one. Null = written in neither.
 */
export async function single(
  name: string,
  view: Reading,
  populated: Record<string, unknown>,
): Promise<Row | null> {
  const rows = await table(name).findMany({ where: written(name, view), populate: populated });
  return rows.find((row) => row.locale === view.locale) ?? rows[0] ?? null;
}

/** The row of a single type without languages. */
export async function shared(name: string, populated: Record<string, unknown>): Promise<Row | null> {
  return (await table(name).findMany({ populate: populated, limit: 1 }))[0] ?? null;
}
