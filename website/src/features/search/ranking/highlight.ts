import { foldQuery, foldWithPlaces } from '../../../i18n/fold/fold.ts';
import type { Locale } from '../../../i18n/locales.ts';

/** A piece of a text in its original spelling; `match` = it is what was looked for. */
export interface Piece {
  text: string;
  match: boolean;
}

/** The text in pieces, every match marked. One unmarked piece when nothing matches. */
export function highlight(original: string, query: string, locale: Locale): Piece[] {
  const wanted = foldQuery(query, locale);
  const whole = [{ text: original, match: false }];
  if (wanted === '') return whole;
  const folded = foldWithPlaces(original, locale);
  const pieces: Piece[] = [];
  let done = 0;
  for (let from = folded.text.indexOf(wanted); from >= 0; ) {
    const start = Math.max(folded.starts[from] ?? 0, done);
    const end = folded.ends[from + wanted.length - 1] ?? start;
    if (start > done) pieces.push({ text: original.slice(done, start), match: false });
    if (end > start) pieces.push({ text: original.slice(start, end), match: true });
    done = Math.max(done, end);
    from = folded.text.indexOf(wanted, from + wanted.length);
  }
  if (pieces.length === 0) return whole;
  if (done < original.length) pieces.push({ text: original.slice(done), match: false });
  return pieces;
}

/** Characters of an excerpt before its match, and in all. */
const LEAD = 24;
const LONGEST = 72;

/** A line of a longer text around its first match, cut between words; undefined without a match. */
export function excerpt(original: string, query: string, locale: Locale): string | undefined {
  const wanted = foldQuery(query, locale);
  const folded = foldWithPlaces(original, locale);
  const at = wanted === '' ? -1 : folded.text.indexOf(wanted);
  if (at < 0) return undefined;
  const match = folded.starts[at] ?? 0;
  const matchEnd = folded.ends[at + wanted.length - 1] ?? match;
  const from = match <= LEAD ? 0 : original.indexOf(' ', match - LEAD) + 1;
  // A match without a space before it (or one in a language without spaces) is cut where it begins.
  const start = from > match || (from === 0 && match > LEAD) ? match : from;
  const space = original.lastIndexOf(' ', start + LONGEST);
  const end = original.length <= start + LONGEST ? original.length : Math.max(space, matchEnd);
  return `${start > 0 ? '…' : ''}${original.slice(start, end)}${end < original.length ? '…' : ''}`;
}
