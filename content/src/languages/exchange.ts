import { type CsvRow, csv, DEFAULT_LOCALE, readCsv } from '@mall/contract';
import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { durably } from '../kit/durably';
import { type EntryType, entryType } from '../kit/entry-types';
import { type Row, table } from '../kit/table';
import type { Line } from './matrix';
import { copied, hasPlace, patched } from './patch';
import { components, hashOf, type Part, populateTexts, textsOf } from './texts';
import { OLDER, states } from './track';

const COLUMNS = ['type', 'entry', 'title', 'field', 'language', 'source', 'translation', 'check'] as const;

type Cells = Record<(typeof COLUMNS)[number], string>;

/** Why a row was not taken; the admin has a sentence for each. */
type Refusal = 'type' | 'language' | 'entry' | 'field' | 'place' | 'changed' | 'forbidden' | 'refused';

interface RefusedRow {
  line: number;
  title: string;
  field: string;
  why: Refusal;
  said?: string;
}

export interface Imported {
  /** Texts that were saved, in so many entries. */
  texts: number;
  entries: number;
  /** Rows whose translation was empty or stands there already. */
  same: number;
  refused: RefusedRow[];
  /** The refused rows as a file like the one that was read. */
  file: string;
}

const draft = ({ drafts }: EntryType) => (drafts ? { publishedAt: { $null: true } } : {});

async function rowIn(
  type: EntryType,
  documentId: string,
  locale: string,
  pictures = false,
): Promise<Row | null> {
  return table(type.uid).findOne({
    where: { documentId, locale, ...draft(type) },
    populate: populateTexts(type, components, pictures),
  });
}

const textMap = (type: EntryType, row: Row | null): Map<string, string> =>
  new Map(row ? textsOf(type, row, components).map(({ path, text }) => [path, text]) : []);

const checkOf = (source: string, translation: string): string => `${hashOf(source)}-${hashOf(translation)}`;

/** A file for a translator: a row for each text of the lines in a language, with what stands there now. */
export async function exportTexts(lines: readonly Line[], language: string): Promise<string> {
  const rows: Cells[] = [];
  for (const { type, documentId, title } of lines) {
    const source = textMap(type, await rowIn(type, documentId, DEFAULT_LOCALE));
    const there = textMap(type, await rowIn(type, documentId, language));
    for (const [field, text] of source) {
      const translation = there.get(field) ?? '';
      const check = checkOf(text, translation);
      rows.push({
        type: type.name,
        entry: documentId,
        title,
        field,
        language,
        source: text,
        translation,
        check,
      });
    }
  }
  return rows.length > 0 ? csv(rows) : csv([Object.fromEntries(COLUMNS.map((name) => [name, name]))]);
}

async function save(type: EntryType, documentId: string, locale: string, texts: ReadonlyMap<string, string>) {
  const there = await rowIn(type, documentId, locale);
  const documents = strapi.documents(type.uid as UID.ContentType);
  if (there) {
    const data = patched(type.attributes, there as unknown as Part, texts, components);
    await documents.update({ documentId, locale, data: data as never });
    return;
  }
  const source = await rowIn(type, documentId, DEFAULT_LOCALE, true);
  const data = withTexts(copied(type.attributes, (source ?? {}) as unknown as Part, components), texts);
  await documents.update({ documentId, locale, data: data as never });
}

/** A new version's texts in the parts that were copied for it. */
function withTexts(parts: Part, texts: ReadonlyMap<string, string>): Part {
  const data: Part = { ...parts };
  for (const [path, text] of texts) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let at: Record<string, unknown> = data;
    // A part that stands alone is its own first one.
    for (const step of steps) at = (step in at ? at[step] : at) as Record<string, unknown>;
    at[last] = text;
  }
  return data;
}

/** A row of the file and its columns. */
interface FileRow {
  row: CsvRow;
  cells: Cells;
}

/** Whoever imports may write that type in that language. */
type May = (type: EntryType, language: string) => boolean;

class Reading {
  readonly result: Omit<Imported, 'file'> = { texts: 0, entries: 0, same: 0, refused: [] };
  readonly refusedCells: Record<string, string>[] = [];
  private readonly may: May;
  private readonly locales: readonly string[];

  constructor(may: May, locales: readonly string[]) {
    this.may = may;
    this.locales = locales;
  }

  refuse({ row, cells }: FileRow, why: Refusal, said?: string): void {
    const { title = '', field = '' } = cells;
    this.result.refused.push({ line: row.line, title, field, why, ...(said ? { said } : {}) });
    this.refusedCells.push({ ...row.cells, why: said ?? why });
  }

  /** All rows of an entry in a language: those that are right are saved together. */
  async entry(rows: FileRow[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const { type: name, entry, language } = first.cells;
    const type = entryType(name);
    const all = (why: Refusal, said?: string) => {
      for (const row of rows) this.refuse(row, why, said);
    };
    if (!type?.localized) return all('type');
    if (language === DEFAULT_LOCALE || !this.locales.includes(language)) return all('language');
    if (!this.may(type, language)) return all('forbidden');
    const source = await rowIn(type, entry, DEFAULT_LOCALE);
    if (!source) return all('entry');
    const there = await rowIn(type, entry, language);
    const taken = this.taken(rows, type, source, there);
    if (taken.length === 0) return;
    const sources = textMap(type, source);
    const older = taken.some(
      ({ cells }) => cells.check.split('-')[0] !== hashOf(sources.get(cells.field) ?? ''),
    );
    try {
      await durably(async () => {
        await save(
          type,
          entry,
          language,
          new Map(taken.map(({ cells }) => [cells.field, cells.translation])),
        );
        if (older)
          await states().updateMany({
            where: { contentType: type.uid, entry, language },
            data: { version: OLDER },
          });
      });
      this.result.texts += taken.length;
      this.result.entries += 1;
    } catch (error) {
      if (!(error instanceof errors.ApplicationError)) throw error;
      for (const row of taken) this.refuse(row, 'refused', error.message);
    }
  }

  private taken(rows: FileRow[], type: EntryType, source: Row, there: Row | null): FileRow[] {
    const sources = textMap(type, source);
    const texts = textMap(type, there);
    const seen = new Set<string>();
    return rows.filter((row) => {
      const { field, translation, check } = row.cells;
      const now = texts.get(field) ?? '';
      if (translation === '' || hashOf(translation) === hashOf(now)) {
        this.result.same += 1;
        return false;
      }
      const refusal = ((): Refusal | null => {
        if (!sources.has(field) || seen.has(field)) return 'field';
        if (!hasPlace(type.attributes, (there ?? source) as unknown as Part, field, components))
          return 'place';
        return check.split('-')[1] === hashOf(now) ? null : 'changed';
      })();
      seen.add(field);
      if (refusal) this.refuse(row, refusal);
      return refusal === null;
    });
  }
}

/**
 * Reads such a file back. What is right is saved as drafts, entry by entry; what is not is named and handed back, among
 * it what somebody has changed since the file was made. Undefined: this is no such file.
 */
export async function importTexts(
  file: string,
  locales: readonly string[],
  may: May,
): Promise<Imported | undefined> {
  const read = readCsv(file);
  if (!read || !COLUMNS.every((column) => read.columns.includes(column))) return undefined;
  const reading = new Reading(may, locales);
  const known = read.rows.map((row): FileRow => ({ row, cells: row.cells as Cells }));
  const entries = Map.groupBy(known, ({ cells }) =>
    JSON.stringify([cells.type, cells.entry, cells.language]),
  );
  for (const one of entries.values()) await reading.entry(one);
  return { ...reading.result, file: reading.refusedCells.length > 0 ? csv(reading.refusedCells) : '' };
}
