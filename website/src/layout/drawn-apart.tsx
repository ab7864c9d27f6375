import { orLeftOut } from '../content/client/content-reader.ts';
import type { ContentReader } from '../content/client/reader.ts';
import type { DrawPart } from '../ui/draw-part.ts';
import { staticHtml } from './static-html.ts';

/**
 * Draws parts of a view each by itself: one that throws while it is drawn is left out, told as what loaders leave out
 * is (`ContentReader.broken`), and costs the page nothing else.
 */
export function drawnApart(content: Pick<ContentReader, 'broken'>): DrawPart {
  return (part, make) => {
    const html = orLeftOut<string | undefined>(content, part, 'view', () => staticHtml(make()), undefined);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it, and escaped what came from elsewhere
    return html === undefined ? null : <drawn-part dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
