const LINK = /https?:\/\/|\bwww\./giu;
const MARKUP = /<a\s[^>]*href|\[url[=\]]/giu;
/** A person points to a page or two, and may copy them from elsewhere with their markup. */
const MAX_LINKS = 3;
const MAX_MARKUP = 2;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Whether a form looks as if a machine had filled it in: full of links, links in the notations of forums, or a link
 * where a name belongs. It is kept all the same, and shown to a person before anything goes out because of it.
 */
export function looksMachineMade(payload: Readonly<Record<string, unknown>>): boolean {
  const text = (field: string) => (typeof payload[field] === 'string' ? String(payload[field]) : '');
  const names = ['name', 'first_name', 'last_name'].map(text).join('\n');
  if (count(names, LINK) > 0) return true;
  const free = ['details', 'interest', 'companySector', 'occasion', 'notes'].map(text).join('\n');
  return count(free, LINK) > MAX_LINKS || count(free, MARKUP) > MAX_MARKUP;
}
