import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyBelow, filesBelow } from './files.ts';
import { removeOld } from './remove-old.ts';

const made: string[] = [];
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'backup-files-'));
  made.push(path);
  return path;
};
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

const write = (path: string, text: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

describe('filesBelow', () => {
  it('leaves out a folder that goes away meanwhile, and nothing else', async () => {
    const from = folder();
    for (const at of ['1', '2', '3']) write(join(from, at, 'old.pdf'), at);
    const found = await filesBelow(from, async (path) => {
      if (path === join(from, '2')) rmSync(path, { recursive: true });
      return readdir(path, { withFileTypes: true });
    });
    expect(found).toEqual(['1/old.pdf', '3/old.pdf']);
  });
});

describe('copyBelow', () => {
  it('takes at the second time what came or changed', async () => {
    const [from, to] = [folder(), folder()];
    write(join(from, 'a.png'), 'a');
    write(join(from, 'b.png'), 'b');
    expect(await copyBelow(from, to)).toBe(2);
    expect(await copyBelow(from, to)).toBe(0);
    writeFileSync(join(from, 'a.png'), 'A');
    utimesSync(join(from, 'a.png'), 2_000_000_000, 2_000_000_000);
    write(join(from, 'new/c.png'), 'c');
    expect(await copyBelow(from, to)).toBe(2);
    expect(readFileSync(join(to, 'a.png'), 'utf8')).toBe('A');
  });

  it('finds nothing in a folder that is not there', async () => {
    expect(await copyBelow(join(folder(), 'none'), folder())).toBe(0);
  });
});

describe('removeOld', () => {
  it('goes on behind one that cannot be removed, and names it', async () => {
    const [into, secrets] = [folder(), folder()];
    for (const name of ['2026-11-01T03-00-00Z', '2026-11-02T03-00-00Z', '2026-11-03T03-00-00Z']) {
      write(join(into, name, 'manifest.json'), '{}');
      mkdirSync(join(secrets, name));
    }
    const tried: string[] = [];
    const outcome = await removeOld(into, secrets, 1, async (path) => {
      tried.push(path);
      if (tried.length === 1) throw new Error('EACCES: permission denied');
    });
    const [first, second] = ['2026-11-01T03-00-00Z', '2026-11-02T03-00-00Z'];
    expect(tried).toEqual([join(into, first), join(into, second), join(secrets, second)]);
    expect(outcome).toEqual({ removed: 1, left: [`${join(into, first)} (EACCES: permission denied)`] });
  });
});
