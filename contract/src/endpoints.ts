import { z } from 'zod';
import {
  bySlug,
  DEFAULT_LIMIT,
  DEFAULT_OFFSET,
  type EndpointSpec,
  listOf,
  none,
  now,
  offsetAndLimit,
  plain,
  single,
  slug,
  window,
} from './endpoint-spec.ts';
import { BENEFITS_ENDPOINTS } from './endpoints/benefits.ts';
import { DOCUMENTS_ENDPOINTS } from './endpoints/documents.ts';
import { LEISURE_ENDPOINTS } from './endpoints/leisure.ts';
import { NEWS_ENDPOINTS } from './endpoints/news.ts';
import { SERVICES_ENDPOINTS } from './endpoints/services.ts';
import { STORIES_ENDPOINTS } from './endpoints/stories.ts';
import type { Locale } from './locales.ts';
import { event } from './payloads/event.ts';
import { headerStatic } from './payloads/header-static.ts';
import { carousel, homePage } from './payloads/home.ts';
import { media } from './payloads/media.ts';
import { category, subCategory } from './payloads/menu.ts';
import { offer, offerType, tenantWithOffers } from './payloads/offer.ts';
import { searchData } from './payloads/search-data.ts';
import { specialHoursTenant, tenant } from './payloads/tenant.ts';
import type { Tag } from './tags.ts';

/** Every endpoint of the contract. Each takes `locale` as a query parameter besides what stands here. */
export const ENDPOINTS = {
  headerStatic: plain(
    {
      path: '/api/header/static',
      summary: 'Everything around a page: header, footer, menu, opening times, cookies, head.',
      params: none,
      tags: () => ['header'],
      alsoChangedBy: ['categories', 'tenants', 'offers', 'events'],
    },
    headerStatic,
  ),
  searchData: plain(
    {
      path: '/api/search/data',
      summary: 'All tenants, offers and events of the locale.',
      params: none,
      tags: () => ['tenants'],
      alsoChangedBy: ['offers', 'events'],
    },
    searchData,
  ),
  category: single(
    {
      path: '/api/categories/category/{slug}',
      summary: 'A menu category by its categorySlug.',
      params: bySlug,
      tags: (params) => ['categories', `category:${params.slug}`],
    },
    category,
  ),
  subCategory: single(
    {
      path: '/api/menu-sub-categories/menu-sub-category/{slug}',
      summary: 'A sub-category by its subCategorySlug.',
      params: bySlug,
      tags: () => ['categories'],
    },
    subCategory,
  ),
  tenantsOfCategory: listOf(
    {
      path: '/api/tenants/tenantCategories/{category}',
      summary: 'Tenants of a category, by categorySlug.',
      params: z.object({ category: slug, ...window }),
      query: offsetAndLimit,
      tags: (params) => ['tenants', `category:${params.category}`],
    },
    tenant,
  ),
  tenant: single(
    {
      path: '/api/tenants/tenant/{slug}',
      summary: 'A tenant by its slug.',
      params: bySlug,
      tags: (params) => [`tenant:${params.slug}`],
    },
    tenantWithOffers,
  ),
  tenantById: single(
    {
      path: '/api/tenants/{id}',
      summary: 'A tenant by its id.',
      params: z.object({ id: z.number().int().positive() }),
      tags: () => ['tenants'],
    },
    tenantWithOffers,
  ),
  giftCardTenants: listOf(
    {
      path: '/api/tenants',
      summary: 'Tenants that accept the gift card, by name.',
      params: z.object({
        page: z.number().int().min(1).default(1),
        pageSize: z.number().int().min(1).max(1000).default(DEFAULT_LIMIT),
      }),
      query: (params) => [
        ['filters[acceptsGiftCard][$eq]', 'true'],
        ['sort', 'name:asc'],
        ['pagination[page]', String(params.page)],
        ['pagination[pageSize]', String(params.pageSize)],
      ],
      tags: () => ['tenants'],
    },
    tenant,
  ),
  promotedTenants: listOf(
    {
      path: '/api/tenants/promoted',
      summary: 'Tenants shown on the home page.',
      params: none,
      tags: () => ['tenants'],
    },
    tenant,
  ),
  specialHours: listOf(
    {
      path: '/api/tenants/specialHours',
      summary: 'Tenants with special opening days.',
      params: none,
      tags: () => ['tenants'],
    },
    specialHoursTenant,
  ),
  offers: listOf(
    {
      path: '/api/offers',
      summary: 'All offers.',
      params: z.object(window),
      query: offsetAndLimit,
      tags: () => ['offers'],
    },
    offer,
  ),
  promotedOffers: listOf(
    { path: '/api/offers/promoted', summary: 'Promoted offers.', params: none, tags: () => ['offers'] },
    offer,
  ),
  offer: single(
    {
      path: '/api/offers/offer/{slug}',
      summary: 'An offer by its slug.',
      params: bySlug,
      tags: (params) => [`offer:${params.slug}`],
    },
    offer,
  ),
  offerTypes: listOf(
    { path: '/api/offer-types', summary: 'Kinds of offers.', params: none, tags: () => ['offers'] },
    offerType,
  ),
  promotedEvents: listOf(
    {
      path: '/api/events',
      summary: 'Promoted events that have not ended.',
      params: z.object({ now }),
      query: (params) => [
        ['filters[isPromoted][$eq]', 'true'],
        ['filters[endDate][$gte]', params.now],
        ['pagination[pageSize]', String(DEFAULT_LIMIT)],
      ],
      tags: () => ['events'],
    },
    event,
  ),
  activeEvents: listOf(
    {
      path: '/api/events',
      summary: 'Published events that have not ended, promoted ones first.',
      params: z.object({
        now,
        start: z.number().int().min(0).default(DEFAULT_OFFSET),
        limit: z.number().int().min(1).max(1000).default(DEFAULT_LIMIT),
      }),
      query: (params) => [
        ['filters[endDate][$gte]', params.now],
        ['filters[publishDate][$lte]', params.now],
        ['sort[0]', 'isPromoted:desc'],
        ['sort[1]', 'startDate:desc'],
        ['pagination[start]', String(params.start)],
        ['pagination[limit]', String(params.limit)],
      ],
      tags: () => ['events'],
    },
    event,
  ),
  pastEvents: listOf(
    {
      path: '/api/events',
      summary: 'Events that have ended, the latest first.',
      params: z.object({ now, subCategory: slug.optional(), page: z.number().int().min(1).default(1) }),
      query: (params) => [
        ['filters[endDate][$lt]', params.now],
        ...(params.subCategory === undefined
          ? []
          : [['filters[menu_sub_category][subCategorySlug][$eq]', params.subCategory] as [string, string]]),
        ['sort[0]', 'endDate:desc'],
        ['pagination[page]', String(params.page)],
        ['pagination[pageSize]', String(DEFAULT_LIMIT)],
      ],
      tags: () => ['events'],
    },
    event,
  ),
  event: single(
    {
      path: '/api/events/event/{slug}',
      summary: 'An event by its slug.',
      params: bySlug,
      tags: (params) => [`event:${params.slug}`],
    },
    event,
  ),
  homePage: single(
    { path: '/api/home-page', summary: 'The home page.', params: none, tags: () => ['home'] },
    homePage,
  ),
  carousel: single(
    {
      path: '/api/carousel',
      summary: 'The slides of the home page.',
      params: none,
      tags: () => ['carousel'],
    },
    carousel,
  ),
  uploadFiles: listOf(
    {
      path: '/api/upload/files',
      summary: 'Uploaded files with caption `sitemap`, by name.',
      params: z.object({ name: z.string().min(1).max(200) }),
      query: (params) => [
        ['filters[caption]', 'sitemap'],
        ['filters[name]', params.name],
      ],
      tags: () => ['uploads'],
    },
    media,
    'array',
  ),
  ...STORIES_ENDPOINTS,
  ...LEISURE_ENDPOINTS,
  ...NEWS_ENDPOINTS,
  ...BENEFITS_ENDPOINTS,
  ...DOCUMENTS_ENDPOINTS,
  ...SERVICES_ENDPOINTS,
} as const;

export type Calls = typeof ENDPOINTS;
export type EndpointName = keyof Calls;
/** What a caller passes; defaults may be left out. */
export type ParamsOf<C extends EndpointName> = z.input<Calls[C]['params']>;
/** What a reader gets: unwrapped and validated. */
export type PayloadOf<C extends EndpointName> = z.output<Calls[C]['payload']>;

export interface RequestLine {
  method: 'GET';
  /** Path with query, starting with `/api`. */
  path: string;
  /** Parsed parameters, defaults filled in. */
  params: Record<string, unknown>;
}

/**
 * The request of an endpoint. Throws a ZodError on bad parameters: they come from our own code.
 * @param preview asks for drafts where the endpoint knows drafts
 */
export function requestLine<C extends EndpointName>(
  name: C,
  params: ParamsOf<C>,
  locale: Locale,
  preview = false,
): RequestLine {
  const endpoint: EndpointSpec<z.ZodType, z.ZodType> = ENDPOINTS[name];
  const parsed = endpoint.params.parse(params) as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(parsed[key])),
  );
  const query = new URLSearchParams([['locale', locale], ...endpoint.query(parsed)]);
  // Named always where a single entry is read (spec section 7), and only by those who want drafts elsewhere.
  if (endpoint.preview && preview) query.set('publicationState', 'preview');
  else if (endpoint.preview && endpoint.path.includes('{') && !query.has('publicationState'))
    query.set('publicationState', 'live');
  return { method: endpoint.method, path: `${path}?${query}`, params: parsed };
}

/** Tags of an endpoint's own content, for the page that uses it. */
export function tagsOfEndpoint<C extends EndpointName>(name: C, params: ParamsOf<C>): Tag[] {
  const endpoint: EndpointSpec<z.ZodType, z.ZodType> = ENDPOINTS[name];
  return endpoint.tags(endpoint.params.parse(params));
}

/** All tags whose purge makes a kept payload of this endpoint old. */
export function changedBy<C extends EndpointName>(name: C, params: ParamsOf<C>): Tag[] {
  const endpoint: EndpointSpec<z.ZodType, z.ZodType> = ENDPOINTS[name];
  return [...tagsOfEndpoint(name, params), ...(endpoint.alsoChangedBy ?? [])];
}
