import { orLeftOut } from '../content/client/content-reader.ts';
import type { ContentReader } from '../content/client/reader.ts';
import type { DrawPart } from '../ui/draw-part.ts';
import { staticHtml } from './static-html.ts';

/** What has been drawn of a thing, by the part's name. */
const drawn = new WeakMap<object, Map<string, string>>();

/**
 * Draws parts of a view each by itself: one that throws while it is drawn is left out, told as what loaders leave out
 * is (`ContentReader.broken`), and costs the page nothing else.
 */
export function drawnApart(content: Pick<ContentReader, 'broken'>): DrawPart {
  return (part, make, of) => {
    const known = of && (drawn.get(of) ?? new Map<string, string>());
    const html =
      known?.get(part) ??
      orLeftOut<string | undefined>(content, part, 'view', () => staticHtml(make()), undefined);
    if (of && known && html !== undefined) drawn.set(of, known.set(part, html));
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it, and escaped what came from elsewhere
    return html === undefined ? null : <drawn-part dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
