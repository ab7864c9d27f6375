/** Fails, with a list, when a text says an hour, a price, a share, a number or a date in another form than its language's. `node scripts/check-formats.ts` */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONFIRMATIONS } from '../content/mail/texts.ts';
import { isLocale, LOCALES } from '../website/src/i18n/locales.ts';
import { CATALOGUE } from '../website/src/i18n/messages/catalogue.ts';
import { flatten } from './dictionary-rules.ts';
import { amountMistakes, formatMistakes } from './format-rules.ts';

const demo = path.join(import.meta.dirname, '../content/demo');

/** The words in quotes of a source. */
function stringsOf(source: string): string[] {
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) =>
    text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

const mistakes: string[] = [];
for (const locale of LOCALES) {
  for (const [key, text] of flatten(CATALOGUE[locale]))
    for (const mistake of [...formatMistakes(text, locale), ...amountMistakes(text, locale)])
      mistakes.push(`${locale} ${key}: ${mistake}`);
  for (const text of Object.values(CONFIRMATIONS[locale] ?? {}).flat())
    for (const mistake of formatMistakes(text, locale)) mistakes.push(`${locale} mail: ${mistake}`);
}
for (const file of globSync('**/texts/*.ts', { cwd: demo })) {
  const locale = path.basename(file, '.ts');
  if (!isLocale(locale)) throw new Error(`${file} is named after no language`);
  for (const [index, line] of readFileSync(path.join(demo, file), 'utf8').split('\n').entries())
    for (const text of stringsOf(line))
      for (const mistake of formatMistakes(text, locale))
        mistakes.push(`content/demo/${file}:${index + 1}: ${mistake}`);
}
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) {
  console.error(`${mistakes.length} forms that are not their language's`);
  process.exit(1);
}
console.log('Hours, prices, shares, numbers and dates have one form in each language.');
