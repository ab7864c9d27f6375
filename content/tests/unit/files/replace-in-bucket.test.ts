import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type BucketServer, startBucketServer } from '../../../../e2e/stores/bucket-server.ts';
import { openDatabase, type TestDatabase } from '../database';

const FILE = 'plugin::upload.file';
const TYPES = ['bin-item', 'content-version', 'schedule', 'translation-state', 'purge-outbox'];

interface Sent {
  hash: string;
  ext: string;
  bytes: string;
}

let folder: string;
let bucket: BucketServer;
let database: TestDatabase;
let table: typeof import('../../../src/kit/table')['table'];
let bin: typeof import('../../../src/bin/deleted-files');
let emptyBin: typeof import('../../../src/bin/bin-routes')['emptyBin'];
let files: typeof import('../../../src/files/files')['files'];

/** As Strapi has it before ours is put in its place: writes to the disk. */
const provider: Record<string, (file: object) => Promise<void>> = {};

/** What somebody else does while a file is uploaded. */
let meanwhile: (() => Promise<unknown>) | undefined;

/** What of Strapi's service does with rows and bytes. */
const service = {
  async upload({ files: { hash, ext, bytes } }: { files: Sent }) {
    const file = { hash, ext, mime: 'application/pdf', buffer: Buffer.from(bytes), url: '' };
    await provider.upload?.(file);
    await meanwhile?.();
    const { url } = file;
    return [await table(FILE).create({ data: { name: `${hash}${ext}`, hash, ext, url, provider: 'local' } })];
  },
  async remove(file: { id: number; hash: string; ext: string }) {
    await provider.delete?.(file);
    await table(FILE).deleteMany({ where: { id: file.id } });
  },
  updateFileInfo: (id: number, data: object) => table(FILE).update({ where: { id }, data: { ...data } }),
  replace: (_id: number, _given: object): Promise<unknown> => Promise.reject(new Error('writes over')),
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'replace-in-bucket-'));
  bucket = await startBucketServer(join(folder, 'bucket'));
  for (const [name, value] of Object.entries(bucket.settings)) vi.stubEnv(name, value);
  process.env.WEBSITE_URL = 'http://127.0.0.1:3000';
  database = await openDatabase(TYPES, { library: true });
  Object.assign(strapi, {
    contentTypes: {},
    components: {},
    requestContext: { get: () => undefined },
    plugin: () => ({ provider, service: () => service }),
  });
  ({ table } = await import('../../../src/kit/table'));
  ({ files } = await import('../../../src/files/files'));
  bin = await import('../../../src/bin/deleted-files');
  ({ emptyBin } = await import('../../../src/bin/bin-routes'));
  (await import('../../../src/files/keep-uploads')).keepUploads();
  bin.guardFiles();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await bucket.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  meanwhile = undefined;
  for (const name of [FILE, ...TYPES]) await table(name).deleteMany({ where: {} });
});
// Whatever is done with them, nothing of the files comes to the disk.
afterEach(() => {
  for (const kept of ['public/uploads', 'bin']) {
    const place = join(database.folder, 'content', kept);
    expect(existsSync(place) ? readdirSync(place) : [], kept).toEqual([]);
  }
});

const uploaded = async (sent: Sent) => {
  const [made] = await service.upload({ files: sent });
  if (!made) throw new Error('no file');
  return made;
};

const replace = (id: number, file: Sent) => service.replace(id, { data: { fileInfo: {} }, file });

/** What lies at a path of the bucket; null for nothing. */
async function lies(path: string): Promise<string | null> {
  const found = await files().read(path);
  return found && text(found.body);
}

const item = async () => {
  const [only, ...others] = await table('bin-item').findMany({});
  if (!only || others.length > 0) throw new Error('there is not one item in the bin');
  return { id: only.id, what: only.what as Parameters<typeof bin.restoreFile>[1] };
};

it('has its new bytes at an address of their own, and those of before wait in the bin', async () => {
  const { id } = await uploaded({ hash: 'plan_1', ext: '.pdf', bytes: 'old' });
  await replace(id, { hash: 'plan_2', ext: '.pdf', bytes: 'new' });
  expect(await table(FILE).findMany({})).toMatchObject([{ id, hash: 'plan_2', url: '/uploads/plan_2.pdf' }]);
  expect([await lies('uploads/plan_1.pdf'), await lies('uploads/plan_2.pdf')]).toEqual([null, 'new']);
  expect(await lies(`bin/${(await item()).id}/plan_1.pdf`)).toBe('old');
});

it('changes places with what comes back, and leaves the bin for good in the end', async () => {
  const { id } = await uploaded({ hash: 'menu_1', ext: '.pdf', bytes: 'old' });
  await replace(id, { hash: 'menu_2', ext: '.pdf', bytes: 'new' });
  const before = await item();
  await table('bin-item').deleteMany({ where: { id: before.id } });
  expect(await bin.restoreFile(before.id, before.what)).toEqual(['menu_2.pdf']);
  expect(await table(FILE).findMany({})).toMatchObject([{ id, hash: 'menu_1', url: '/uploads/menu_1.pdf' }]);
  expect(await lies('uploads/menu_1.pdf')).toBe('old');
  const other = await item();
  expect(await lies(`bin/${other.id}/menu_2.pdf`)).toBe('new');
  await emptyBin(new Date(Date.now() + 400 * 86_400_000));
  expect(await lies(`bin/${other.id}/menu_2.pdf`)).toBeNull();
  expect(await lies('uploads/menu_1.pdf')).toBe('old');
});

it('stays as it was where somebody else has just changed it, and nothing of the new one is left', async () => {
  const { id } = await uploaded({ hash: 'hall_1', ext: '.pdf', bytes: 'old' });
  meanwhile = () => table(FILE).updateMany({ where: { id }, data: { hash: 'hall_9' } });
  await expect(replace(id, { hash: 'hall_2', ext: '.pdf', bytes: 'new' })).rejects.toThrow(
    'has just changed the file',
  );
  expect(await table('bin-item').count({})).toBe(0);
  expect([await lies('uploads/hall_1.pdf'), await lies('uploads/hall_2.pdf')]).toEqual(['old', null]);
});

it('stays as it was while the bucket is away', async () => {
  const { id } = await uploaded({ hash: 'door_1', ext: '.pdf', bytes: 'old' });
  await bucket.stop();
  try {
    await expect(replace(id, { hash: 'door_2', ext: '.pdf', bytes: 'new' })).rejects.toThrow();
  } finally {
    await bucket.start();
  }
  expect(await table(FILE).findMany({})).toMatchObject([{ id, hash: 'door_1', url: '/uploads/door_1.pdf' }]);
  expect(await table('bin-item').count({})).toBe(0);
  expect(await lies('uploads/door_1.pdf')).toBe('old');
});
