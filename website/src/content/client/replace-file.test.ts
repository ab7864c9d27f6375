import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFile } from './replace-file.ts';

/** Early, and not before 1970 however far a clock is moved: of such a time Node makes its own now. */
const TIME = new Date('2020-02-29T12:00:00Z');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replace-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is whole for each of many who write it at once, with the time it is given', async () => {
  const file = join(folder, 'page');
  const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000));
  await Promise.all(texts.map((text) => replaceFile(file, text, TIME)));
  expect(texts).toContain(await readFile(file, 'utf8'));
  expect((await stat(file)).mtimeMs).toBe(TIME.getTime());
  expect(await readdir(folder)).toEqual(['page']);
});

it('leaves the old one and nothing else where the new one cannot take its place', async () => {
  const file = join(folder, 'taken');
  await mkdir(file);
  await writeFile(join(file, 'inside'), '');
  await expect(replaceFile(file, 'new')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});
