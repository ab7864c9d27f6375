import { z } from 'zod';
import { bySlug, DEFAULT_LIMIT, listOf, none, single } from '../endpoint-spec.ts';
import { coupon, couponsPage } from '../payloads/benefits/coupon.ts';
import { csr } from '../payloads/benefits/csr.ts';
import { giftCard } from '../payloads/benefits/gift-card.ts';
import { mobileApp } from '../payloads/benefits/mobile-app.ts';

/** Endpoints of coupons, the gift card page, social responsibility and mobile apps (spec section 7). */
export const BENEFITS_ENDPOINTS = {
  coupons: listOf(
    {
      path: '/api/coupons',
      summary: 'Coupons that are or will be valid, those with the most votes first.',
      params: z.object({
        page: z.number().int().min(1).default(1),
        pageSize: z.number().int().min(1).max(1000).default(DEFAULT_LIMIT),
      }),
      query: (params) => [
        ['pagination[page]', String(params.page)],
        ['pagination[pageSize]', String(params.pageSize)],
      ],
      tags: () => ['coupons'],
      alsoChangedBy: ['tenants'],
    },
    coupon,
  ),
  couponsPage: single(
    {
      path: '/api/coupons-page',
      summary: 'What stands around the coupons: heading, text, rules.',
      params: none,
      tags: () => ['coupons'],
      alsoChangedBy: ['mobile-apps'],
    },
    couponsPage,
  ),
  giftCard: single(
    {
      path: '/api/gift-card',
      summary: 'The gift card: values, how it works, where it is sold, questions, rules.',
      params: none,
      tags: () => ['gift-card'],
    },
    giftCard,
  ),
  csr: single(
    {
      path: '/api/csr',
      summary: 'Social responsibility: figures, projects, partners.',
      params: none,
      tags: () => ['csr'],
    },
    csr,
  ),
  mobileApp: single(
    {
      path: '/api/mobile-apps/mobile-app/{slug}',
      summary: 'A mobile app by its slug.',
      params: bySlug,
      tags: (params) => [`mobile-app:${params.slug}`],
    },
    mobileApp,
  ),
} as const;
