import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_LOCALES } from '@mall/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { readWords, WORD_FILES, WORDS_FOLDER } from '../reading/words.ts';
import { strings } from './strings.ts';

const copy = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** What reading says of the English words after a change to the text of one of their files. */
function complaint(file: string, change: (source: string) => string): string {
  cpSync(join(WORDS_FOLDER, 'en'), join(copy, 'en'), { recursive: true });
  const path = join(copy, 'en', file);
  const source = readFileSync(path, 'utf8');
  const changed = change(source);
  expect(changed).not.toBe(source);
  writeFileSync(path, changed);
  try {
    readWords('en', copy);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

describe('the words of the demo', () => {
  it('stand in the same files in every language', () => {
    expect(readdirSync(WORDS_FOLDER).sort()).toEqual([...DEMO_LOCALES].sort());
    for (const locale of DEMO_LOCALES)
      expect(readdirSync(join(WORDS_FOLDER, locale)).sort(), locale).toEqual([...WORD_FILES].sort());
  });

  it.each(DEMO_LOCALES)('are whole and finished in %s', (locale) => {
    for (const [path, text] of strings(readWords(locale)))
      expect(text, path).not.toMatch(/lorem|TODO|undefined|\bnull\b| {2}/i);
  });

  it('are missed by file and key', () => {
    expect(
      complaint('shops.json', (source) => source.replace(/"lead": "[^"]*",\n\s*(?="description")/, '')),
    ).toMatch(/en\/shops\.json tenants\.\w+\.lead: /);
    expect(complaint('pictures.json', (source) => source.replace(/"giftcard": "[^"]*",/, ''))).toContain(
      'en/pictures.json giftcard: ',
    );
  });

  it('are refused when they are empty, no address, or of something that there is not', () => {
    expect(
      complaint('home.json', (source) => source.replace(/"heading": "[^"]*"/, '"heading": " "')),
    ).toContain('en/home.json heading: must be a text without blanks at its ends');
    expect(
      complaint('offers.json', (source) => source.replace(/"slug": "[^"]*"/, '"slug": "Winter Coats"')),
    ).toMatch(/en\/offers\.json offers\.\w+\.slug: must be lower-case ascii/);
    expect(
      complaint('leisure.json', (source) => source.replace('"dishes": {', '"dishes": { "air": "Air",')),
    ).toMatch(/en\/leisure\.json dishes: .*"air"/);
  });

  it('are said to be no JSON, with the file', () => {
    expect(complaint('news.json', (source) => source.slice(0, -3))).toMatch(
      /en\/news\.json cannot be read as JSON/,
    );
  });
});
