/** Fails, with a list, when a text says an hour, a price, a share, a number or a date in another form than its language's. `node scripts/checks/check-formats.ts` */
import { allTexts, dictionaryTexts } from './texts/all-texts.ts';
import { amountMistakes, formatMistakes } from './texts/format-rules.ts';

const mistakes = [
  ...(await allTexts()).flatMap(({ locale, at, text }) =>
    formatMistakes(text, locale).map((mistake) => `${at}: ${mistake}`),
  ),
  ...dictionaryTexts().flatMap(({ locale, at, text }) =>
    amountMistakes(text, locale).map((mistake) => `${at}: ${mistake}`),
  ),
];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) {
  console.error(`${mistakes.length} forms that are not their language's`);
  process.exit(1);
}
console.log('Hours, prices, shares, numbers and dates have one form in each language.');
