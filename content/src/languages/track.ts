import { DEFAULT_LOCALE } from '@mall/contract';
import { type EntryType, entryType } from '../kit/entry-types';
import { type Row, type Table, table } from '../kit/table';
import { components, populateTexts, textsOf, versionOf } from './texts';

const STATE = 'translation-state';

interface Counting {
  updateMany(query: { where: object; data: object }): Promise<{ count: number }>;
}

export const states = () => table(STATE) as Table & Counting;

interface Key {
  contentType: string;
  entry: string;
}

/** A version that no text has: what was made from it is stale. */
export const OLDER = 'older';

async function setVersion(key: Key, language: string, data: object): Promise<void> {
  const { count } = await states().updateMany({ where: { ...key, language }, data });
  if (count === 0) await states().create({ data: { ...key, language, ...data } });
}

const isDraft = ({ drafts }: EntryType) => (drafts ? { publishedAt: { $null: true } } : {});

async function sourceVersion(type: EntryType, documentId: string): Promise<string> {
  const row = await table(type.uid).findOne({
    where: { documentId, locale: DEFAULT_LOCALE, ...isDraft(type) },
    populate: populateTexts(type, components),
  });
  return row ? versionOf(textsOf(type, row, components)) : '';
}

/**
 * A source that has changed for the first time leaves a note with each translation: it was made from what stood there
 * before. Without a note nothing has changed since the translations were made.
 */
async function noteChange(type: EntryType, entry: string, before: string): Promise<void> {
  const after = await sourceVersion(type, entry);
  if (after === before) return;
  const key = { contentType: type.uid, entry };
  const noted = new Set((await states().findMany({ where: key })).map(({ language }) => language));
  if (!noted.has(DEFAULT_LOCALE)) {
    const rows = await table(type.uid).findMany({
      select: ['id', 'documentId', 'locale'],
      where: { documentId: entry, locale: { $ne: DEFAULT_LOCALE }, ...isDraft(type) },
    });
    for (const language of rows.map(({ locale }) => locale ?? '').filter((code) => !noted.has(code)))
      await states().create({ data: { ...key, language, version: before, publishedVersion: before } });
  }
  await setVersion(key, DEFAULT_LOCALE, { version: after });
}

/** The translation has just been saved: it knows the source as it is now. */
async function noteTranslation(key: Key, language: string): Promise<void> {
  const source = await states().findOne({ where: { ...key, language: DEFAULT_LOCALE } });
  if (source) await setVersion(key, language, { version: source.version });
}

/** Has translations that were made from one version of their source count as made from another. */
export async function moveMarks(key: Key, before: string, after: string): Promise<void> {
  if (before === after) return;
  for (const field of ['version', 'publishedVersion'])
    await states().updateMany({ where: { ...key, [field]: before }, data: { [field]: after } });
}

/**
 * Changes how entries are written and not what they say: translations stay as fresh or as stale as they were.
 * @param entries also those whose type has no languages
 */
export async function keepMarks(
  entries: readonly { type: string; entry: string }[],
  change: () => Promise<void>,
): Promise<void> {
  const before = [];
  for (const { type: uid, entry } of entries) {
    const type = entryType(uid);
    if (type?.localized) before.push({ type, entry, version: await sourceVersion(type, entry) });
  }
  await change();
  for (const { type, entry, version } of before)
    await moveMarks({ contentType: type.uid, entry }, version, await sourceVersion(type, entry));
}

/** What is noted of the translations of an entry. @param languages undefined for all */
export function marksOf(key: Key, languages: readonly string[] | undefined): Promise<Row[]> {
  return states().findMany({ where: { ...key, ...(languages ? { language: { $in: languages } } : {}) } });
}

/** Notes again what `marksOf` has said, in place of what is noted now. */
export async function restoreMarks(key: Key, marks: readonly Row[]): Promise<void> {
  for (const { language, version, publishedVersion } of marks)
    await setVersion(key, String(language), { version, publishedVersion });
}

/** Says that a translation is right as it stands, whatever its source says now. */
export async function acceptAsFine(key: Key, language: string): Promise<void> {
  const source = await states().findOne({ where: { ...key, language: DEFAULT_LOCALE } });
  if (!source) return;
  await states().updateMany({ where: { ...key, language }, data: { version: source.version } });
}

async function each(
  key: Key,
  languages: string[] | undefined,
  data: (row: Row) => Record<string, unknown>,
): Promise<void> {
  const where = { ...key, ...(languages ? { language: { $in: languages } } : {}) };
  for (const row of await states().findMany({ where }))
    if (row.language !== DEFAULT_LOCALE) await states().update({ where: { id: row.id }, data: data(row) });
}

/** The languages that an action is about; undefined for all. */
function languagesOf(locale: unknown): string[] | undefined {
  if (locale === '*') return undefined;
  if (Array.isArray(locale)) return locale.map(String);
  return [typeof locale === 'string' && locale ? locale : DEFAULT_LOCALE];
}

/** One note for each language of an entry. */
export async function ensureStateIndex(): Promise<void> {
  await strapi.db.connection.raw(
    'CREATE UNIQUE INDEX IF NOT EXISTS translation_states_row ON translation_states (content_type, entry, language)',
  );
}

const SAVING = new Set(['update', 'discardDraft', 'publish', 'delete']);

/** Notes with each save, in its transaction, from which version of the source a translation was made. */
export function trackTranslations(): void {
  strapi.documents.use(async (context, next) => {
    const { documentId: entry, locale } = context.params as { documentId?: string; locale?: unknown };
    const type = SAVING.has(context.action) && entry ? entryType(context.uid) : undefined;
    if (!type?.localized || !entry) return next();
    const languages = languagesOf(locale);
    const ofSource = !languages || languages.includes(DEFAULT_LOCALE);
    const key = { contentType: type.uid, entry };
    return strapi.db.transaction(async () => {
      const changes = context.action === 'update' || context.action === 'discardDraft';
      const before = changes && ofSource ? await sourceVersion(type, entry) : '';
      const result = await next();
      if (changes && ofSource) await noteChange(type, entry, before);
      if (context.action === 'update')
        for (const language of languages ?? [])
          if (language !== DEFAULT_LOCALE) await noteTranslation(key, language);
      if (context.action === 'discardDraft')
        await each(key, languages, ({ publishedVersion, version }) => ({
          version: publishedVersion ?? version,
        }));
      if (context.action === 'publish')
        await each(key, languages, ({ version }) => ({ publishedVersion: version }));
      if (context.action === 'delete')
        await states().deleteMany({
          where: { ...key, ...(languages ? { language: { $in: languages } } : {}) },
        });
      return result;
    });
  });
}
