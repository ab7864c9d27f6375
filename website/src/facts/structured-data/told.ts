import type { Thing } from 'schema-dts';
import { orLeftOut } from '../../content/client/content-reader.ts';
import type { ContentReader } from '../../content/client/reader.ts';

/**
 * What programs are told of a page, as one JSON-LD document, safe between script tags; undefined for none. Where that
 * throws it is left out, told as what loaders leave out is, and costs visitors nothing. A data block: browsers run
 * nothing of it, so the content security policy lets it stand without a hash.
 */
export function toldOf(
  content: Pick<ContentReader, 'broken'>,
  made: () => readonly (Thing | undefined)[],
): string | undefined {
  return orLeftOut(
    content,
    'structured data',
    'view',
    () => {
      const things = made().filter((thing) => thing !== undefined);
      if (things.length === 0) return undefined;
      const document = { '@context': 'https://schema.org', '@graph': things };
      return JSON.stringify(document).replaceAll('<', '\\u003c');
    },
    undefined,
  );
}
