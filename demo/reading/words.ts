import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoLocale } from '@mall/contract';
import { z } from 'zod';
import { benefits } from '../schemas/benefits.ts';
import { centre } from '../schemas/centre.ts';
import { documents } from '../schemas/documents.ts';
import { events } from '../schemas/events.ts';
import { home } from '../schemas/home.ts';
import { leisure } from '../schemas/leisure.ts';
import { news } from '../schemas/news.ts';
import { offers } from '../schemas/offers.ts';
import { pictures } from '../schemas/pictures.ts';
import { services } from '../schemas/services.ts';
import { shell } from '../schemas/shell.ts';
import { shops } from '../schemas/shops.ts';
import { stories } from '../schemas/stories.ts';

/** The files of a language, by name. */
const WORDS = z.strictObject({
  centre,
  shops,
  offers,
  events,
  shell,
  home,
  benefits,
  documents,
  leisure,
  news,
  services,
  stories,
  pictures,
});

/** All words of one language: first the file they stand in. */
export type DemoWords = z.infer<typeof WORDS>;

/** Where the folders of the languages are. */
export const WORDS_FOLDER = join(import.meta.dirname, '..', 'words');

/** The files that every language has. */
export const WORD_FILES = Object.keys(WORDS.shape).map((name) => `${name}.json`);

/**
 * Reads the words of one language and holds them against the structure.
 * @throws naming each file and key where a word is missing, empty, of another kind, or known to nothing
 */
export function readWords(locale: DemoLocale, folder = WORDS_FOLDER): DemoWords {
  const files = WORD_FILES.map((file) => [file.replace('.json', ''), read(join(folder, locale, file))]);
  const words = WORDS.safeParse(Object.fromEntries(files));
  if (words.success) return words.data;
  const issues = words.error.issues.map(
    ({ path: [file, ...key], message }) => `${locale}/${String(file)}.json ${key.join('.')}: ${message}`,
  );
  throw new Error(`Words of the demo (demo/words) are not as they should be:\n${issues.join('\n')}`);
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
