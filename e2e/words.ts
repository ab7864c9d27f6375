import { NAMESPACES } from '../website/src/i18n/messages/namespaces.ts';
import { texts } from './html.ts';

const KEY = new RegExp(`\\b(?:${NAMESPACES.join('|')}):[a-z][\\w.]+`);

/** What no page may ever say: keys of dictionaries, holes of templates, values that are none. */
export function wordsAmiss(html: string): string[] {
  return texts(html).filter(
    (text) =>
      /\{\{|\}\}/.test(text) ||
      KEY.test(text) ||
      /(?:^|[^\p{L}\p{N}-])(?:undefined|null|NaN)(?=$|[^\p{L}\p{N}-])/u.test(text) ||
      /\[object Object\]|Invalid Date/.test(text),
  );
}
