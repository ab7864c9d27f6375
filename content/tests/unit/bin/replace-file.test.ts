import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const TYPES = ['cinema-section', 'job'];
const KEPT = ['bin-item', 'content-version', 'schedule', 'translation-state', 'purge-outbox'];
const FILE = 'plugin::upload.file';
const CINEMA = 'api::cinema-section.cinema-section';

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let files: typeof import('../../../src/bin/deleted-files');
let places: typeof import('../../../src/bin/file-places');
let texts: typeof import('../../../src/languages/texts');
let keepAddresses: Middleware;

type Middleware = Parameters<typeof strapi.documents.use>[0];

interface Given {
  hash: string;
  ext: string;
  bytes: string;
}

const uploads = () => join(database.folder, 'content/public/uploads');
const lies = (name: string) => existsSync(join(uploads(), name));
const bytesOf = (name: string) => readFileSync(join(uploads(), name), 'utf8');

/** What of Strapi's service does with rows and bytes. */
const service = {
  async upload({ files: { hash, ext, bytes } }: { files: Given }) {
    if (bytes === '') throw new Error('File is not a valid image');
    writeFileSync(join(uploads(), hash + ext), bytes);
    const url = `/uploads/${hash}${ext}`;
    return [await table(FILE).create({ data: { name: `${hash}${ext}`, hash, ext, url, provider: 'local' } })];
  },
  remove: ({ id }: { id: number }) => table(FILE).deleteMany({ where: { id } }),
  updateFileInfo: (id: number, data: object) => table(FILE).update({ where: { id }, data: { ...data } }),
  replace: (_id: number, _given: object): Promise<unknown> => Promise.reject(new Error('writes over')),
};

const replace = (id: number, file: Given, fileInfo?: object) =>
  service.replace(id, { data: { fileInfo }, file });

const schemaOf = (name: string) =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../../src/api/${name}/content-types/${name}/schema.json`),
      'utf8',
    ),
  ) as { info: { displayName: string } };

beforeAll(async () => {
  process.env.WEBSITE_URL = 'http://127.0.0.1:3000';
  database = await openDatabase([...KEPT, ...TYPES], { library: true });
  Object.assign(strapi, {
    contentTypes: Object.fromEntries(TYPES.map((name) => [`api::${name}.${name}`, schemaOf(name)])),
    components: {},
    requestContext: { get: () => undefined },
    plugin: () => ({ service: () => service }),
    documents: { use: (one: Middleware) => (keepAddresses = one) },
  });
  mkdirSync(uploads(), { recursive: true });
  ({ table } = await import('../../../src/kit/table'));
  files = await import('../../../src/bin/deleted-files');
  places = await import('../../../src/bin/file-places');
  texts = await import('../../../src/languages/texts');
  files.guardFiles();
  (await import('../../../src/bin/late-addresses')).keepAddressesOfNow();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const name of [FILE, ...KEPT, ...TYPES]) await table(name).deleteMany({ where: {} });
});

/** A file of the library, whose bytes are its name. */
async function file(hash: string, ext = '.pdf') {
  const [made] = await service.upload({ files: { hash, ext, bytes: `${hash}${ext}` } });
  if (!made) throw new Error('no file');
  return made;
}

const cinema = (data: object, locale = 'pl-PL') =>
  table('cinema-section').create({ data: { documentId: 'cinema', heading: 'Kino', locale, ...data } });

const item = async () => {
  const [only, ...others] = await table('bin-item').findMany({});
  if (!only || others.length > 0) throw new Error('there is not one item in the bin');
  return { id: only.id, what: only.what as Parameters<typeof files.restoreFile>[1] };
};

test('new bytes have an address of their own, and those of before wait in the bin', async () => {
  const { id } = await file('plan_1');
  await replace(id, { hash: 'plan_2', ext: '.png', bytes: 'new' }, { alternativeText: 'Plan' });
  expect(await table(FILE).findMany({})).toMatchObject([
    {
      id,
      name: 'plan_2.png',
      hash: 'plan_2',
      ext: '.png',
      url: '/uploads/plan_2.png',
      alternativeText: 'Plan',
    },
  ]);
  expect(bytesOf('plan_2.png')).toBe('new');
  expect(lies('plan_1.pdf')).toBe(false);
  const kept = await item();
  expect(readFileSync(join(database.folder, `content/bin/${kept.id}/plan_1.pdf`), 'utf8')).toBe('plan_1.pdf');
});

test('what comes back changes places with what is there', async () => {
  const { id } = await file('menu_1');
  await replace(id, { hash: 'menu_2', ext: '.pdf', bytes: 'new' });
  const kept = await item();
  await table('bin-item').deleteMany({ where: { id: kept.id } });
  expect(await files.restoreFile(kept.id, kept.what)).toEqual(['menu_2.pdf']);
  expect(await table(FILE).findMany({})).toMatchObject([{ id, hash: 'menu_1', url: '/uploads/menu_1.pdf' }]);
  expect(bytesOf('menu_1.pdf')).toBe('menu_1.pdf');
  expect((await item()).what.names).toEqual(['menu_2.pdf']);
});

test('a file that is no picture after all leaves everything as it was', async () => {
  const { id } = await file('hall_1', '.png');
  await expect(replace(id, { hash: 'hall_2', ext: '.png', bytes: '' })).rejects.toThrow('not a valid image');
  expect(await table(FILE).findMany({})).toMatchObject([{ id, hash: 'hall_1' }]);
  expect(await table('bin-item').count({})).toBe(0);
  expect(lies('hall_1.png')).toBe(true);
});

test('a file that is not there is not replaced', async () => {
  await expect(replace(4711, { hash: 'none', ext: '.png', bytes: 'x' })).rejects.toThrow('Not Found');
  expect(await table(FILE).count({})).toBe(0);
});

test('the address in a text or a link is a use', async () => {
  const linked = await file('rules_1');
  const written = await file('form_1');
  const unused = await file('form_11');
  await cinema({ href: '/uploads/rules_1.pdf' });
  await table('job').create({
    data: { documentId: 'job', name: 'Kasjer', locale: 'pl-PL', description: '[Druk](/uploads/form_1.pdf)' },
  });
  const uses = async ({ id, hash }: { id: number; hash?: unknown }) =>
    (await places.placesOf({ id, hash: String(hash) })).map(({ entry }) => entry);
  expect(await uses(linked)).toEqual(['cinema']);
  expect(await uses(written)).toEqual(['job']);
  expect(await uses(unused)).toEqual([]);
  await expect(service.remove(linked)).rejects.toThrow('jest użyty: „Kino”');
});

test('the fields that hold a file are told once each, a link to it is none', async () => {
  const { id, hash } = await file('hall_1', '.png');
  await cinema({ href: '/uploads/hall_1.png' });
  const fields = async () => (await places.usesOf({ id, hash: String(hash) })).fields;
  expect(await fields()).toEqual([]);
  const held = { file_id: id, related_type: CINEMA, field: 'media' };
  const rows = () => strapi.db.connection('files_related_mph');
  await rows().insert([1, 2].map((related_id) => ({ ...held, related_id })));
  expect(await fields()).toEqual([`${CINEMA}.media`]);
  await rows().delete();
});

test('texts and links follow the file, and their pages are made anew', async () => {
  const { id } = await file('rules_1');
  await cinema({ href: '/uploads/rules_1.pdf' });
  await cinema({ href: '/uploads/rules_1.pdf', publishedAt: new Date(0) });
  await replace(id, { hash: 'rules_2', ext: '.odt', bytes: 'new' });
  const rows = await table('cinema-section').findMany({});
  expect(rows.map(({ href }) => href)).toEqual(['/uploads/rules_2.odt', '/uploads/rules_2.odt']);
  expect(await table('purge-outbox').findMany({})).toMatchObject([{ tags: ['cinema', 'uploads'] }]);
});

describe('a form that was open while a file was replaced', () => {
  /** What of a form's save is stored. */
  const saved = async (uid: string, data: object) => {
    const context = { uid, action: 'update', params: { documentId: 'cinema', data } };
    await keepAddresses(context as unknown as Parameters<Middleware>[0], async () => null);
    return context.params.data;
  };
  const JOB = 'api::job.job';

  test('names it by its address of now, however often that changed', async () => {
    const { id } = await file('rules_1');
    await replace(id, { hash: 'rules_2', ext: '.odt', bytes: 'second' });
    await replace(id, { hash: 'rules_3', ext: '.pdf', bytes: 'third' });
    const now = { heading: 'Kino', href: '/uploads/rules_3.pdf' };
    for (const name of ['rules_1.pdf', 'rules_2.odt', 'rules_3.pdf'])
      expect(await saved(CINEMA, { heading: 'Kino', href: `/uploads/${name}` })).toEqual(now);
    const text = 'Zasady ([PDF](https://galeria.example/media/rules_1.pdf)), /uploads/rules_2.odt.';
    expect(await saved(JOB, { name: 'Kasjer', description: text })).toEqual({
      name: 'Kasjer',
      description: 'Zasady ([PDF](https://galeria.example/media/rules_3.pdf)), /uploads/rules_3.pdf.',
    });
  });

  test('leads back when the file came back from the bin', async () => {
    const { id } = await file('rules_1');
    await replace(id, { hash: 'rules_2', ext: '.pdf', bytes: 'new' });
    const kept = await item();
    await table('bin-item').deleteMany({ where: { id: kept.id } });
    await files.restoreFile(kept.id, kept.what);
    expect(await saved(CINEMA, { href: '/uploads/rules_2.pdf' })).toEqual({ href: '/uploads/rules_1.pdf' });
    expect(await saved(CINEMA, { href: '/uploads/rules_1.pdf' })).toEqual({ href: '/uploads/rules_1.pdf' });
  });

  test('plans it by its address of now', async () => {
    const { id } = await file('rules_1');
    await replace(id, { hash: 'rules_2', ext: '.pdf', bytes: 'new' });
    const key = {
      contentType: CINEMA,
      entry: 'cinema',
      language: 'en',
      state: 'waiting',
      dueAt: new Date(0),
    };
    await table('schedule').create({
      data: { ...key, action: 'save', fields: { href: '/uploads/rules_1.pdf' } },
    });
    await table('schedule').create({ data: { ...key, action: 'unpublish' } });
    const plans = await table('schedule').findMany({});
    expect(plans.map(({ fields }) => fields)).toEqual([{ href: '/uploads/rules_2.pdf' }, null]);
  });

  test('says what it said of other files, of none, and where visitors read an address', async () => {
    const replaced = await file('rules_1');
    const gone = await file('gone_1');
    await file('rules_11');
    await replace(replaced.id, { hash: 'rules_2', ext: '.pdf', bytes: 'new' });
    await service.remove(gone);
    for (const name of ['rules_11.pdf', 'xrules_1.pdf', 'rules_1.odt', 'gone_1.pdf', 'never.pdf'])
      expect(await saved(CINEMA, { href: `/uploads/${name}` })).toEqual({ href: `/uploads/${name}` });
    const heading = 'Regulamin: /uploads/rules_1.pdf';
    expect(await saved(CINEMA, { heading, href: null })).toEqual({ heading, href: null });
    expect(await saved('plugin::upload.file', { url: '/uploads/rules_1.pdf' })).toEqual({
      url: '/uploads/rules_1.pdf',
    });
  });

  test('asks the bin for nothing where no file is named', async () => {
    const { query } = strapi.db;
    Object.assign(strapi.db, {
      query: () => {
        throw new Error('asked');
      },
    });
    try {
      const data = { href: 'https://kino.example/uploads', heading: 'Kino' };
      expect(await saved(CINEMA, data)).toBe(data);
    } finally {
      Object.assign(strapi.db, { query });
    }
  });
});

const versionIn = (row: object | null) => {
  const { attributes } = schemaOf('cinema-section') as unknown as Parameters<typeof texts.textsOf>[0];
  return row
    ? texts.versionOf(
        texts.textsOf({ attributes }, row as Parameters<typeof texts.textsOf>[1], texts.components),
      )
    : '';
};

test('a translation stays as fresh, or as stale, as it was', async () => {
  const { id } = await file('rules_1');
  const key = { contentType: CINEMA, entry: 'cinema' };
  const versionNow = async () =>
    versionIn(await table('cinema-section').findOne({ where: { locale: 'pl-PL' } }));
  await cinema({ href: '/uploads/rules_1.pdf' });
  const version = await versionNow();
  for (const language of ['pl-PL', 'en'])
    await table('translation-state').create({ data: { ...key, language, version } });
  await table('translation-state').create({ data: { ...key, language: 'cs', version: 'older' } });
  await replace(id, { hash: 'rules_2', ext: '.pdf', bytes: 'new' });
  const now = await versionNow();
  expect(now).not.toBe(version);
  const states = await table('translation-state').findMany({});
  expect(states.map(({ language, version: made }) => [language, made])).toEqual([
    ['pl-PL', now],
    ['en', now],
    ['cs', 'older'],
  ]);
});

describe('what is kept of an entry from before', () => {
  const before = { heading: 'Kino', href: '/uploads/rules_1.pdf' };
  const after = { heading: 'Kino', href: '/uploads/rules_2.odt' };
  const replaced = async () =>
    replace((await file('rules_1')).id, { hash: 'rules_2', ext: '.odt', bytes: 'new' });
  const version = (number: number, state: object, language = 'pl-PL') =>
    table('content-version').create({
      data: { type: CINEMA, entry: 'cinema', language, number, action: 'saved', changes: ['href'], state },
    });

  test('names the file as it is now: versions in every language', async () => {
    await version(1, before);
    await version(2, before, 'en');
    // Of nobody: its address begins alike.
    await version(3, { href: '/uploads/rules_11.pdf', heading: 'Regulamin: /uploads/rules_1.pdf' });
    await replaced();
    const rows = await table('content-version').findMany({ orderBy: [{ number: 'asc' }] });
    expect(rows.map(({ state }) => state)).toEqual([
      after,
      after,
      // A heading is no address: visitors read it.
      { href: '/uploads/rules_11.pdf', heading: 'Regulamin: /uploads/rules_1.pdf' },
    ]);
  });

  test('and what waits in the bin, or to be saved at its minute', async () => {
    const plan = {
      ...{ contentType: CINEMA, entry: 'cinema', language: 'en', action: 'save', state: 'waiting' },
      ...{ dueAt: new Date('2030-01-01T09:00:00Z'), fields: before },
    };
    await table('schedule').create({ data: plan });
    const states = [{ language: 'en', state: before }];
    const what = { entry: 'gone', states, plans: [plan], marks: [] };
    await table('bin-item').create({ data: { kind: 'entry', type: CINEMA, title: 'Kino', what } });
    await replaced();
    expect((await table('schedule').findMany({}))[0]?.fields).toEqual(after);
    const [kept] = await table('bin-item').findMany({ where: { kind: 'entry' } });
    expect(kept?.what).toMatchObject({ states: [{ state: after }], plans: [{ fields: after }] });
  });

  test('is found by the mark of a translation that was made from it', async () => {
    await version(1, before);
    await cinema({ href: '/uploads/rules_1.pdf', heading: 'Kino letnie' });
    const made = versionIn(before);
    await table('translation-state').create({
      data: { contentType: CINEMA, entry: 'cinema', language: 'en', version: made, publishedVersion: made },
    });
    await replaced();
    expect(await table('translation-state').findMany({})).toMatchObject([
      { version: versionIn(after), publishedVersion: versionIn(after) },
    ]);
  });

  test('leads back when the file is brought back from the bin', async () => {
    await version(1, before);
    await replaced();
    const kept = await item();
    expect((await table('content-version').findMany({}))[0]?.state).toEqual(after);
    await files.restoreFile(kept.id, kept.what);
    expect((await table('content-version').findMany({}))[0]?.state).toEqual(before);
  });
});
