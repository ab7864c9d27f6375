import type { ReadingContext } from '../../wire.ts';

/** Pictures of a rich text, as HTML and as Markdown. */
const SOURCES = /(\bsrc\s*=\s*["']|!\[[^[\]]{0,500}\]\()((?:https?:)?\/\/[^"'\s)]+)/gi;

const withoutScheme = (address: string) => address.replace(/^https?:/i, '');

/** The path of an address on the content host, with its slash; the address itself where it is another's. */
export function ownPath(address: string, { hosts = [] }: Pick<ReadingContext, 'hosts'>): string {
  const written = withoutScheme(address.trim());
  const host = hosts
    .map(withoutScheme)
    .find((one) => written.toLowerCase().startsWith(`${one.toLowerCase()}/`));
  return host === undefined ? address : written.slice(host.length);
}

/** A text whose pictures are files of the content host, by their paths on it. */
export function withOwnFiles(text: string, context: ReadingContext): string {
  if (!context.hosts || !text.includes('//')) return text;
  return text.replace(SOURCES, (_, before: string, address: string) => before + ownPath(address, context));
}
