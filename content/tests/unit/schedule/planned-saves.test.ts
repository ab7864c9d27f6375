import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const SOURCE = join(import.meta.dirname, '../../../src');
const HEADER = { type: 'api::header.header', entry: 'header', language: 'pl-PL' };

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let saves: typeof import('../../../src/schedule/planned-saves');

const read = (path: string): object => JSON.parse(readFileSync(join(SOURCE, path), 'utf8'));

/** What the document service was asked to save. */
const saved: object[] = [];

beforeAll(async () => {
  database = await openDatabase(['header', 'content-version'], { library: true });
  const parts = readdirSync(join(SOURCE, 'components/header')).map((file) => [
    `header.${file.replace('.json', '')}`,
    read(`components/header/${file}`),
  ]);
  Object.assign(strapi, {
    contentTypes: { 'api::header.header': read('api/header/content-types/header/schema.json') },
    components: Object.fromEntries(parts),
    documents: () => ({ update: async (asked: object) => saved.push(asked) }),
  });
  ({ table } = await import('../../../src/kit/table'));
  saves = await import('../../../src/schedule/planned-saves');
});
afterAll(() => database.close());
beforeEach(async () => {
  saved.length = 0;
  for (const name of ['header', 'content-version', 'plugin::upload.file'])
    await table(name).deleteMany({ where: {} });
  await table('header').create({
    data: { documentId: 'header', locale: 'pl-PL', centreName: 'Galeria', dailyMenuPage: '/menu' },
  });
});

test('of a form only what it changes is planned, parts as they are to stand', async () => {
  const sent = {
    centreName: 'Galeria',
    dailyMenuPage: '/menu',
    stickyBar: { id: 4, description: 'Black Friday', href: '/oferty', isActive: true },
    centreLogo: { id: 5, name: 'Znak', media: { id: 7, name: 'znak.svg', url: '/uploads/znak.svg' } },
    socialLogo: [],
    updatedAt: '2026-11-27T18:00:00Z',
  };
  expect(await saves.changesOf(HEADER, sent, undefined)).toEqual({
    stickyBar: { description: 'Black Friday', href: '/oferty', isActive: true },
    centreLogo: expect.objectContaining({ media: [7] }),
  });
});

test('nothing is planned that nobody has changed, nor of an entry that is gone', async () => {
  expect(await saves.changesOf(HEADER, { centreName: 'Galeria' }, undefined)).toEqual({});
  expect(await saves.changesOf({ ...HEADER, language: 'en' }, { centreName: 'Mall' }, undefined)).toBeNull();
});

test('a form that somebody has saved over meanwhile plans nothing: it would take that back', async () => {
  const { type, entry, language } = HEADER;
  await table('content-version').create({
    data: { type, entry, language, number: 3, action: 'saved', changes: [], shared: false, state: {} },
  });
  expect(await saves.changesOf(HEADER, { centreName: 'Nowa' }, 2)).toBeNull();
  expect(await saves.changesOf(HEADER, { centreName: 'Nowa' }, 3)).toEqual({ centreName: 'Nowa' });
});

test('at its minute nothing else is saved, and no file that is gone', async () => {
  const planned = { id: 1, contentType: HEADER.type, entry: 'header', language: 'pl-PL', attempts: 0 };
  const { id } = await table('plugin::upload.file').create({ data: { name: 'znak.svg' } });
  await saves.saveFields({
    ...{ ...planned, action: 'save', dueAt: new Date(0) },
    fields: {
      centreName: 'Nowa',
      partnerLogos: [
        { name: 'Kino', media: [id] },
        { name: 'Bank', media: [99] },
      ],
    },
  });
  expect(saved).toEqual([
    {
      documentId: 'header',
      locale: 'pl-PL',
      data: {
        centreName: 'Nowa',
        partnerLogos: [
          { name: 'Kino', media: id },
          { name: 'Bank', media: null },
        ],
      },
    },
  ]);
});
