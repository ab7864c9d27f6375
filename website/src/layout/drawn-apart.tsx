import { orLeftOut } from '../content/client/content-reader.ts';
import type { ContentReader } from '../content/client/reader.ts';
import type { DrawPart } from '../ui/draw-part.ts';
import { staticHtml } from './static-html.ts';

/** What has been drawn of a thing, by the part's name: HTML in UTF-8. */
const drawn = new WeakMap<object, Map<string, Buffer>>();

function drawnOnce(thing: object, part: string, draw: () => string): Buffer {
  const parts = drawn.get(thing) ?? new Map<string, Buffer>();
  drawn.set(thing, parts);
  const html = parts.get(part) ?? Buffer.from(draw());
  parts.set(part, html);
  return html;
}

/**
 * Draws parts of a view each by itself: one that throws while it is drawn is left out, told as what loaders leave out
 * is (`ContentReader.broken`), and costs the page nothing else.
 * @param keep what stands for a part that is drawn once, in UTF-8, until the page is finished (`Visit.keep`)
 */
export function drawnApart(
  content: Pick<ContentReader, 'broken'>,
  keep: (html: Buffer) => string = String,
): DrawPart {
  return (part, make, of) => {
    const draw = () => staticHtml(make());
    const html = orLeftOut<string | undefined>(
      content,
      part,
      'view',
      () => (of ? keep(drawnOnce(of, part, draw)) : draw()),
      undefined,
    );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it, and escaped what came from elsewhere
    return html === undefined ? null : <drawn-part dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
