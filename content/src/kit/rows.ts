import { DEFAULT_LOCALE, isLocale, type Locale } from '@mall/contract';
import { type Row, table } from './table';

const BATCH = 500;

/** All rows of a type that are so, by batches. */
export async function rowsOf(name: string, where: Record<string, unknown>): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await table(name).findMany({
      where: { ...where, id: { $gt: all.at(-1)?.id ?? 0 } },
      orderBy: [{ id: 'asc' }],
      limit: BATCH,
    });
    all.push(...rows);
    if (rows.length < BATCH) return all;
  }
}

/** An instant as the query layer gives it: text, number or date by the database. */
export function storedInstant(value: unknown): Date {
  return new Date(value as string | number | Date);
}

/** An instant of a column as answers tell it, in ISO 8601; null where there is none. */
export function toldInstant(value: unknown): string | null {
  return value === null || value === undefined ? null : storedInstant(value).toISOString();
}

/** What a column of words or days holds; null where there is nothing. */
export function storedText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The language in which whom a row is about is written to. */
export function languageOf({ language }: Row): Locale {
  const text = String(language);
  return isLocale(text) ? text : DEFAULT_LOCALE;
}
