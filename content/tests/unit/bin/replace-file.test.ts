import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const TYPES = ['cinema-section', 'job'];
const FILE = 'plugin::upload.file';

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let files: typeof import('../../../src/bin/deleted-files');
let places: typeof import('../../../src/bin/file-places');
let texts: typeof import('../../../src/languages/texts');

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
  database = await openDatabase(['bin-item', 'translation-state', 'purge-outbox', ...TYPES], {
    library: true,
  });
  Object.assign(strapi, {
    contentTypes: Object.fromEntries(TYPES.map((name) => [`api::${name}.${name}`, schemaOf(name)])),
    components: {},
    requestContext: { get: () => undefined },
    plugin: () => ({ service: () => service }),
  });
  mkdirSync(uploads(), { recursive: true });
  ({ table } = await import('../../../src/kit/table'));
  files = await import('../../../src/bin/deleted-files');
  places = await import('../../../src/bin/file-places');
  texts = await import('../../../src/languages/texts');
  files.guardFiles();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const name of [FILE, 'bin-item', 'translation-state', 'purge-outbox', ...TYPES])
    await table(name).deleteMany({ where: {} });
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

test('texts and links follow the file, and their pages are made anew', async () => {
  const { id } = await file('rules_1');
  await cinema({ href: '/uploads/rules_1.pdf' });
  await cinema({ href: '/uploads/rules_1.pdf', publishedAt: new Date(0) });
  await replace(id, { hash: 'rules_2', ext: '.odt', bytes: 'new' });
  const rows = await table('cinema-section').findMany({});
  expect(rows.map(({ href }) => href)).toEqual(['/uploads/rules_2.odt', '/uploads/rules_2.odt']);
  expect(await table('purge-outbox').findMany({})).toMatchObject([{ tags: ['cinema', 'uploads'] }]);
});

test('a translation stays as fresh, or as stale, as it was', async () => {
  const { id } = await file('rules_1');
  const key = { contentType: 'api::cinema-section.cinema-section', entry: 'cinema' };
  const versionNow = async () => {
    const row = await table('cinema-section').findOne({ where: { locale: 'pl-PL' } });
    const { attributes } = schemaOf('cinema-section') as unknown as Parameters<typeof texts.textsOf>[0];
    return row ? texts.versionOf(texts.textsOf({ attributes }, row, texts.components)) : '';
  };
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
