/** Fails, with a list, when a dictionary or the address table is incomplete, or a text has a word that does not belong there. `node scripts/checks/check-dictionaries.ts` */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '../../website/src/i18n/messages/catalogue.ts';
import { allTexts } from './texts/all-texts.ts';
import {
  addressMistakes,
  baseKeys,
  dictionaryMistakes,
  stepMistakes,
  unusedKeys,
} from './texts/dictionary-rules.ts';
import { wordMistakes } from './texts/word-rules.ts';

const root = path.join(import.meta.dirname, '../../website/src');
const sources = globSync('**/*.{ts,tsx,astro}', { cwd: root, exclude: ['i18n/messages/**', '**/*.test.*'] });

const mistakes = [
  ...addressMistakes(),
  ...dictionaryMistakes(CATALOGUE),
  ...stepMistakes(CATALOGUE),
  ...unusedKeys(
    baseKeys(CATALOGUE.en),
    sources.map((file) => readFileSync(path.join(root, file), 'utf8')),
  ),
  ...(await allTexts()).flatMap(({ locale, at, text }) =>
    wordMistakes(text, locale, at).map((mistake) => `${at}: ${mistake}`),
  ),
];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) {
  console.error(`${mistakes.length} mistakes in the dictionaries`);
  process.exit(1);
}
console.log('Dictionaries and addresses are complete.');
