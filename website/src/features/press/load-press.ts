import { isEmail, type PressArticle, type PressPagePayload } from '@mall/contract';
import { cardContext } from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { inPages } from '../../content/client/read-all.ts';
import type { ContentReader } from '../../content/client/reader.ts';
import { alternatesBySlug, slugAlternates } from '../../content/fields/alternates.ts';
import type { Links } from '../../content/fields/links.ts';
import { validMoment } from '../../content/fields/periods.ts';
import { pdfOf, pictureOf } from '../../content/fields/pictures.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { isNothing } from '../../content/page-presence.ts';
import type {
  PressArticlePage,
  PressCard,
  PressContact,
  PressDownload,
  PressPage,
  PressYear,
} from './press-models.ts';

const NO_DAY = '';

/** All articles, or those of one year; the latest first, those without a day last. */
export async function readArticles(content: ContentReader, year?: number): Promise<PressArticle[]> {
  const articles = await inPages((page) => content.read('pressArticles', { year, page }));
  const day = (article: PressArticle) => validMoment(article.publishDate) ?? NO_DAY;
  return (articles ?? []).toSorted((a, b) => day(b).localeCompare(day(a)));
}

/** The calendar year of an article; 0 = it names no day. */
function yearOf(article: Pick<PressArticle, 'publishDate'>): number {
  return Number(validMoment(article.publishDate)?.slice(0, 4) ?? 0);
}

function pressCard(article: PressArticle, links: Links): PressCard {
  return omitUndefined({
    id: article.id,
    name: article.name.trim(),
    href: links.page('pressArticle', { slug: article.slug.trim() }),
    date: validMoment(article.publishDate),
    lead: plainText(article.lead),
    picture: pictureOf(article.media),
  });
}

/** Left out without its file. Some systems keep the file in `media` and the button's label in `downloadPdf`. */
function downloadOf(shown: boolean | null, part: PressPagePayload['kit']): PressDownload | undefined {
  const href = pdfOf(part?.downloadPdf) ?? pdfOf(part?.media);
  if (shown !== true || !part || href === undefined) return undefined;
  return omitUndefined({
    heading: plainText(part.heading),
    text: plainText(part.text),
    href,
    picture: pictureOf(part.media),
  });
}

function contactOf(contact: PressPagePayload['contact']): PressContact | undefined {
  const phone = trimToUndefined(contact?.phone);
  const number = phone?.replace(/[^\d+]/g, '') ?? '';
  const email = trimToUndefined(contact?.email);
  const made = omitUndefined<PressContact>({
    name: plainText(contact?.name),
    role: plainText(contact?.role),
    phone:
      phone !== undefined && /^\+?\d{7,15}$/.test(number)
        ? { name: phone, href: `tel:${number}` }
        : undefined,
    email: email !== undefined && isEmail(email) ? { name: email, href: `mailto:${email}` } : undefined,
  });
  return made.name || made.phone || made.email ? made : undefined;
}

function byYear(articles: readonly PressArticle[], links: Links): PressYear[] {
  const years = new Map<number, PressCard[]>();
  for (const article of articles) {
    const year = yearOf(article);
    years.set(year, [...(years.get(year) ?? []), pressCard(article, links)]);
  }
  return [...years].map(([year, cards]) => ({ year, articles: cards }));
}

/** `year` of the query narrows the articles, as the call does. Null = the centre has nothing for the press. */
export async function loadPressPage(context: LoadContext): Promise<PressPage | null> {
  const { content, query } = context;
  const { links } = cardContext(context);
  const chosen = /^[12]\d{3}$/.test(query.year ?? '') ? Number(query.year) : undefined;
  const all = readArticles(content);
  const [page, articles, ofYear] = await Promise.all([
    orWithout(content, content.read('press', {})),
    chosen === undefined ? all : orWithout(content, all),
    chosen === undefined ? all : readArticles(content, chosen),
  ]);
  if (isNothing('press', content, articles?.length)) return null;
  const known = [...new Set((articles ?? ofYear).map(yearOf))].filter((year) => year > 0);
  const unknown = query.year !== undefined && !known.some((year) => year === chosen);
  return omitUndefined<PressPage>({
    name: plainText(page?.pageName),
    lead: plainText(page?.lead),
    kit: page ? downloadOf(page.showKit, page.kit) : undefined,
    policy: page ? downloadOf(page.showPolicy, page.policy) : undefined,
    contact: contactOf(page?.contact),
    years: byYear(
      ofYear.filter((article) => chosen === undefined || yearOf(article) === chosen),
      links,
    ),
    choices: known.map((year) => {
      const current = year === chosen;
      return { year, current, href: links.page('press', {}, current ? {} : { year: String(year) }) };
    }),
    chosen,
    unknownFilter: unknown && (articles !== null || content.whole()),
    href: links.page('press', {}),
    seo: omitUndefined({ title: plainText(page?.pageName), description: plainText(page?.lead) }),
  });
}

/** Null = there is no such article. */
export async function loadPressArticlePage(context: LoadContext): Promise<PressArticlePage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const { content } = context;
  const [article, all, page] = await Promise.all([
    content.read('pressArticle', { slug }),
    orWithout(content, readArticles(content)),
    orWithout(content, content.read('press', {})),
  ]);
  if (!article) return null;
  const { links } = cardContext(context);
  const card = pressCard(article, links);
  const place = (all ?? []).findIndex((other) => other.id === article.id || other.slug === article.slug);
  const beside = (step: number) => {
    const other = place < 0 ? undefined : all?.[place + step];
    return other && { name: other.name.trim(), href: pressCard(other, links).href };
  };
  return omitUndefined<PressArticlePage>({
    ...card,
    description: richText(article.description, links),
    contact: contactOf(page?.contact),
    newer: beside(-1),
    older: beside(1),
    alternates: alternatesBySlug(slugAlternates(article, slug, context.locale)),
    seo: omitUndefined({
      description: card.lead ?? plainText(article.description),
      image: card.picture,
    }),
  });
}
