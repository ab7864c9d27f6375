import { LOCALES, type Locale } from '@mall/contract';
import type { UID } from '@strapi/strapi';
import { type EntryType, entryType } from '../kit/entry-types';
import { table } from '../kit/table';
import { settings } from '../settings';
import { hashOf, type Memory } from './memory';
import { refusalOf } from './refusal';
import { idOf, type Reference, withReferences } from './values';

/** An entry in one language, as an importer sends it. */
export interface ImportedEntry extends Reference {
  /** Null: of a type without languages. */
  locale: Locale | null;
  /** By field, in the manner of `values.ts`; fields that are not named stay as they are. */
  values: Record<string, unknown>;
}

interface ImportResult extends Reference {
  locale?: Locale | null;
  /** `same`: as it was sent last time, whatever the staff have made of it since. */
  outcome: 'made' | 'changed' | 'same' | 'removed' | 'refused';
  /** Why it was refused, with the field. */
  reason?: string;
}

interface Documents {
  create(params: object): Promise<unknown>;
  update(params: object): Promise<unknown>;
  delete(params: object): Promise<{ entries: unknown[] }>;
}

const documentsOf = ({ uid }: EntryType) => strapi.documents(uid as UID.ContentType) as unknown as Documents;

/** The entry of a type that has one alone goes by the id that it has. */
async function documentOf(type: EntryType, reference: Reference): Promise<{ id: string; exists: boolean }> {
  const id = idOf(reference);
  const row = await table(type.uid).findOne(
    type.single ? { select: ['documentId'] } : { where: { documentId: id }, select: ['documentId'] },
  );
  return { id: row?.documentId ?? id, exists: row !== null };
}

const unknownType = (name: string) => `type: there is no content of the type "${name}".`;

/** What of an entry cannot be, in words; undefined where nothing is amiss. */
function objection(
  { type: name, locale, values }: ImportedEntry,
  type: EntryType | undefined,
): string | undefined {
  if (!type) return unknownType(name);
  if (type.localized && (locale === null || !settings().locales.includes(locale)))
    return `locale: must be one of ${settings().locales.join(', ')}, which LOCALES says.`;
  if (!type.localized && locale !== null) return `locale: ${name} has no languages.`;
  const unknown = Object.keys(values).find((field) => !(field in type.attributes));
  return unknown === undefined ? undefined : `${unknown}: ${name} has no such field.`;
}

async function save(entry: ImportedEntry, type: EntryType, memory: Memory): Promise<ImportResult['outcome']> {
  const { locale } = entry;
  const data = await withReferences(entry.values, {
    file: async (key) => memory.files[key]?.id,
    entry: async (reference) => {
      const target = entryType(reference.type);
      const found = target && (await documentOf(target, reference));
      return found?.exists ? found.id : undefined;
    },
  });
  const { id, exists } = await documentOf(type, entry);
  const place = `${entry.type}:${entry.key}:${locale ?? ''}`;
  const hash = hashOf(JSON.stringify(data));
  if (exists && memory.entries[place] === hash) return 'same';
  const params = { ...(locale === null ? {} : { locale }), ...(type.drafts ? { status: 'published' } : {}) };
  if (exists) await documentsOf(type).update({ documentId: id, data, ...params });
  else await documentsOf(type).create({ data: { ...data, documentId: id }, ...params });
  memory.entries[place] = hash;
  return exists ? 'changed' : 'made';
}

/**
 * Writes entries one after the other, as an editor's publishing does: with its checks, versions and purges. One that is
 * refused stops no other. @param memory is told what was written
 */
export async function importEntries(
  entries: readonly ImportedEntry[],
  memory: Memory,
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  for (const entry of entries) {
    const { type: name, key, locale } = entry;
    const type = entryType(name);
    const amiss = objection(entry, type);
    if (amiss !== undefined || !type) {
      results.push({ type: name, key, locale, outcome: 'refused', reason: amiss ?? '' });
      continue;
    }
    try {
      results.push({ type: name, key, locale, outcome: await save(entry, type, memory) });
    } catch (error) {
      results.push({ type: name, key, locale, outcome: 'refused', reason: refusalOf(error) });
    }
  }
  return results;
}

/** Takes entries away in all their languages, to the bin. */
export async function removeEntries(
  references: readonly Reference[],
  memory: Memory,
): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  for (const { type, key } of references) {
    const reason = await remove({ type, key }, memory).catch(refusalOf);
    results.push(
      reason === undefined ? { type, key, outcome: 'removed' } : { type, key, outcome: 'refused', reason },
    );
  }
  return results;
}

/** @returns why it cannot be, in words; undefined once it is gone */
async function remove(reference: Reference, memory: Memory): Promise<string | undefined> {
  const { type: name, key } = reference;
  const type = entryType(name);
  if (!type) return unknownType(name);
  const { id, exists } = await documentOf(type, reference);
  if (!exists) return `key: there is no ${name} "${key}" that was sent.`;
  await documentsOf(type).delete({ documentId: id, ...(type.localized ? { locale: '*' } : {}) });
  for (const locale of ['', ...LOCALES]) delete memory.entries[`${name}:${key}:${locale}`];
}

/** Entries of earlier imports that nobody has taken away since, each once for all its languages. */
export async function importedEntries(memory: Memory): Promise<Reference[]> {
  const places = Object.keys(memory.entries).map((place) => place.slice(0, place.lastIndexOf(':')));
  const there: Reference[] = [];
  for (const place of new Set(places)) {
    const [name = '', ...rest] = place.split(':');
    const reference = { type: name, key: rest.join(':') };
    const type = entryType(name);
    if (type && (await documentOf(type, reference)).exists) there.push(reference);
  }
  return there;
}
