import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileStore } from '../../../src/files/file-store';

const log = { info: vi.fn(), error: vi.fn() };
let directory: string;
/** What the bucket holds. */
let kept: Map<string, string>;
let isAway: boolean;

const bucket: FileStore = {
  async write(path, bytes) {
    if (isAway) throw new Error('away');
    kept.set(path, bytes.toString());
  },
  async read(path) {
    const text = kept.get(path);
    return text === undefined ? null : { body: Readable.from([text]) };
  },
  copy: async () => false,
  remove: async () => undefined,
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'move-files-'));
  kept = new Map();
  isAway = false;
  Object.assign(globalThis, { strapi: { log } });
});

afterEach(() => {
  vi.doUnmock('../../../src/files/files');
  vi.unstubAllEnvs();
  vi.resetAllMocks();
  Reflect.deleteProperty(globalThis, 'strapi');
  rmSync(directory, { recursive: true, force: true });
});

/** Starts a content system with the bucket on a machine, as far as files go. @param machine has a disk of its own */
async function startOn(machine: string, name = 'mall') {
  vi.stubEnv('DATA_DIR', join(directory, machine));
  vi.stubEnv('S3_BUCKET', name);
  vi.stubEnv('S3_ACCESS_KEY_ID', 'key');
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'b3BlbnNzbCByYW5k');
  vi.resetModules();
  vi.doMock('../../../src/files/files', () => ({ files: () => bucket }));
  const { moveFiles } = await import('../../../src/files/move-files');
  await moveFiles();
}

/** Lays a file on a machine's disk. @param path below the content system's folder */
function lay(machine: string, path: string, text = path) {
  const file = join(directory, machine, 'content', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

describe('files of the disk', () => {
  it('come into the bucket from each machine, whichever starts first', async () => {
    lay('second', 'public/uploads/coat.jpg');
    lay('third', 'bin/12/hat.jpg');
    await startOn('first');
    expect(log.info).not.toHaveBeenCalled();
    await startOn('second');
    await startOn('third');
    expect([...kept.keys()]).toEqual(['uploads/coat.jpg', 'bin/12/hat.jpg']);
    expect(log.info.mock.calls).toEqual([
      ['files.moved', { files: 1 }],
      ['files.moved', { files: 1 }],
    ]);
  });

  it('that come to a disk that was empty are copied at the next start', async () => {
    await startOn('first');
    lay('first', 'public/uploads/coat.jpg');
    await startOn('first');
    expect([...kept.keys()]).toEqual(['uploads/coat.jpg']);
  });

  it('do not come back once they are deleted from the bucket', async () => {
    lay('first', 'public/uploads/coat.jpg');
    await startOn('first');
    kept.clear();
    await startOn('first');
    expect(kept.size).toBe(0);
    await startOn('first', 'another');
    expect(kept.size).toBe(1);
  });

  it('leave what the bucket has already', async () => {
    lay('first', 'public/uploads/coat.jpg', 'old');
    kept.set('uploads/coat.jpg', 'new');
    await startOn('first');
    expect(kept.get('uploads/coat.jpg')).toBe('new');
  });

  it('are tried again at the next start after a failure', async () => {
    lay('first', 'public/uploads/coat.jpg');
    isAway = true;
    await startOn('first');
    expect(log.error).toHaveBeenCalledWith('files.not-moved', expect.objectContaining({ reason: 'Error' }));
    isAway = false;
    await startOn('first');
    expect([...kept.keys()]).toEqual(['uploads/coat.jpg']);
  });
});
