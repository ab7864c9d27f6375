import { NAMESPACES } from '../../website/src/i18n/messages/namespaces.ts';
import { texts } from './html.ts';

const KEY = new RegExp(`\\b(?:${NAMESPACES.join('|')}):[a-z][\\w.]+`);

const AMISS = [
  /\{\{|\}\}/,
  KEY,
  /(?:^|[^\p{L}\p{N}-])(?:undefined|null|NaN)(?=$|[^\p{L}\p{N}-])/u,
  /\[object Object\]|Invalid Date/,
];

/** Pages share most of what they say, and a crawl reads thousands of them. */
const judged = new Map<string, boolean>();

function isAmiss(text: string): boolean {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const amiss = AMISS.some((pattern) => pattern.test(text));
  judged.set(text, amiss);
  return amiss;
}

/** What no page may ever say: keys of dictionaries, holes of templates, values that are none. */
export function wordsAmiss(html: string): string[] {
  return texts(html).filter(isAmiss);
}
