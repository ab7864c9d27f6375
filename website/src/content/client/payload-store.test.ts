import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPayloadStore } from './payload-store.ts';

const DAY = 86_400_000;
let directory: string;

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'payloads-')), 'kept');
});
afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }));

function store({ build = 'a', now = Date.now, to = directory } = {}) {
  const logged: string[] = [];
  return {
    logged,
    ...createPayloadStore({
      directory: to,
      build,
      keepMs: 10 * DAY,
      now,
      log: (event) => logged.push(event),
    }),
  };
}

describe('payloads on disk', () => {
  it('outlive the process, each under its key', async () => {
    const before = store();
    await before.write('headerStatic pl-PL {}', { menu: ['Moda'] });
    await before.write('headerStatic en {}', { menu: ['Fashion'] });
    const after = store();
    expect(await after.read('headerStatic pl-PL {}')).toEqual({ menu: ['Moda'] });
    expect(await after.read('headerStatic en {}')).toEqual({ menu: ['Fashion'] });
    expect(await after.read('headerStatic cs-CZ {}')).toBeUndefined();
  });

  it('are replaced whole, and written once however often they come', async () => {
    const kept = store();
    await kept.write('a', { n: 1 });
    const [file = ''] = await readdir(directory);
    await writeFile(join(directory, file), 'touched');
    await kept.write('a', { n: 1 });
    expect(await readFile(join(directory, file), 'utf8')).toBe('touched');
    await kept.write('a', { n: 2 });
    expect(await store().read('a')).toEqual({ n: 2 });
    expect(await readdir(directory)).toEqual([file]);
  });

  it('are not given to another build, nor after ten days, nor when torn', async () => {
    await store().write('a', { n: 1 });
    expect(await store({ build: 'b' }).read('a')).toBeUndefined();
    expect(await store({ now: () => Date.now() + 9 * DAY }).read('a')).toEqual({ n: 1 });
    expect(await store({ now: () => Date.now() + 11 * DAY }).read('a')).toBeUndefined();
    const [file = ''] = await readdir(directory);
    await writeFile(join(directory, file), '{"key":"a","bui');
    expect(await store().read('a')).toBeUndefined();
  });

  it('that cannot be written are said, and tried again', async () => {
    const blocked = join(directory, '..', 'file');
    await writeFile(blocked, '');
    const kept = store({ to: join(blocked, 'folder') });
    await kept.write('a', { n: 1 });
    await kept.write('a', { n: 1 });
    expect(kept.logged).toEqual(['payload-store.failed', 'payload-store.failed']);
  });
});
