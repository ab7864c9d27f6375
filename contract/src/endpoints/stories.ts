import { z } from 'zod';
import { bySlug, listOf, none, offsetAndLimit, single, window } from '../endpoint-spec.ts';
import { inspiration, lookbook } from '../payloads/stories/inspiration.ts';
import { instagram, instagramPost } from '../payloads/stories/instagram.ts';
import { marketplaceItem } from '../payloads/stories/marketplace.ts';
import { specialPromotion } from '../payloads/stories/special-promotion.ts';

/** Endpoints of inspirations, the marketplace, Instagram and special promotions (spec section 7). */
export const STORIES_ENDPOINTS = {
  inspirations: listOf(
    {
      path: '/api/inspirations',
      summary: 'Published inspirations, promoted ones first, then the latest.',
      params: z.object(window),
      query: (params) => [
        ...offsetAndLimit(params),
        ['sort[0]', 'isPromoted:desc'],
        ['sort[1]', 'publishDate:desc'],
      ],
      tags: () => ['inspirations'],
    },
    inspiration,
  ),
  inspiration: single(
    {
      path: '/api/inspirations/inspiration/{slug}',
      summary: 'An inspiration by its slug.',
      params: bySlug,
      tags: (params) => [`inspiration:${params.slug}`],
    },
    inspiration,
  ),
  lookbook: single(
    {
      path: '/api/inspirations/lookbook',
      summary: 'The lookbook, spread by spread.',
      params: none,
      tags: () => ['inspirations'],
    },
    lookbook,
  ),
  marketplaces: listOf(
    {
      path: '/api/marketplaces',
      summary: 'Things sold by shops of the centre in their own web shops.',
      params: none,
      tags: () => ['marketplaces'],
    },
    marketplaceItem,
  ),
  instagramPosts: listOf(
    {
      path: '/api/instagram-posts',
      summary: 'Posts of the centre, the latest first.',
      params: none,
      tags: () => ['instagram'],
    },
    instagramPost,
  ),
  instagram: single(
    {
      path: '/api/instagram',
      summary: 'The account that the posts are from.',
      params: none,
      tags: () => ['instagram'],
    },
    instagram,
  ),
  specialPromotions: listOf(
    {
      path: '/api/special-promotions',
      summary: 'Campaigns.',
      params: none,
      tags: () => ['special-promotions'],
    },
    specialPromotion,
  ),
} as const;
