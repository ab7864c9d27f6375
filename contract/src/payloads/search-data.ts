import type { z } from 'zod';
import { component, list } from '../wire.ts';
import { event } from './event.ts';
import { offer } from './offer.ts';
import { searchTenant } from './tenant.ts';

/** `/api/search/data`: all tenants, offers and events of the locale. */
export const searchData = component('SearchData', {
  tenants: list(searchTenant),
  offers: list(offer),
  events: list(event),
});
export type SearchData = z.output<typeof searchData>;
