import type { Article, FAQPage, NewsArticle } from 'schema-dts';
import type { InspirationPage } from '../../features/inspirations/inspiration-models.ts';
import type { PressArticlePage } from '../../features/press/press-models.ts';
import { htmlLang } from '../../i18n/locales.ts';
import { absolute, photoOrOurs, type Site, wordsOf } from './site.ts';

/** Longer headlines are cut by those who show them. */
const HEADLINE = 110;

function written(
  page: Pick<PressArticlePage, 'name' | 'href' | 'lead' | 'picture' | 'description'>,
  day: string | undefined,
  site: Site,
) {
  const centre = { '@type': 'Organization', name: site.centreName, url: absolute('/', site) } as const;
  return {
    headline: page.name.slice(0, HEADLINE).toWellFormed(),
    url: absolute(page.href, site),
    mainEntityOfPage: absolute(page.href, site),
    inLanguage: htmlLang(site.locale),
    description: page.lead,
    image: photoOrOurs(page.picture, site),
    datePublished: day,
    author: centre,
    publisher: centre,
  };
}

/** An article for the press; undefined without a day, which makes it news. */
export function newsThing(page: PressArticlePage, site: Site): NewsArticle | undefined {
  return page.date === undefined ? undefined : { '@type': 'NewsArticle', ...written(page, page.date, site) };
}

export function storyThing(page: InspirationPage, site: Site): Article {
  return { '@type': 'Article', ...written(page, page.published, site) };
}

/** Questions with their answers, where a page has any. */
export function questionsThing(
  questions: readonly { question: string; html: string }[],
): FAQPage | undefined {
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: wordsOf(html) ?? '' },
    })),
  };
}
