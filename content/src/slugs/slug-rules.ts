import slugify from '@sindresorhus/slugify';

/** What decides whether a slug follows its name. */
export interface Slugged {
  /** The name and slug as they stand; null for an entry that is new in this language. */
  stored: { name: unknown; slug: unknown } | null;
  /** What is about to be saved; undefined where a save does not speak of it. */
  sent: { name: unknown; slug: unknown };
  isPublished: boolean;
  /** What Strapi suggests before a name is typed. */
  modelName: string;
  /** How the field's schema has Strapi make slugs, where it says so. */
  options?: slugify.Options | undefined;
}

const said = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Whether a slug was made of a name, with a number after it or not. */
const isMadeOf = (slug: string, base: string): boolean =>
  base !== '' && (slug === base || (slug.startsWith(`${base}-`) && /^-\d+$/.test(slug.slice(base.length))));

/**
 * The name of which a save has to make the slug; null where the slug stays as sent. A slug follows its name until the
 * entry is published in this language, unless an editor has written one.
 */
export function nameForSlug({ stored, sent, isPublished, modelName, options }: Slugged): string | null {
  const name = said(sent.name) || said(stored?.name);
  const before = said(stored?.slug);
  const slug = sent.slug === undefined ? before : said(sent.slug);
  if (isPublished || name === '') return null;
  if (slug === '' || isMadeOf(slug, modelName)) return name;
  // Written by hand in this very save.
  if (slug !== before) return null;
  const oldName = said(stored?.name);
  // By the same program with which Strapi's form makes slugs: another one would not know them again.
  return oldName !== name && isMadeOf(slug, slugify(oldName, options)) ? name : null;
}
