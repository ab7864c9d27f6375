import { DEFAULT_LOCALE, type Locale } from '@mall/contract';
import { type EntryType, entryTypes, titleField, titleOf } from '../kit/entry-types';
import { type Row, table } from '../kit/table';
import type { Mark } from './marks';
import { states } from './track';

/** An entry and how it stands in each language. */
export interface Line {
  type: EntryType;
  documentId: string;
  title: string;
  marks: Record<string, Mark>;
}

/** How a language stands: what there is no note of was made from what still stands there. */
export function markOf(there: 'live' | 'draft' | undefined, madeFrom: unknown, source: unknown): Mark {
  if (there === undefined) return 'missing';
  if (madeFrom !== undefined && source !== undefined && madeFrom !== source) return 'stale';
  return there === 'live' ? 'fine' : 'draft';
}

const ofVersion = (documentId: string, locale: unknown) => `${documentId} ${locale ?? ''}`;

/** The versions of a type's entries that visitors see; of a type without drafts those are all. */
async function liveOnes({ uid, drafts }: EntryType): Promise<(version: string) => boolean> {
  if (!drafts) return () => true;
  const rows = await table(uid).findMany({
    select: ['id', 'documentId', 'locale'],
    where: { publishedAt: { $notNull: true } },
  });
  const live = new Set(rows.map(({ documentId, locale }) => ofVersion(documentId, locale)));
  return (version) => live.has(version);
}

/** All entries of a type in the order of their names. */
export async function linesOf(type: EntryType, locales: readonly Locale[]): Promise<Line[]> {
  const field = titleField(type);
  const rows = await table(type.uid).findMany({
    select: ['id', 'documentId', 'locale', ...(field && !type.single ? [field] : [])],
    where: type.drafts ? { publishedAt: { $null: true } } : {},
  });
  const isLive = await liveOnes(type);
  const noted = new Map<string, unknown>(
    (await states().findMany({ where: { contentType: type.uid } })).map(({ entry, language, version }) => [
      ofVersion(String(entry), language),
      version,
    ]),
  );
  const lines = [...Map.groupBy(rows, ({ documentId }) => documentId)].map(([documentId, versions]): Line => {
    const there = new Map(versions.map((row): [string, Row] => [row.locale ?? '', row]));
    const named = there.get(DEFAULT_LOCALE) ?? versions[0];
    const source = there.has(DEFAULT_LOCALE) ? noted.get(ofVersion(documentId, DEFAULT_LOCALE)) : undefined;
    const marks = locales.map((locale): [string, Mark] => {
      const version = ofVersion(documentId, locale);
      const state = isLive(version) ? 'live' : 'draft';
      return [locale, markOf(there.has(locale) ? state : undefined, noted.get(version), source)];
    });
    return { type, documentId, title: named ? titleOf(type, named) : '', marks: Object.fromEntries(marks) };
  });
  return lines.sort(
    (a, b) => a.title.localeCompare(b.title, 'pl') || a.documentId.localeCompare(b.documentId),
  );
}

/** Types whose entries differ by language. */
export const localizedTypes = (): EntryType[] => entryTypes().filter(({ localized }) => localized);
