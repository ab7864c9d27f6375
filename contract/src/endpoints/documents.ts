import { bySlug, none, single } from '../endpoint-spec.ts';
import { infoPage } from '../payloads/documents/info-page.ts';
import { landingPage } from '../payloads/documents/landing-page.ts';
import { policy } from '../payloads/documents/policy.ts';
import { survey } from '../payloads/documents/survey.ts';

/** Endpoints of contact and info, terms and policies, landing pages and surveys (spec section 7). */
export const DOCUMENTS_ENDPOINTS = {
  infoPage: single(
    {
      path: '/api/info-page',
      summary: 'Contact and info.',
      params: none,
      tags: () => ['info'],
      alsoChangedBy: ['header'],
    },
    infoPage,
  ),
  terms: single(
    {
      path: '/api/terms-and-condtion',
      summary: 'The terms.',
      params: none,
      tags: () => ['documents'],
    },
    policy,
  ),
  cookiePolicy: single(
    {
      path: '/api/cookie-policy',
      summary: 'The cookie policy.',
      params: none,
      tags: () => ['documents'],
    },
    policy,
  ),
  privacyPolicy: single(
    {
      path: '/api/privacy-policy',
      summary: 'The privacy policy.',
      params: none,
      tags: () => ['documents'],
    },
    policy,
  ),
  landingPage: single(
    {
      path: '/api/page/page/{slug}',
      summary: 'A dynamic landing page by its slug.',
      params: bySlug,
      tags: (params) => [`page:${params.slug}`],
      alsoChangedBy: ['tenants', 'offers', 'events'],
    },
    landingPage,
  ),
  survey: single(
    {
      path: '/api/surveys/survey/{slug}',
      summary: 'A survey by its slug.',
      params: bySlug,
      tags: (params) => [`survey:${params.slug}`],
    },
    survey,
  ),
} as const;
