import { bySlug, none, single } from '../endpoint-spec.ts';
import { cinemaPage, cinemaSection } from '../payloads/leisure/cinema.ts';
import { dailyMenu, lunchCard } from '../payloads/leisure/lunch.ts';
import { movie } from '../payloads/leisure/movie.ts';

/** Endpoints of cinema, daily menu and lunch cards (spec section 7). */
export const LEISURE_ENDPOINTS = {
  cinemaSection: single(
    {
      path: '/api/cinema-section',
      summary: 'What other pages say of the cinema.',
      params: none,
      tags: () => ['cinema'],
    },
    cinemaSection,
  ),
  cinemaPage: single(
    {
      path: '/api/cinema-page',
      summary: 'The cinema’s programme of today and the seven days after, and its latest movies.',
      params: none,
      tags: () => ['cinema'],
    },
    cinemaPage,
  ),
  movie: single(
    {
      path: '/api/movies/movie/{slug}',
      summary: 'A movie by its slug, with its showings of today and the seven days after.',
      params: bySlug,
      tags: (params) => [`movie:${params.slug}`],
    },
    movie,
  ),
  dailyMenu: single(
    {
      path: '/api/daily-menu',
      summary: 'What the restaurants serve on each day of the week.',
      params: none,
      tags: () => ['daily-menu'],
    },
    dailyMenu,
  ),
  lunchCard: single(
    {
      path: '/api/lunch-cards/card/{slug}',
      summary: 'A lunch card by its slug.',
      params: bySlug,
      tags: (params) => [`lunch-card:${params.slug}`],
    },
    lunchCard,
  ),
} as const;
