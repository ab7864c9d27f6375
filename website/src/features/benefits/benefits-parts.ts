/** Parts that the pages of benefits share. */
import type { Media } from '@mall/contract';
import type { Link, Links } from '../../content/fields/links.ts';
import { type Picture, pictureOf } from '../../content/fields/pictures.ts';
import { richText } from '../../content/fields/rich-text.ts';
import type { Seo } from '../../content/fields/seo.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import type { Figure, Step } from './benefits-models.ts';

interface Described {
  description: string | null;
  seo?: { title: string | null; description: string | null; image: Media | null } | null;
}

/** What the editors wrote for the head, else the page's own words and picture. */
export function seoOf(page: Described | null, picture: Picture | undefined): Seo {
  const { title, description, image } = page?.seo ?? {};
  return omitUndefined({
    title: trimToUndefined(title),
    description: plainText(description) ?? plainText(page?.description),
    image: pictureOf(image) ?? picture,
  });
}

export function stepsOf(steps: readonly { heading: string | null; text: string | null }[]): Step[] {
  return steps.flatMap((step) => {
    const heading = plainText(step.heading);
    return heading === undefined ? [] : [omitUndefined({ heading, text: plainText(step.text) })];
  });
}

export function figuresOf(figures: readonly { value: string | null; name: string | null }[]): Figure[] {
  return figures.flatMap((figure) => {
    const [value, name] = [trimToUndefined(figure.value), plainText(figure.name)];
    return value === undefined || name === undefined ? [] : [{ value, name }];
  });
}

/** A link with a sentence before it; undefined when there is nowhere to go. */
export function invitation(
  words: string | null | undefined,
  label: string | null | undefined,
  href: string | null | undefined,
  links: Links,
): { text?: string; link: Link } | undefined {
  const link = links.named(label, href);
  return link && omitUndefined({ text: plainText(words), link });
}

/** Longer than this a description is to be read, not glanced at. Characters. */
const MAX_LEAD = 400;

/** A description as a lead where it is one short paragraph, else as rich text. */
export function described(
  description: string | null | undefined,
  links: Links,
): { lead?: string; html?: string } {
  const words = plainText(description);
  if (words === undefined) return omitUndefined({ html: richText(description, links) });
  const html = richText(description, links) ?? '';
  const blocks = html.match(/<(?:p|h[2-6]|ul|ol|table|img|figure|blockquote|video-poster)\b/g) ?? [];
  const plain = blocks.length <= 1 && !/<a\b|<img|<video-poster/.test(html);
  return plain && words.length <= MAX_LEAD ? { lead: words } : { html };
}
