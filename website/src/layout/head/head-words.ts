/** Titles and descriptions of pages as search engines show them: composed, and cut where words end. */

export interface HeadWords {
  /** Stand behind the title, the most telling first, as many as there is room for. */
  details?: readonly (string | undefined)[];
  /** Sentences, with or without their full stop, before the page's own words. */
  facts?: readonly (string | undefined)[];
}

/** Characters of a description: less is often replaced by text from anywhere on the page, more is cut anywhere. */
const LEAST = 50;
const MOST = 160;
/** Characters of a whole title: details beyond it are left out, a name is not. */
const MAX_TITLE = 72;
/** Characters of a name in a title. */
const MAX_NAME = 90;
const ELLIPSIS = '…';

/** The page's title behind which the centre's name stands, unless it is in it already. */
export function withCentre(title: string, centre: string): string {
  return centre === '' || title.includes(centre) ? title : `${title} | ${centre}`;
}

/** "Nova, odzież damska": the name and as many of its details as the title has room for. */
export function titleWith(name: string, details: readonly (string | undefined)[], centre: string): string {
  let title = cut(name, MAX_NAME);
  for (const detail of details) {
    if (!detail || title.includes(detail)) continue;
    const longer = `${title}, ${detail}`;
    if (withCentre(longer, centre).length > MAX_TITLE) break;
    title = longer;
  }
  return title;
}

/**
 * One line of 160 characters at most: the sentences in order, each once; with `tail` at its end where they are too
 * short. Without any it begins with the title.
 */
export function describe(sentences: readonly (string | undefined)[], title: string, tail: string): string {
  let said = '';
  for (const sentence of sentences) {
    const words = sentence && ended(sentence);
    if (words && !said.includes(words)) said = said === '' ? words : `${said} ${words}`;
  }
  if (said === '') said = ended(title);
  return cut(said.length < LEAST ? `${said} ${tail}` : said, MOST);
}

/** Begins with a capital and ends like a sentence. */
function ended(sentence: string): string {
  const words = sentence.replace(/\s+/g, ' ').trim();
  const capital = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return /[.!?…]["”“»’)]*$/.test(capital) ? capital : `${capital.replace(/[,;:]$/, '')}.`;
}

/** No longer than `most`, cut between words and marked as cut. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const space = head.lastIndexOf(' ');
  // A text without spaces must not be halved within a pair of surrogates.
  const words =
    space > most / 2
      ? head.slice(0, space)
      : head
          .slice(0, most - 1)
          .toWellFormed()
          .replace(/\ufffd$/, '');
  return words.replace(/[\s.,;:–—-]+$/, '') + ELLIPSIS;
}
