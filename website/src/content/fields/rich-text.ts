import sanitizeHtml from 'sanitize-html';
import { isExternal, type Links } from './links.ts';
import { htmlOfMarkdown } from './markdown.ts';
import { uploadSource } from './pictures.ts';
import { plainText } from './text.ts';
import { videoId } from './video.ts';
import { VIDEO_TAG, withPosters } from './video-poster.ts';

const TAGS = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'code',
  'pre',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  VIDEO_TAG,
];

const number = (value: string | undefined) =>
  value !== undefined && /^\d{1,4}$/.test(value) ? value : undefined;

/** Attributes without the undefined ones. */
function attributes(given: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** A mark where a poster is to stand; its words are the video's title. */
function posterMark(id: string, title?: string) {
  return { tagName: VIDEO_TAG, attribs: { 'data-id': id }, ...(title ? { text: title } : {}) };
}

const gone = { tagName: 'span', attribs: {} };

/**
 * HTML of the content system made safe and fit for our pages: no scripts, frames, styles or foreign pictures;
 * links made this locale's, external ones with rel; the highest heading becomes `from`; tables scroll in a
 * wrapper; YouTube's videos, linked or framed, become posters. Markdown is read, plain text becomes paragraphs. Undefined when no
 * words, picture or video are left.
 * @param from level of the highest heading, one below the heading it stands under
 */
export function richText(
  source: string | null | undefined,
  links: Links,
  from: 2 | 3 = 2,
): string | undefined {
  if (!source?.trim()) return undefined;
  const html = htmlOf(source);
  const levels = [...html.matchAll(/<h([1-6])[\s>]/gi)].map(([, level]) => Number(level));
  const highest = levels.reduce((least, level) => Math.min(least, level), 6);
  const demoted = (level: number) => `h${Math.min(6, level - highest + from)}`;
  const heading = (level: number) => () => ({ tagName: demoted(level), attribs: {} });

  const safe = sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      [VIDEO_TAG]: ['data-id'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 40,
    transformTags: {
      h1: heading(1),
      h2: heading(2),
      h3: heading(3),
      h4: heading(4),
      h5: heading(5),
      h6: heading(6),
      a: (_, { href }) => {
        const video = videoId(href);
        if (video !== undefined) return posterMark(video);
        const target = links.content(href);
        if (target === undefined) return gone;
        const rel = isExternal(target) ? 'noopener' : undefined;
        return { tagName: 'a', attribs: attributes({ href: target, rel }) };
      },
      img: (_, { src, alt, width, height }) => {
        const own = src === undefined ? null : uploadSource(src);
        if (own === null) return gone;
        const sizes = { width: number(width), height: number(height) };
        const shown = { src: own, alt: alt ?? '', ...sizes, loading: 'lazy', decoding: 'async' };
        return { tagName: 'img', attribs: attributes(shown) };
      },
      iframe: (_, { src, title }) => {
        const video = videoId(src);
        return video === undefined ? gone : posterMark(video, title);
      },
      // As CKEditor keeps pasted videos.
      oembed: (_, { url }) => {
        const video = videoId(url);
        return video === undefined ? gone : posterMark(video);
      },
      // Nobody but us makes a poster.
      [VIDEO_TAG]: () => gone,
    },
  });
  const whole = withPosters(safe, links.locale)
    .replaceAll('<table>', '<div class="scroll-x" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replace(/<(p|li|h[2-6])>\s*<\/\1>/g, '')
    .trim();
  return plainText(whole) === undefined && !/<img|<video-poster/.test(whole) ? undefined : whole;
}

function htmlOf(source: string): string {
  const html = htmlOfMarkdown(source);
  if (html !== undefined) return html;
  const tag = source.search(/<[a-z]/i);
  return tag >= 0 && source.indexOf('>', tag) >= 0 ? source : paragraphs(source);
}

function paragraphs(plain: string): string {
  const escaped = plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
