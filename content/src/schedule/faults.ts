import { inOneLanguage } from '../kit/reader-words';

/** One thing that stood in the way of a plan. */
interface FaultPart {
  /** Where in the entry, as `blocks.1.valid_to`; empty for all of it. */
  field: string;
  /** "Polish / English", or one text for both. */
  text: string;
}

/** As wide as the column. */
const MOST = 250;
const PART = /^(?:(\w[\w.]*): )?(.*)$/s;

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, Math.max(most - 1, 0))}…`;

/** The one part that is kept in any case: both of its languages, each as far as there is room. */
function cutLine(field: string, text: string): string {
  const [polish, english] = [inOneLanguage(text, true), inOneLanguage(text, false)];
  const room = MOST - (field ? field.length + 2 : 0);
  const cut =
    polish === english
      ? shortened(text, room)
      : [polish, english].map((half) => shortened(half, Math.floor((room - 3) / 2))).join(' / ');
  return field ? `${field}: ${cut}` : cut;
}

/** What is noted of a failure, a line for each part: the first one, and of the others those that fit in whole. */
export function storedFault([first, ...others]: readonly FaultPart[]): string {
  if (!first) return '';
  let stored = cutLine(first.field, first.text);
  for (const { field, text } of others) {
    const line = field ? `${field}: ${text}` : text;
    if (stored.length + 1 + line.length <= MOST) stored += `\n${line}`;
  }
  return stored;
}

/** A noted failure for who reads it. @param nameOf what a field of the type is called */
export function readFault(stored: string, isPolish: boolean, nameOf: (field: string) => string): string {
  return stored
    .split('\n')
    .map((line) => {
      const [, path, text = ''] = PART.exec(line) ?? [];
      const said = inOneLanguage(text, isPolish);
      return path ? `${nameOf(path.split('.')[0] ?? path)}: ${said}` : said;
    })
    .join(' ');
}
