import { DEFAULT_LOCALE, isLocale, type Locale, textOf } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { registerAdminRoutes } from '../kit/admin-routes';
import { type EntryType, entryType } from '../kit/entry-types';
import { fieldsOf, whole } from '../kit/request';
import { mayStaff } from '../kit/staff';
import { settings } from '../settings';
import { deniedFields, newEntryKey } from '../versions/entry-key';
import type { EntryKey } from '../versions/version-rows';
import { exportTexts, importTexts } from './exchange';
import { MARKS, type Mark } from './marks';
import { type Line, linesOf, localizedTypes } from './matrix';
import { sourceChanges } from './source-changes';
import { type SourceText, type SourceWords, sourceWords } from './source-words';
import { acceptAsFine } from './track';

const PAGE = 50;

/** A line of the matrix, as JSON. */
export interface ShownLine {
  uid: string;
  type: string;
  label: string;
  single: boolean;
  documentId: string;
  title: string;
  marks: Record<string, Mark>;
}

export interface Matrix {
  data: ShownLine[];
  meta: {
    total: number;
    start: number;
    pageSize: number;
    languages: readonly string[];
    source: string;
    counts: Record<string, Record<Exclude<Mark, 'fine'>, number>>;
    types: { name: string; label: string }[];
  };
}

interface Filter {
  types: EntryType[];
  language: Locale | undefined;
  mark: string;
  search: string;
}

function filterOf(ctx: Context): Filter {
  const type = textOf(ctx.query.type);
  const language = textOf(ctx.query.language);
  const mark = textOf(ctx.query.mark);
  if (mark !== '' && !MARKS.some((known) => known === mark))
    throw new errors.ValidationError(`mark must be one of ${MARKS.join(', ')}.`);
  const types = localizedTypes().filter(
    ({ name, uid }) => (type === '' || name === type) && mayStaff(ctx, 'read', uid),
  );
  const search = textOf(ctx.query.search).trim().toLocaleLowerCase('pl');
  return { types, language: isLocale(language) ? language : undefined, mark, search };
}

/** Lines that a filter leaves: with a mark those that have it, in the language or, without one, in any. */
async function filtered({ types, language, mark, search }: Filter): Promise<Line[]> {
  const { locales } = settings();
  const lines: Line[] = [];
  for (const type of types) lines.push(...(await linesOf(type, locales)));
  return lines.filter(({ title, marks }) => {
    if (search !== '' && !title.toLocaleLowerCase('pl').includes(search)) return false;
    if (mark === '') return true;
    return language ? marks[language] === mark : Object.values(marks).includes(mark as Mark);
  });
}

/** `GET /admin/mall/languages?type=&language=&mark=&search=&start=` */
async function listLanguages(ctx: Context) {
  const filter = filterOf(ctx);
  const lines = await filtered(filter);
  const start = whole(ctx.query.start, 'start', 0, 0, 999_999);
  const { locales } = settings();
  const counts = locales.map((locale) => {
    const of = (mark: Mark) => lines.filter(({ marks }) => marks[locale] === mark).length;
    return [locale, { missing: of('missing'), stale: of('stale'), draft: of('draft') }] as const;
  });
  ctx.body = {
    data: lines
      .slice(start, start + PAGE)
      .map(({ type: { uid, name, label, single }, documentId, title, marks }) => ({
        ...{ uid, type: name, label, single, documentId, title, marks },
      })),
    meta: {
      ...{ total: lines.length, start, pageSize: PAGE },
      ...{ languages: locales, source: DEFAULT_LOCALE, counts: Object.fromEntries(counts) },
      types: localizedTypes()
        .filter(({ uid }) => mayStaff(ctx, 'read', uid))
        .map(({ name, label }) => ({ name, label })),
    },
  } satisfies Matrix;
}

/** `GET /admin/mall/languages/csv?type=&language=&mark=&search=`: the texts of those lines, for a translator. */
async function exportCsv(ctx: Context) {
  const filter = filterOf(ctx);
  if (!filter.language || filter.language === DEFAULT_LOCALE)
    throw new errors.ValidationError('language must be one that is translated into.');
  const lines = await filtered(filter);
  ctx.set('content-type', 'text/csv; charset=utf-8');
  ctx.set('content-disposition', `attachment; filename="${filter.language}.csv"`);
  ctx.body = await exportTexts(lines, filter.language);
}

/** `POST /admin/mall/languages/csv` {file}: what came of each row. */
async function importCsv(ctx: Context) {
  const imported = await importTexts(textOf(fieldsOf(ctx).file), settings().locales, (type, language) =>
    mayStaff(ctx, 'update', type.uid, language),
  );
  if (!imported)
    throw new errors.ValidationError('file: columns', { errors: [{ path: ['file'], message: 'columns' }] });
  ctx.body = { data: imported };
}

/** `POST /admin/mall/languages/fine` {type, entry, language}: somebody has looked, the translation is still right. */
async function postFine(ctx: Context) {
  const { type: name, entry, language } = fieldsOf(ctx);
  const type = localizedTypes().find((one) => one.name === name);
  if (!type || !mayStaff(ctx, 'update', type.uid, textOf(language))) throw new errors.ForbiddenError();
  await acceptAsFine({ contentType: type.uid, entry: textOf(entry) }, textOf(language));
  ctx.body = { data: null };
}

interface Translation {
  type: EntryType;
  source: EntryKey;
  language: string;
}

/**
 * The translation that a call names, to whoever may read it and its source; `type` is the type's uid, an entry that has
 * not been saved yet is ''.
 */
async function translationOf(ctx: Context): Promise<Translation> {
  const source = await newEntryKey(ctx, { ...ctx.query, language: DEFAULT_LOCALE });
  const { language } = await newEntryKey(ctx, ctx.query);
  const type = entryType(source.type);
  if (!type || language === null)
    throw new errors.ValidationError('type must be one whose entries differ by language.');
  return { type, source, language };
}

/**
 * `GET /admin/mall/languages/changes?type=&entry=&language=`: what the source of a translation says otherwise than when
 * the translation was made; nothing for the source itself.
 */
async function listChanges(ctx: Context) {
  const { type, source, language } = await translationOf(ctx);
  const changes = await sourceChanges(type, source.entry, language);
  const names = changes.fields.map(({ field }) => field);
  const denied = await deniedFields(ctx, source, 'read', names);
  const fields = changes.fields.filter(({ field }) => !denied.includes(field));
  ctx.body = { data: { ...changes, fields } };
}

/** `GET /admin/mall/languages/source?type=&entry=&language=`: the texts that a translation is made from. */
async function listSource(ctx: Context) {
  const { type, source, language } = await translationOf(ctx);
  const words = await sourceWords(type, source.entry, language);
  const fieldOf = ({ place }: SourceText) => place[0]?.field ?? '';
  const names = [...new Set(words.texts?.map(fieldOf))];
  const denied = await deniedFields(ctx, source, 'read', names);
  const texts = words.texts?.filter((text) => !denied.includes(fieldOf(text))) ?? null;
  ctx.body = { data: { ...words, texts } satisfies SourceWords };
}

/** What the page about languages, and the panel beside a translation's form, ask for. */
export function registerLanguageRoutes(): void {
  registerAdminRoutes([
    { method: 'GET', path: '/languages', handler: listLanguages },
    { method: 'GET', path: '/languages/csv', handler: exportCsv },
    { method: 'POST', path: '/languages/csv', handler: importCsv },
    { method: 'POST', path: '/languages/fine', handler: postFine },
    { method: 'GET', path: '/languages/changes', handler: listChanges },
    { method: 'GET', path: '/languages/source', handler: listSource },
  ]);
}
