import { orLeftOut } from '../content/client/content-reader.ts';
import type { ContentReader } from '../content/client/reader.ts';
import type { DrawPart } from '../ui/draw-part.ts';
import { staticHtml } from './static-html.ts';

/** What has been drawn of a thing, by the part's name. */
const drawn = new WeakMap<object, Map<string, string>>();

function drawnOnce(thing: object, part: string, draw: () => string): string {
  const parts = drawn.get(thing) ?? new Map<string, string>();
  drawn.set(thing, parts);
  const html = parts.get(part) ?? draw();
  parts.set(part, html);
  return html;
}

/**
 * Draws parts of a view each by itself: one that throws while it is drawn is left out, told as what loaders leave out
 * is (`ContentReader.broken`), and costs the page nothing else.
 */
export function drawnApart(content: Pick<ContentReader, 'broken'>): DrawPart {
  return (part, make, of) => {
    const draw = () => staticHtml(make());
    const html = orLeftOut<string | undefined>(
      content,
      part,
      'view',
      () => (of ? drawnOnce(of, part, draw) : draw()),
      undefined,
    );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it, and escaped what came from elsewhere
    return html === undefined ? null : <drawn-part dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
