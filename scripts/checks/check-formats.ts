/** Fails, with a list, when a text says an hour, a price, a share, a number or a date in another form than its language's. `node scripts/checks/check-formats.ts` */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MEETING_WORDS } from '../../content/mail/meeting-texts.ts';
import { NEWSLETTER_MAILS } from '../../content/mail/newsletter-texts.ts';
import { RECEIPTS } from '../../content/mail/receipt-texts.ts';
import { CONFIRMATIONS } from '../../content/mail/texts.ts';
import { isLocale, LOCALES } from '../../website/src/i18n/locales.ts';
import { CATALOGUE } from '../../website/src/i18n/messages/catalogue.ts';
import { flatten } from './dictionary-rules.ts';
import { amountMistakes, formatMistakes } from './format-rules.ts';

const demo = path.join(import.meta.dirname, '../../demo/words');

const MAILS = { CONFIRMATIONS, MEETING_WORDS, NEWSLETTER_MAILS, RECEIPTS };

/** All texts in a table of words, at any depth. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(textsIn) : [];
}

const mistakes: string[] = [];
for (const locale of LOCALES) {
  for (const [key, text] of flatten(CATALOGUE[locale]))
    for (const mistake of [...formatMistakes(text, locale), ...amountMistakes(text, locale)])
      mistakes.push(`${locale} ${key}: ${mistake}`);
  for (const [name, table] of Object.entries(MAILS))
    for (const text of textsIn(table[locale]))
      for (const mistake of formatMistakes(text, locale)) mistakes.push(`${locale} ${name}: ${mistake}`);
}
for (const file of globSync('*/*.json', { cwd: demo })) {
  const locale = path.dirname(file);
  if (!isLocale(locale)) throw new Error(`demo/words/${file} is in a folder named after no language`);
  const words = { [`demo/words/${file}`]: JSON.parse(readFileSync(path.join(demo, file), 'utf8')) };
  for (const [key, text] of flatten(words))
    for (const mistake of formatMistakes(text, locale)) mistakes.push(`${key}: ${mistake}`);
}
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) {
  console.error(`${mistakes.length} forms that are not their language's`);
  process.exit(1);
}
console.log('Hours, prices, shares, numbers and dates have one form in each language.');
