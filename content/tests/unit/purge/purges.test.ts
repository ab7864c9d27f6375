import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTaggedEntity, touchedBy } from '@mall/contract';
import { TOUCHED_BY } from '@mall/contract/tags.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const worker = vi.hoisted(() => ({ wakeWorker: vi.fn() }));
const texts = vi.hoisted(() => ({ reloadPictureTexts: vi.fn(async () => undefined) }));
const settings = vi.hoisted(() => ({ websiteUrl: '' }));
vi.mock('../../../src/purge/purge-worker', () => worker);
vi.mock('../../../src/kit/picture-texts', () => texts);
vi.mock('../../../src/settings', () => ({ settings: () => settings }));

type Params = Record<string, unknown>;
type Change = { uid: string; action: string; params?: Params };
type Middleware = (change: Change, next: () => Promise<unknown>) => Promise<unknown>;

const NAMES = Object.keys(TOUCHED_BY).filter(isTaggedEntity);
const PUBLISHED = new Date('2026-03-02T08:00:00Z');

const uidOf = (name: string) => `api::${name}.${name}`;
const schemaOf = (name: string): { options?: { draftAndPublish?: boolean } } =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../../src/api/${name}/content-types/${name}/schema.json`),
      'utf8',
    ),
  );
const hasDrafts = (name: string) => schemaOf(name).options?.draftAndPublish === true;

let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let pass: Middleware;
/** Whether the type at hand has languages, and what was copied from one to the others. */
const shared = { isLocalized: false, copied: [] as unknown[] };

beforeAll(async () => {
  database = await openDatabase(['purge-outbox', ...NAMES], { related: NAMES, library: true });
  Object.assign(globalThis.strapi, {
    contentTypes: Object.fromEntries(NAMES.map((name) => [uidOf(name), schemaOf(name)])),
    documents: {
      use: (middleware: Middleware) => {
        pass = middleware;
      },
    },
    plugin: () => ({
      service: () => ({
        isLocalizedContentType: () => shared.isLocalized,
        getNestedPopulateOfNonLocalizedAttributes: () => ({}),
        copyNonLocalizedAttributes: (_: unknown, { phone }: { phone?: unknown }) => ({ phone }),
        syncNonLocalizedAttributes: async (entry: unknown) => void shared.copied.push(entry),
      }),
    }),
  });
  ({ table } = await import('../../../src/kit/table'));
  const { registerPurges } = await import('../../../src/purge/purges');
  registerPurges();
});
beforeEach(async () => {
  settings.websiteUrl = 'http://127.0.0.1:9';
  Object.assign(shared, { isLocalized: false, copied: [] });
  for (const name of ['purge-outbox', 'offer', 'tenant', 'menu-category'])
    await table(name).deleteMany({ where: {} });
  worker.wakeWorker.mockClear();
  texts.reloadPictureTexts.mockClear();
});
afterAll(() => database.close());

/** Does something with a document as Strapi does, through what stands before it. */
const act = (
  name: string,
  action: string,
  params: Params = { documentId: 'one' },
  work: () => Promise<unknown> = async () => null,
) => pass({ uid: name.includes('::') ? name : uidOf(name), action, params }, work);

const noted = async () => (await table('purge-outbox').findMany({})).map(({ tags }) => tags);

/** Every action of the document service, those with a status apart: whether visitors may see something else after it. */
const ACTIONS: readonly [action: string, status: string | undefined, drafts: boolean, without: boolean][] = [
  ['findMany', undefined, false, false],
  ['findFirst', undefined, false, false],
  ['findOne', undefined, false, false],
  ['findOne', 'published', false, false],
  ['count', undefined, false, false],
  ['create', undefined, false, true],
  ['create', 'draft', false, true],
  ['create', 'published', true, true],
  ['update', undefined, false, true],
  ['update', 'draft', false, true],
  ['update', 'published', true, true],
  ['delete', undefined, true, true],
  // Of a type with drafts it makes one.
  ['clone', undefined, false, true],
  ['clone', 'published', false, true],
];
/** What types without drafts do not have. */
const ACTIONS_OF_DRAFTS: readonly [action: string, isSeen: boolean][] = [
  ['publish', true],
  ['unpublish', true],
  ['discardDraft', false],
];

describe('a purge', () => {
  it.each(NAMES)('of %s is noted beside each change that visitors may see, and no other', async (name) => {
    const drafts = hasDrafts(name);
    const lists = [...new Set(touchedBy(name).lists)].sort();
    const actions = [
      ...ACTIONS.map(([action, status, ...seen]) => [action, status, seen[drafts ? 0 : 1] ?? false] as const),
      ...(drafts ? ACTIONS_OF_DRAFTS : []).map(([action, isSeen]) => [action, undefined, isSeen] as const),
    ];
    const expected: unknown[] = [];
    for (const [action, status, isSeen] of actions) {
      const answer = { documentId: 'one' };
      expect(await act(name, action, { documentId: 'one', status }, async () => answer)).toBe(answer);
      if (isSeen) expected.push(lists);
      const what = `${action} ${status ?? ''}`;
      expect(await noted(), what).toEqual(expected);
      expect(worker.wakeWorker, what).toHaveBeenCalledTimes(expected.length);
    }
  });

  it('is noted of types with drafts and of types without', () => {
    expect(new Set(NAMES.map(hasDrafts)).size).toBe(2);
  });

  const offer = (slug: string) => ({ documentId: 'one', locale: 'pl-PL', slug, publishedAt: PUBLISHED });

  it.each(['publish', 'update'])(
    'of an entry that got another slug by %s names both pages',
    async (action) => {
      await table('offer').create({ data: offer('dawny') });
      await act('offer', action, { documentId: 'one', status: 'published' }, () =>
        table('offer').updateMany({ where: { documentId: 'one' }, data: { slug: 'nowy' } }),
      );
      expect(await noted()).toEqual([expect.arrayContaining(['offer:dawny', 'offer:nowy', 'offers'])]);
    },
  );

  it.each(['delete', 'unpublish'])('of an entry that %s took away names its page', async (action) => {
    await table('offer').create({ data: offer('dawny') });
    await act('offer', action, undefined, () => table('offer').deleteMany({ where: {} }));
    expect(await noted()).toEqual([expect.arrayContaining(['offer:dawny'])]);
  });

  it('of a new entry names the page that it got', async () => {
    await act('menu-category', 'create', {}, () =>
      table('menu-category').create({ data: { documentId: 'new', categorySlug: 'moda', locale: 'pl-PL' } }),
    );
    expect(await noted()).toEqual([expect.arrayContaining(['category:moda'])]);
  });

  it('is noted with the change or not at all, and sent once both are kept', async () => {
    const fails = act('offer', 'publish', undefined, async () => {
      await table('offer').create({ data: offer('nowy') });
      throw new Error('no room on the disk');
    });
    await expect(fails).rejects.toThrow('no room on the disk');
    expect(await table('offer').count({})).toBe(0);
    expect(await noted()).toEqual([]);
    expect(worker.wakeWorker).not.toHaveBeenCalled();
    await act('offer', 'publish', undefined, async () => {
      expect(worker.wakeWorker).not.toHaveBeenCalled();
    });
    expect(worker.wakeWorker).toHaveBeenCalledTimes(1);
  });

  it.each(['api::submission.submission', 'plugin::upload.file', 'default.link'])(
    'is not noted of %s',
    async (uid) => {
      const answer = { documentId: 'one' };
      expect(await act(uid, 'update', undefined, async () => answer)).toBe(answer);
      expect(await noted()).toEqual([]);
    },
  );

  it('is not noted where there is no website to tell', async () => {
    settings.websiteUrl = '';
    await act('offer', 'publish');
    expect(await noted()).toEqual([]);
  });

  it('of a translated picture reads the translations anew', async () => {
    await act('picture-text', 'update');
    expect(texts.reloadPictureTexts).toHaveBeenCalledTimes(1);
    await act('offer', 'publish');
    expect(texts.reloadPictureTexts).toHaveBeenCalledTimes(1);
  });
});

describe('what an editor is told', () => {
  it.each([
    ['SQLite', 'insert into … - UNIQUE constraint failed: offers.slug'],
    ['PostgreSQL', 'insert … - duplicate key value violates unique constraint "offers_slug"'],
  ])('of a slug that is taken, in the words of %s, is the mend', async (_, message) => {
    const taken = act('offer', 'update', undefined, () => Promise.reject(new Error(message)));
    await expect(taken).rejects.toMatchObject({ name: 'ValidationError', message: /slug/i });
  });

  it.each([new Error('database is locked'), 'no error'])('of %s is itself', async (error) => {
    await expect(act('offer', 'publish', undefined, () => Promise.reject(error))).rejects.toBe(error);
  });
});

describe('publishing', () => {
  const shop = (locale: string, phone: string) =>
    table('tenant').create({
      data: { documentId: 'one', locale, slug: 'nova', phone, publishedAt: PUBLISHED },
    });

  /** Publishes the Polish version with this number. */
  async function publish(phone: string) {
    await shop('pl-PL', '+48 1');
    await act('tenant', 'publish', { documentId: 'one', locale: 'pl-PL' }, async () => {
      await table('tenant').deleteMany({ where: { locale: 'pl-PL' } });
      const { id } = await shop('pl-PL', phone);
      return { documentId: 'one', entries: [{ id, locale: 'pl-PL' }] };
    });
  }

  it('copies what all languages share to the other ones, where it has changed', async () => {
    shared.isLocalized = true;
    await publish('+48 2');
    expect(shared.copied).toEqual([expect.objectContaining({ locale: 'pl-PL', phone: '+48 2' })]);
  });

  it('copies nothing where nothing of it has changed, or where there are no languages', async () => {
    shared.isLocalized = true;
    await publish('+48 1');
    shared.isLocalized = false;
    await table('tenant').deleteMany({ where: {} });
    await publish('+48 2');
    expect(shared.copied).toEqual([]);
  });
});

describe('the media library', () => {
  const files = () => table('plugin::upload.file');

  it('purges uploads when a file is changed or deleted', async () => {
    const { id } = await files().create({ data: { name: 'mapa.pdf' } });
    expect(await noted()).toEqual([]);
    await globalThis.strapi.db
      .query('plugin::upload.file')
      .update({ where: { id }, data: { name: 'b.pdf' } });
    expect(await noted()).toEqual([['uploads']]);
    await globalThis.strapi.db.query('plugin::upload.file').delete({ where: { id } });
    expect(await noted()).toEqual([['uploads'], ['uploads']]);
    expect(worker.wakeWorker).toHaveBeenCalledTimes(2);
  });

  it('purges them for a new file only where it is one of the sitemap', async () => {
    await files().create({ data: { name: 'a.jpg', caption: 'A shop' } });
    expect(worker.wakeWorker).not.toHaveBeenCalled();
    await files().create({ data: { name: 'sitemap.xml', caption: 'sitemap' } });
    expect(await noted()).toEqual([['uploads']]);
    expect(worker.wakeWorker).toHaveBeenCalledTimes(1);
  });
});
