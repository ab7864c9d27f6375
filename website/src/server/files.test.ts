import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepAssets } from './files.ts';

const DAY = 86_400_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(name: string, files: Record<string, string>): string {
  const directory = join(folder, name);
  mkdirSync(join(directory, '_astro'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, '_astro', file), text);
  return directory;
}

describe('keeping the assets of earlier builds', () => {
  it('has both builds’ files after the second start, and drops the old ones when they are past keeping', () => {
    const kept = join(folder, 'kept');
    const now = Date.parse('2026-11-21T10:00:00Z');
    keepAssets(build('one', { 'a.1.css': 'one', 'b.1.js': 'same' }), kept, 10 * DAY, now);
    const second = build('two', { 'a.2.css': 'two', 'b.1.js': 'same' });
    keepAssets(second, kept, 10 * DAY, now + DAY);
    const names = () => readdirSync(join(kept, '_astro')).sort();
    expect(names()).toEqual(['a.1.css', 'a.2.css', 'b.1.js']);
    expect(readFileSync(join(kept, '_astro', 'a.1.css'), 'utf8')).toBe('one');
    keepAssets(second, kept, 10 * DAY, Date.now() + 11 * DAY);
    expect(names()).toEqual(['a.2.css', 'b.1.js']);
  });

  it('leaves everything alone when there is no build', () => {
    keepAssets(join(folder, 'none'), join(folder, 'kept'), DAY, 0);
    expect(readdirSync(folder)).toEqual([]);
  });
});
