import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MEETING_WORDS } from '../../../content/mail/meeting-texts.ts';
import { NEWSLETTER_MAILS } from '../../../content/mail/newsletter-texts.ts';
import { RECEIPTS } from '../../../content/mail/receipt-texts.ts';
import { CONFIRMATIONS } from '../../../content/mail/texts.ts';
import { planWords } from '../../../content/src/map/plan-words.ts';
import { LABEL_WORDS } from '../../../new-centre/src/entries/label-words.ts';
import { filesOf } from '../../../new-centre/src/folder/folder-files.ts';
import { readFolder } from '../../../new-centre/src/folder/read-folder.ts';
import { isLocale, LOCALES, type Locale } from '../../../website/src/i18n/locales.ts';
import { CATALOGUE } from '../../../website/src/i18n/messages/catalogue.ts';
import { flatten } from './dictionary-rules.ts';

const root = path.join(import.meta.dirname, '../../..');
const demo = path.join(root, 'demo/words');

const MAILS = { CONFIRMATIONS, MEETING_WORDS, NEWSLETTER_MAILS, RECEIPTS };

/** A text that visitors read. */
interface VisitorText {
  locale: Locale;
  /**
   * Where it stands: "pl-PL events:lead", "demo/words/pl-PL/events.json:events.market.lead",
   * "centres/dunes:floors.0.name.ru".
   */
  at: string;
  text: string;
}

/** All texts in a table of words, at any depth. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(textsIn) : [];
}

/** The website's own texts, which every centre shows. */
export function dictionaryTexts(): VisitorText[] {
  return LOCALES.flatMap((locale) =>
    [...flatten(CATALOGUE[locale])].map(([key, text]) => ({ locale, at: `${locale} ${key}`, text })),
  );
}

/** Mails, the printed plan and what a new centre begins with. */
function sharedTexts(): VisitorText[] {
  return LOCALES.flatMap((locale) => {
    const mails = Object.entries(MAILS).map(([name, table]) => [name, table[locale]] as const);
    const tables = [
      ...mails,
      ['plan-words', planWords(locale)],
      ['label-words', LABEL_WORDS[locale]],
    ] as const;
    return tables.flatMap(([name, table]) =>
      textsIn(table).map((text) => ({ locale, at: `${locale} ${name}`, text })),
    );
  });
}

/** Addresses are left out: what has been published stays. */
function demoTexts(): VisitorText[] {
  return globSync('*/*.json', { cwd: demo }).flatMap((file) => {
    const locale = path.dirname(file);
    if (!isLocale(locale)) throw new Error(`demo/words/${file} is in a folder named after no language`);
    const words = { [`demo/words/${file}`]: JSON.parse(readFileSync(path.join(demo, file), 'utf8')) };
    return [...flatten(words)].flatMap(([at, text]) => (at.endsWith('.slug') ? [] : [{ locale, at, text }]));
  });
}

/** Texts by language at any depth: `{ name: { en: 'Shore' } }`. */
function textsByLanguage(words: unknown, at: string): VisitorText[] {
  if (words === null || typeof words !== 'object') return [];
  return Object.entries(words).flatMap(([key, value]) => {
    const below = `${at}${key}`;
    return isLocale(key) && typeof value === 'string'
      ? [{ locale: key, at: below, text: value }]
      : textsByLanguage(value, `${below}.`);
  });
}

/** Centres that are kept as folders, as `npm run new-centre` reads them. */
async function centreTexts(): Promise<VisitorText[]> {
  const read = globSync('centres/*/', { cwd: root }).map(async (folder) => {
    const { centre } = await readFolder(filesOf(path.join(root, folder)));
    const at = folder.replace(/\/$/, '');
    if (!centre) throw new Error(`${at} cannot be read. npm run new-centre -- ${at} --check says why.`);
    return textsByLanguage(centre, `${at}:`);
  });
  return (await Promise.all(read)).flat();
}

/** Everything that visitors read and that stands in the repository. */
export async function allTexts(): Promise<VisitorText[]> {
  return [...dictionaryTexts(), ...sharedTexts(), ...demoTexts(), ...(await centreTexts())];
}
