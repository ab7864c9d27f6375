import { z } from 'zod';
import { bySlug, listOf, none, plain, single } from '../endpoint-spec.ts';
import { FAVICON_NAMES, faviconData, SCRIPT_NAMES, scriptsData } from '../payloads/header-static.ts';
import { MAP_ROLES, mapLocation, mapSource } from '../payloads/map.ts';
import { media } from '../payloads/media.ts';
import { advancedMediaSale, mediaSale } from '../payloads/services/media-sale.ts';
import { availableDay, hairStylist, stylistPage } from '../payloads/services/stylist.ts';
import { entity } from '../wire.ts';

/** Endpoints of personal stylists, media sales, favicon, scripts and the map (spec section 7). */
export const SERVICES_ENDPOINTS = {
  stylists: listOf(
    { path: '/api/hair-stylists', summary: 'All stylists.', params: none, tags: () => ['stylists'] },
    hairStylist,
  ),
  stylistTimes: listOf(
    {
      path: '/api/hair-stylists/available-times/{id}',
      summary: 'Days of the next two weeks with the hours at which a stylist is still free.',
      params: z.object({ id: z.union([z.number().int().positive(), z.string().min(1).max(64)]) }),
      tags: () => ['stylists'],
      alsoChangedBy: ['header'],
    },
    availableDay,
  ),
  stylist: single(
    {
      path: '/api/hair-stylists/hair-stylist/{slug}',
      summary: 'A stylist by its slug.',
      params: bySlug,
      tags: (params) => [`stylist:${params.slug}`],
    },
    hairStylist,
  ),
  stylistPage: single(
    {
      path: '/api/stylist-page',
      summary: 'Texts of the landing page of the stylists.',
      params: none,
      tags: () => ['stylists'],
    },
    stylistPage,
  ),
  mediaSale: single(
    { path: '/api/media-sale', summary: 'The media-sale page.', params: none, tags: () => ['media-sale'] },
    mediaSale,
  ),
  advancedMediaSale: single(
    {
      path: '/api/advanced-media-sale',
      summary: 'The advanced media-sale page.',
      params: none,
      tags: () => ['media-sale'],
    },
    advancedMediaSale,
  ),
  favicon: single(
    { path: '/api/favicon', summary: 'Icons of the site.', params: none, tags: () => ['header'] },
    entity('Favicon', faviconData.shape, FAVICON_NAMES),
  ),
  script: single(
    {
      path: '/api/script',
      summary: 'Identifiers of third-party tags.',
      params: none,
      tags: () => ['header'],
    },
    entity('Script', scriptsData.shape, SCRIPT_NAMES),
  ),
  mapPdf: single(
    {
      path: '/api/map-pdf',
      summary:
        'The plan of the centre to print: the file that the operator uploaded, else one drawn from the map.',
      params: none,
      tags: () => ['map'],
      alsoChangedBy: ['tenants', 'header'],
    },
    media,
  ),
  mapSource: plain(
    {
      path: '/api/map-source',
      summary: 'The building as GeoJSON; an unknown role or kiosk is a 400.',
      params: z.object({
        role: z.enum(MAP_ROLES).default('visitor'),
        /** Of the role kiosk: the id of the one that asks; absent = the first of the building. */
        kiosk: z.string().optional(),
      }),
      query: ({ role, kiosk }) => [['role', role], ...(kiosk ? [['kiosk', kiosk] as [string, string]] : [])],
      tags: () => ['map'],
      alsoChangedBy: ['tenants'],
    },
    mapSource,
  ),
  mapLocations: listOf(
    {
      path: '/api/map-locations',
      summary: 'Shops on the map, by room.',
      params: none,
      tags: () => ['map'],
      alsoChangedBy: ['tenants'],
    },
    mapLocation,
  ),
} as const;
