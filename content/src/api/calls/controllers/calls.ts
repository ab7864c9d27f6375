import { findCategoryBySlug, findSubCategoryBySlug } from '../../../calls/categories';
import { findEventBySlug, findEvents } from '../../../calls/events';
import { findHeaderStatic } from '../../../calls/header-static';
import { findCarousel, findHomePage } from '../../../calls/home';
import { subscribe } from '../../../calls/newsletter';
import { findOfferBySlug, findOffers, findOfferTypes, findPromotedOffers } from '../../../calls/offers';
import { findSearchData } from '../../../calls/search-data';
import {
  findPromotedTenants,
  findSpecialHours,
  findTenantById,
  findTenantBySlug,
  findTenants,
  findTenantsOfCategory,
} from '../../../calls/tenants';
import { findSitemapFiles } from '../../../calls/uploads';

export default {
  findCarousel,
  findCategoryBySlug,
  findEventBySlug,
  findEvents,
  findHeaderStatic,
  findHomePage,
  findOfferBySlug,
  findOfferTypes,
  findOffers,
  findPromotedOffers,
  findPromotedTenants,
  findSearchData,
  findSitemapFiles,
  findSpecialHours,
  findSubCategoryBySlug,
  findTenantById,
  findTenantBySlug,
  findTenants,
  findTenantsOfCategory,
  subscribe,
};
