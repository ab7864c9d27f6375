import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const NOW = new Date('2026-11-26T12:00:00Z');
let database: TestDatabase;
let website: Server;
/** What the website answers; null: it breaks off. */
let answer: { status: number; age?: number } | null;
const asked: string[] = [];
let websiteState: typeof import('../../../src/status/website')['websiteState'];
let storage: typeof import('../../../src/status/storage');
let backups: typeof import('../../../src/observing/last-backup');

beforeAll(async () => {
  website = createServer(({ method, url, socket }, response) => {
    asked.push(`${method} ${url}`);
    if (answer === null) socket.destroy();
    else response.writeHead(answer.status, answer.age === undefined ? {} : { age: String(answer.age) }).end();
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  process.env.WEBSITE_URL = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
  database = await openDatabase([]);
  ({ websiteState } = await import('../../../src/status/website'));
  storage = await import('../../../src/status/storage');
  backups = await import('../../../src/observing/last-backup');
});
afterAll(async () => {
  Reflect.deleteProperty(process.env, 'WEBSITE_URL');
  await database.close();
  website.closeAllConnections();
  await new Promise((resolve) => website.close(resolve));
});

/** The newest file of the media library. */
function newestIs(url: string | undefined) {
  const rows = url === undefined ? [] : [{ id: 1, url }];
  Object.assign(strapi.db, { query: () => ({ findMany: async () => rows }) });
}

describe('the website', () => {
  it('is as fresh as its home page', async () => {
    answer = { status: 200, age: 42 };
    expect(await websiteState(NOW)).toEqual({ state: 'fresh', asOf: new Date('2026-11-26T11:59:18Z') });
    answer = { status: 200, age: 7200 };
    expect(await websiteState(NOW)).toEqual({ state: 'stale', asOf: new Date('2026-11-26T10:00:00Z') });
    answer = { status: 200 };
    expect(await websiteState(NOW)).toEqual({ state: 'fresh', asOf: NOW });
    expect(new Set(asked)).toEqual(new Set(['HEAD /']));
  });

  it('refuses, or is away', async () => {
    answer = { status: 503 };
    expect(await websiteState(NOW)).toEqual({ state: 'refuses', status: 503 });
    answer = null;
    expect(await websiteState(NOW)).toEqual({ state: 'away' });
  });
});

const none = () => Promise.reject(new Error('nobody writes here'));

describe('the pictures', () => {
  it('are there where the newest can be read', async () => {
    const uploads = join(database.folder, 'content', 'public', 'uploads');
    mkdirSync(uploads, { recursive: true });
    writeFileSync(join(uploads, 'coat_3f2.jpg'), 'a picture');
    newestIs('/uploads/coat_3f2.jpg');
    expect(await storage.picturesState()).toEqual({ place: 'disk', state: 'good' });
    rmSync(uploads, { recursive: true });
    expect(await storage.picturesState()).toEqual({ place: 'disk', state: 'missing' });
    newestIs(undefined);
    expect(await storage.picturesState()).toEqual({ place: 'disk', state: 'empty' });
  });

  it('are away where their store does not answer, or breaks off', async () => {
    newestIs('/uploads/coat_3f2.jpg');
    const body = new Readable({
      read() {
        this.destroy(new Error('EACCES: permission denied'));
      },
    });
    const closed = { read: async () => ({ body }), write: none, copy: none, remove: none };
    expect(await storage.picturesState(closed)).toMatchObject({ state: 'away' });
    const read = async (path: string) => {
      throw new Error(`The bucket answered 503 to GET of ${path}`);
    };
    const store = { read, write: none, copy: none, remove: none };
    expect(await storage.picturesState(store)).toMatchObject({ state: 'away' });
  });

  it('have so much room left on their disk', async () => {
    const space = await storage.diskSpace(database.folder);
    expect(space?.total).toBeGreaterThan(space?.free ?? Number.POSITIVE_INFINITY);
    expect(await storage.diskSpace(join(database.folder, 'not-there'))).toBeUndefined();
  });
});

describe('the backup', () => {
  const stored: Record<string, unknown> = {};
  const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
  const state = async () => backups.backupState(await backups.lastBackup(), NOW);

  it('is what the last ones have left', async () => {
    Object.assign(strapi, {
      store: ({ type, name }: { type: string; name: string }) => ({
        get: async ({ key }: { key: string }) => stored[`${type}_${name}_${key}`] ?? null,
      }),
    });
    expect(await state()).toBe('never');
    expect(backups.backupAge(await backups.lastBackup(), NOW)).toBe(Number.POSITIVE_INFINITY);
    stored.core_mall_backupTried = { at: hoursAgo(30), error: null };
    stored.core_mall_backupMade = { at: hoursAgo(30), bytes: 7 };
    expect(await state()).toBe('good');
    expect(backups.backupAge(await backups.lastBackup(), NOW)).toBe(30 * 3600);
    stored.core_mall_backupTried = { at: hoursAgo(6), error: 'No space left' };
    expect(await state()).toBe('failed');
    stored.core_mall_backupTried = { at: hoursAgo(37), error: null };
    stored.core_mall_backupMade = { at: hoursAgo(37), bytes: 7 };
    expect(await state()).toBe('late');
  });
});
