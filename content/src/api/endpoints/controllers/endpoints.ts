import type { EndpointName, WriteName } from '@mall/contract';
import type { Context } from 'koa';
import {
  findCoupons,
  findCouponsPage,
  findCsr,
  findGiftCard,
  findMobileAppBySlug,
} from '../../../benefits/benefits';
import { downloadCoupon, showCoupon, voteCoupon } from '../../../benefits/coupon-stats';
import { bookStylist, sendStylistEmail } from '../../../bookings/book-stylist';
import { changeMeeting, showMeeting } from '../../../bookings/visitor-meeting';
import { findCinemaPage, findCinemaSection, findMovieBySlug } from '../../../cinema/cinema';
import {
  findCookiePolicy,
  findInfoPage,
  findPrivacyPolicy,
  findSurveyBySlug,
  findTerms,
} from '../../../documents/documents';
import { findEventBySlug, findEvents } from '../../../events/events';
import { findCarousel, findHomePage } from '../../../home/home';
import { findJobBySlug, findJobs } from '../../../jobs/jobs';
import { findLandingPageBySlug } from '../../../landing/landing-pages';
import { contactCentre, enquireLeasing, requestLunchCard, takeLandingLead } from '../../../leads/enquiries';
import { findDailyMenu, findLunchCardBySlug } from '../../../lunch/lunch';
import { findMapLocations, findMapPdf, findMapSource } from '../../../map/map';
import { findAdvancedMediaSale, findMediaSale } from '../../../media-sales/media-sales';
import {
  changeNewsletterLanguage,
  confirmNewsletter,
  leaveNewsletter,
  subscribe,
} from '../../../newsletter/newsletter';
import { findOfferBySlug, findOffers, findOfferTypes, findPromotedOffers } from '../../../offers/offers';
import { findPress, findPressArticleBySlug, findPressArticles } from '../../../press/press';
import { takeEmptySearch } from '../../../search/empty-searches';
import { findSearchData } from '../../../search/search-data';
import { findHeaderStatic } from '../../../site/header-static';
import { findFavicon, findScript } from '../../../site/site-files';
import { findSitemapFiles } from '../../../site/uploads';
import { withMovedSlugs } from '../../../slugs/moved-slugs';
import {
  findInspirationBySlug,
  findInspirations,
  findInstagram,
  findInstagramPosts,
  findLookbook,
  findMarketplaces,
  findSpecialPromotions,
} from '../../../stories/stories';
import {
  findStylistBySlug,
  findStylistPage,
  findStylists,
  findStylistTimes,
} from '../../../stylists/stylists';
import { reportSurvey } from '../../../survey/survey-reports';
import { findCategoryBySlug, findSubCategoryBySlug } from '../../../tenants/categories';
import {
  findPromotedTenants,
  findSpecialHours,
  findTenantById,
  findTenantBySlug,
  findTenants,
  findTenantsOfCategory,
} from '../../../tenants/tenants';

export type EndpointHandlers = Record<EndpointName | WriteName, (ctx: Context) => Promise<unknown>>;

/**
 * What answers each endpoint of the contract, by the endpoint's name. One without a handler does not compile, nor a handler
 * without an endpoint.
 */
export default withMovedSlugs({
  headerStatic: findHeaderStatic,
  searchData: findSearchData,
  category: findCategoryBySlug,
  subCategory: findSubCategoryBySlug,
  tenantsOfCategory: findTenantsOfCategory,
  tenant: findTenantBySlug,
  tenantById: findTenantById,
  giftCardTenants: findTenants,
  promotedTenants: findPromotedTenants,
  specialHours: findSpecialHours,
  offers: findOffers,
  promotedOffers: findPromotedOffers,
  offer: findOfferBySlug,
  offerTypes: findOfferTypes,
  promotedEvents: findEvents,
  activeEvents: findEvents,
  pastEvents: findEvents,
  event: findEventBySlug,
  homePage: findHomePage,
  carousel: findCarousel,
  uploadFiles: findSitemapFiles,
  inspirations: findInspirations,
  inspiration: findInspirationBySlug,
  lookbook: findLookbook,
  marketplaces: findMarketplaces,
  instagramPosts: findInstagramPosts,
  instagram: findInstagram,
  specialPromotions: findSpecialPromotions,
  cinemaSection: findCinemaSection,
  cinemaPage: findCinemaPage,
  movie: findMovieBySlug,
  dailyMenu: findDailyMenu,
  lunchCard: findLunchCardBySlug,
  jobs: findJobs,
  job: findJobBySlug,
  press: findPress,
  pressArticles: findPressArticles,
  pressArticle: findPressArticleBySlug,
  coupons: findCoupons,
  couponsPage: findCouponsPage,
  giftCard: findGiftCard,
  csr: findCsr,
  mobileApp: findMobileAppBySlug,
  infoPage: findInfoPage,
  terms: findTerms,
  cookiePolicy: findCookiePolicy,
  privacyPolicy: findPrivacyPolicy,
  landingPage: findLandingPageBySlug,
  survey: findSurveyBySlug,
  stylists: findStylists,
  stylistTimes: findStylistTimes,
  stylist: findStylistBySlug,
  stylistPage: findStylistPage,
  mediaSale: findMediaSale,
  advancedMediaSale: findAdvancedMediaSale,
  favicon: findFavicon,
  script: findScript,
  mapPdf: findMapPdf,
  mapSource: findMapSource,
  mapLocations: findMapLocations,
  subscribe,
  confirmNewsletter,
  leaveNewsletter,
  changeNewsletterLanguage,
  bookStylist,
  sendStylistEmail,
  showMeeting,
  changeMeeting,
  enquireLeasing,
  requestLunchCard,
  landingLead: takeLandingLead,
  contactCentre,
  reportSurvey,
  voteCoupon,
  showCoupon,
  downloadCoupon,
  countEmptySearch: takeEmptySearch,
} satisfies EndpointHandlers);
