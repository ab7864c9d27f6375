import { z } from 'zod';
import { bySlug, DEFAULT_LIMIT, listOf, none, offsetAndLimit, single, window } from '../endpoint-spec.ts';
import { job } from '../payloads/news/job.ts';
import { pressArticle, pressPage } from '../payloads/news/press.ts';

/** Endpoints of jobs and press (spec section 7). */
export const NEWS_ENDPOINTS = {
  jobs: listOf(
    {
      path: '/api/jobs',
      summary: 'Jobs whose deadline is today or later in the centre’s calendar, the nearest first.',
      params: z.object(window),
      query: offsetAndLimit,
      tags: () => ['jobs'],
      alsoChangedBy: ['tenants'],
    },
    job,
  ),
  job: single(
    {
      path: '/api/jobs/job/{slug}',
      summary: 'A job by its slug, also past its deadline.',
      params: bySlug,
      // A single job defaults to preview (spec section 4). That alone shows no draft: a content system gives
      // drafts only to those who also know the preview secret, and everybody else what is published.
      query: () => [['publicationState', 'preview']],
      tags: (params) => [`job:${params.slug}`],
    },
    job,
  ),
  press: single(
    {
      path: '/api/press',
      summary: 'The press page: what journalists may take away, and whom to ask.',
      params: none,
      tags: () => ['press'],
    },
    pressPage,
  ),
  pressArticles: listOf(
    {
      path: '/api/press-articles',
      summary: 'Press articles, the latest first; of one year when one is given.',
      params: z.object({
        year: z.number().int().min(1900).max(2999).optional(),
        page: z.number().int().min(1).default(1),
      }),
      query: ({ year, page }) => [
        ...(year === undefined
          ? []
          : ([
              ['filters[publishDate][$gte]', `${year}-01-01`],
              ['filters[publishDate][$lte]', `${year}-12-31`],
            ] as [string, string][])),
        ['sort', 'publishDate:desc'],
        ['pagination[page]', String(page)],
        ['pagination[pageSize]', String(DEFAULT_LIMIT)],
      ],
      tags: () => ['press'],
    },
    pressArticle,
  ),
  pressArticle: single(
    {
      path: '/api/press-articles/press-article/{slug}',
      summary: 'A press article by its slug.',
      params: bySlug,
      tags: (params) => [`press-article:${params.slug}`],
    },
    pressArticle,
  ),
} as const;
