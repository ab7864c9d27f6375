import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminRoute } from '../../../src/kit/admin-routes';
import type { Attribute } from '../../../src/kit/entry-types';
import { changedTexts, stateWith } from '../../../src/languages/source-changes';
import { textsOf, versionOf } from '../../../src/languages/texts';
import { openDatabase, rowsHaveNoCreator, type TestDatabase } from '../database';

const localized = { pluginOptions: { i18n: { localized: true } } };

describe('the version that a translation was made from', () => {
  const type: { attributes: Record<string, Attribute> } = {
    attributes: {
      name: { type: 'string', ...localized },
      phone: { type: 'string' },
      rows: { type: 'component', component: 'x.row', repeatable: true, ...localized },
    },
  };
  const PARTS: Record<string, Record<string, Attribute>> = {
    'x.row': {
      label: { type: 'string' },
      entryTitle: { type: 'string' },
      picture: { type: 'media' },
      tone: { type: 'enumeration' },
    },
  };
  const read = (uid: string) => PARTS[uid] ?? {};
  /** As the database has it, with what no version keeps. */
  const row = (name: string, label: string) => ({
    ...{ id: 1, documentId: 'd', name, phone: '1' },
    rows: [{ id: 4, label, entryTitle: label, picture: { id: 9 }, tone: 'loud' }],
  });
  const state = (name: string, label: string, picture = 9) => ({
    ...{ name, phone: '1' },
    rows: [{ label, picture, tone: 'loud' }],
  });
  const mark = versionOf(textsOf(type, row('Rabat', 'Buty'), read));

  it('is known by its texts, parts among them, whatever else stands in it', () => {
    const kept = [state('Rabat', 'Kurtki'), { ...state('Rabat', 'Buty', 7), phone: '2' }];
    expect(stateWith(mark, type, kept, read)).toBe(kept[1]);
    expect(stateWith(mark, type, kept.slice(0, 1), read)).toBeUndefined();
  });

  it('is compared by its texts alone', () => {
    const now = { ...state('Rabat', 'Buty i torby', 7), phone: '2' };
    expect(changedTexts(type, state('Rabat', 'Buty'), now, read)).toEqual([
      {
        field: 'rows',
        words: [
          { kind: 'same', text: 'Buty ' },
          { kind: 'new', text: 'i torby ' },
        ],
      },
    ]);
    expect(changedTexts(type, state('Rabat', 'Buty'), state('Rabat', 'Buty', 7), read)).toEqual([]);
  });
});

const TYPE = 'api::job.job';
const SCHEMA = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../src/api/job/content-types/job/schema.json'), 'utf8'),
) as { attributes: object; pluginOptions: object };

type Change = { uid: string; action: string; params: Record<string, unknown> };
type Middleware = (change: Change, next: () => Promise<unknown>) => Promise<unknown>;

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
const middlewares: Middleware[] = [];
const routes = new Map<string, AdminRoute['handler']>();
/** What the role of whoever asks may not do, "read en" or "read description". */
let denied: string[] = [];

/** Saves an entry in a language as Strapi's document service does. */
function save(locale: string, data: Record<string, unknown>): Promise<unknown> {
  const change = { uid: TYPE, action: 'update', params: { documentId: 'j1', locale, data } };
  const write = async () => {
    await table(TYPE).updateMany({ where: { documentId: 'j1', locale }, data });
    return { documentId: 'j1' };
  };
  return middlewares.reduceRight<() => Promise<unknown>>((next, one) => () => one(change, next), write)();
}

async function ask(route: string, { method = 'GET', ...given }: Record<string, string>): Promise<unknown> {
  const ctx = {
    ...{ state: { userAbility: {} }, query: given, request: { body: given }, body: undefined as unknown },
    set: () => undefined,
  };
  await routes.get(`${method} /mall/languages${route}`)?.(ctx as unknown as Context);
  return ctx.body;
}

const changes = (language: string) => ask('/changes', { type: TYPE, entry: 'j1', language });

beforeAll(async () => {
  process.env.LOCALES = 'pl-PL,en,cs-CZ';
  database = await openDatabase(['content-version', 'translation-state', 'job']);
  const may = (of?: { locale?: string }, field?: string) => !denied.includes(`read ${field ?? of?.locale}`);
  Object.assign(globalThis.strapi, {
    contentTypes: { [TYPE]: SCHEMA },
    components: {},
    requestContext: { get: () => undefined },
    server: {
      routes: ({ routes: given }: { routes: AdminRoute[] }) => {
        for (const { method, path, handler } of given) routes.set(`${method} ${path}`, handler);
      },
    },
    service: () => ({
      getNestedFields: ({ attributes }: { attributes: object }) => Object.keys(attributes),
    }),
    plugin: () => ({ service: () => ({ create: () => ({ can: { read: may, update: () => true } }) }) }),
    documents: { use: (middleware: Middleware) => middlewares.push(middleware) },
  });
  rowsHaveNoCreator();
  ({ table } = await import('../../../src/kit/table'));
  (await import('../../../src/languages/track')).trackTranslations();
  (await import('../../../src/versions/keep-versions')).keepVersions();
  (await import('../../../src/languages/staff-routes')).registerLanguageRoutes();
});
beforeEach(async () => {
  denied = [];
  for (const name of ['content-version', 'translation-state', TYPE])
    await table(name).deleteMany({ where: {} });
  for (const [locale, name] of [
    ['pl-PL', 'Barista'],
    ['en', 'Barista'],
    ['cs-CZ', 'Barista'],
  ])
    await table(TYPE).create({ data: { documentId: 'j1', locale, name, description: 'Praca zmianowa.' } });
});
afterAll(() => database.close());

describe('what has changed in the source of a translation', () => {
  it('is nothing before its first change, and what was saved since then', async () => {
    expect(await changes('en')).toEqual({ data: { state: 'same', source: 'pl-PL', fields: [] } });
    await save('pl-PL', { description: 'Praca dzienna.' });
    expect(await changes('en')).toEqual({
      data: {
        state: 'changed',
        source: 'pl-PL',
        fields: [
          {
            field: 'description',
            words: [
              { kind: 'same', text: 'Praca ' },
              { kind: 'gone', text: 'zmianowa. ' },
              { kind: 'new', text: 'dzienna. ' },
            ],
          },
        ],
      },
    });
  });

  it('counts from the last time that the translation was saved, or called right', async () => {
    await save('pl-PL', { name: 'Barista zmianowy' });
    await save('en', { name: 'Shift barista' });
    await save('pl-PL', { name: 'Barista nocny' });
    await save('pl-PL', { description: 'Praca nocna.' });
    const fields = async (language: string) => {
      const { data } = (await changes(language)) as { data: { fields: { words: { text: string }[] }[] } };
      return data.fields.map(({ words }) => words.map(({ text }) => text.trim()));
    };
    expect(await fields('en')).toEqual([
      ['Barista', 'zmianowy', 'nocny'],
      ['Praca', 'zmianowa.', 'nocna.'],
    ]);
    expect(await fields('cs-CZ')).toEqual([
      ['Barista', 'nocny'],
      ['Praca', 'zmianowa.', 'nocna.'],
    ]);
    await ask('/fine', { method: 'POST', type: 'job', entry: 'j1', language: 'cs-CZ' });
    expect(await fields('cs-CZ')).toEqual([]);
    await save('pl-PL', { name: 'Barista' });
    expect(await fields('cs-CZ')).toEqual([['Barista', 'nocny']]);
  });

  it('is said to be unknown where no version of then is kept any more', async () => {
    await save('pl-PL', { name: 'Barista zmianowy' });
    await save('pl-PL', { name: 'Barista nocny' });
    await table('content-version').deleteMany({ where: { number: 1 } });
    expect(await changes('en')).toEqual({ data: { state: 'not-kept', source: 'pl-PL', fields: [] } });
  });

  it('lies as far back as versions are kept', async () => {
    for (let at = 0; at < 35; at += 1) await save('pl-PL', { name: `Barista ${at}` });
    expect(await changes('en')).toMatchObject({ data: { state: 'changed' } });
  });

  it('is told to whoever may read the entry in both languages, as far as they may', async () => {
    await save('pl-PL', { name: 'Barista nocny', description: 'Praca nocna.' });
    denied = ['read description'];
    expect(await changes('en')).toMatchObject({ data: { fields: [{ field: 'name' }] } });
    for (const language of ['en', 'pl-PL']) {
      denied = [`read ${language}`];
      await expect(changes('en')).rejects.toMatchObject({ name: 'ForbiddenError' });
    }
  });

  it('is nothing in the source itself, and is asked of types that differ by language', async () => {
    await save('pl-PL', { name: 'Barista nocny' });
    expect(await changes('pl-PL')).toMatchObject({ data: { state: 'same' } });
    const { pluginOptions: _localized, ...unlocalized } = SCHEMA;
    strapi.contentTypes[TYPE] = unlocalized as never;
    try {
      await expect(changes('en')).rejects.toThrow('type must be one whose entries differ by language');
    } finally {
      strapi.contentTypes[TYPE] = SCHEMA as never;
    }
  });
});

describe('the words of a source', () => {
  const words = (language: string, entry = 'j1') => ask('/source', { type: TYPE, entry, language });
  const step = (field: string) => [{ field, of: null, part: null }];

  it('are those of its draft, with what has changed since the translation was made', async () => {
    expect(await words('en')).toEqual({
      data: {
        source: 'pl-PL',
        texts: [
          { place: step('name'), text: 'Barista', words: null },
          { place: step('description'), text: 'Praca zmianowa.', words: null },
        ],
      },
    });
    await save('pl-PL', { name: 'Barista nocny' });
    expect(await words('en')).toMatchObject({
      data: {
        texts: [
          {
            text: 'Barista nocny',
            words: [
              { kind: 'same', text: 'Barista ' },
              { kind: 'new', text: 'nocny' },
            ],
          },
          { words: null },
        ],
      },
    });
  });

  it('are told where the translation is not there yet', async () => {
    await table(TYPE).deleteMany({ where: { locale: 'en' } });
    await save('pl-PL', { name: 'Barista nocny' });
    expect(await words('en')).toMatchObject({ data: { texts: [{ words: null }, { words: null }] } });
  });

  it('are none where the source is not there; nor is anything said of what has changed', async () => {
    await table(TYPE).deleteMany({ where: { locale: 'pl-PL' } });
    for (const entry of ['j1', '']) {
      expect(await words('en', entry)).toEqual({ data: { source: 'pl-PL', texts: null } });
      expect(await ask('/changes', { type: TYPE, entry, language: 'en' })).toEqual({
        data: { state: 'no-source', source: 'pl-PL', fields: [] },
      });
    }
  });

  it('are told to whoever may read the entry in both languages, as far as they may', async () => {
    denied = ['read description'];
    expect(await words('en')).toMatchObject({ data: { texts: [{ text: 'Barista' }] } });
    for (const language of ['en', 'pl-PL']) {
      denied = [`read ${language}`];
      await expect(words('en')).rejects.toMatchObject({ name: 'ForbiddenError' });
    }
  });
});
