import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesOf, findPath, MAX_PICTURE, MAX_SHEET } from './folder-files.ts';

let base: string;
let root: string;
const write = (path: string, text = 'x') => writeFileSync(join(root, path), text);

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'folder-'));
  root = join(base, 'centre');
  mkdirSync(join(root, 'pictures'), { recursive: true });
  mkdirSync(join(base, 'elsewhere'));
  writeFileSync(join(base, 'elsewhere', 'secret.txt'), 'secret');
});
afterEach(() => rmSync(base, { recursive: true }));

describe('filesOf', () => {
  it('lists files with slashes, without hidden ones and what office programs leave behind', () => {
    for (const path of [
      'centre.yaml',
      'shops.csv',
      '.hidden',
      '~$shops.xlsx',
      'pictures/zara.jpg',
      'pictures/Thumbs.db',
    ])
      write(path);
    const files = filesOf(root);
    expect(files.paths).toEqual(['centre.yaml', 'pictures/zara.jpg', 'shops.csv']);
    expect(files.size('shops.csv')).toBe(1);
    expect(new TextDecoder().decode(files.read('pictures/zara.jpg'))).toBe('x');
  });

  it('follows no links, neither to files nor to directories, also those made since', () => {
    symlinkSync(join(base, 'elsewhere', 'secret.txt'), join(root, 'centre.yaml'));
    symlinkSync(join(base, 'elsewhere'), join(root, 'floors'));
    write('shops.csv');
    const files = filesOf(root);
    expect(files.paths).toEqual(['shops.csv']);
    rmSync(join(root, 'shops.csv'));
    symlinkSync(join(base, 'elsewhere', 'secret.txt'), join(root, 'shops.csv'));
    expect(() => files.read('shops.csv')).toThrow();
  });

  it('reads nothing that it has not listed', () => {
    write('shops.csv');
    const files = filesOf(root);
    expect(() => files.read('../elsewhere/secret.txt')).toThrow('is not in the folder');
    expect(() => files.size('/etc/passwd')).toThrow('is not in the folder');
  });

  it('reads no file that is too large for its kind', () => {
    for (const [path, size] of [
      ['shops.csv', MAX_SHEET],
      ['pictures/zara.jpg', MAX_PICTURE],
    ] as const) {
      write(path);
      truncateSync(join(root, path), size);
      expect(filesOf(root).read(path)).toHaveLength(size);
      truncateSync(join(root, path), size + 1);
      expect(() => filesOf(root).read(path)).toThrow(/at most \d+ MB are read/);
    }
  });

  it('throws where there is no directory', () => expect(() => filesOf(join(base, 'none'))).toThrow());
});

describe('findPath', () => {
  it('takes the very path, else one that differs in case or in how accents are written', () => {
    const files = {
      paths: ['Shops.CSV', 'pictures/z\u030cara.JPG'],
      size: () => 0,
      read: () => new Uint8Array(),
    };
    expect(findPath(files, 'shops.csv')).toBe('Shops.CSV');
    expect(findPath(files, 'pictures/žara.jpg')).toBe('pictures/z\u030cara.JPG');
    expect(findPath(files, 'centre.yaml')).toBeUndefined();
  });
});
