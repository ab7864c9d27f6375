import {
  findCoupons,
  findCouponsPage,
  findCsr,
  findGiftCard,
  findMobileAppBySlug,
} from '../../../calls/benefits';
import { bookStylist, sendStylistEmail } from '../../../calls/bookings';
import { findCategoryBySlug, findSubCategoryBySlug } from '../../../calls/categories';
import { findCinemaPage, findCinemaSection, findMovieBySlug } from '../../../calls/cinema';
import { downloadCoupon, showCoupon, voteCoupon } from '../../../calls/coupon-stats';
import {
  findCookiePolicy,
  findInfoPage,
  findPrivacyPolicy,
  findSurveyBySlug,
  findTerms,
} from '../../../calls/documents';
import { enquireLeasing, requestLunchCard, takeLandingLead } from '../../../calls/enquiries';
import { findEventBySlug, findEvents } from '../../../calls/events';
import { findHeaderStatic } from '../../../calls/header-static';
import { findCarousel, findHomePage } from '../../../calls/home';
import { findJobBySlug, findJobs } from '../../../calls/jobs';
import { findLandingPageBySlug } from '../../../calls/landing-pages';
import { findDailyMenu, findLunchCardBySlug } from '../../../calls/lunch';
import { findMapLocations, findMapPdf, findMapSource } from '../../../calls/map';
import { findAdvancedMediaSale, findMediaSale } from '../../../calls/media-sales';
import { subscribe } from '../../../calls/newsletter';
import { findOfferBySlug, findOffers, findOfferTypes, findPromotedOffers } from '../../../calls/offers';
import { findPress, findPressArticleBySlug, findPressArticles } from '../../../calls/press';
import { findSearchData } from '../../../calls/search-data';
import { findFavicon, findScript } from '../../../calls/site-files';
import {
  findInspirationBySlug,
  findInspirations,
  findInstagram,
  findInstagramPosts,
  findLookbook,
  findMarketplaces,
  findSpecialPromotions,
} from '../../../calls/stories';
import { findStylistBySlug, findStylistPage, findStylists, findStylistTimes } from '../../../calls/stylists';
import { reportSurvey } from '../../../calls/survey-reports';
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
  findAdvancedMediaSale,
  findCoupons,
  findCouponsPage,
  findCsr,
  findFavicon,
  findGiftCard,
  findMapLocations,
  findMapPdf,
  findMapSource,
  findMediaSale,
  findMobileAppBySlug,
  findCarousel,
  findCookiePolicy,
  findInfoPage,
  findLandingPageBySlug,
  findPrivacyPolicy,
  findSurveyBySlug,
  findTerms,
  findCategoryBySlug,
  findCinemaPage,
  findCinemaSection,
  findDailyMenu,
  findEventBySlug,
  findEvents,
  findHeaderStatic,
  findHomePage,
  findJobBySlug,
  findJobs,
  findInspirationBySlug,
  findInspirations,
  findInstagram,
  findInstagramPosts,
  findLookbook,
  findLunchCardBySlug,
  findMovieBySlug,
  findMarketplaces,
  findOfferBySlug,
  findOfferTypes,
  findOffers,
  findPromotedOffers,
  findPromotedTenants,
  findScript,
  findPress,
  findPressArticleBySlug,
  findPressArticles,
  findSearchData,
  findSitemapFiles,
  findSpecialPromotions,
  findSpecialHours,
  findStylistBySlug,
  findStylistPage,
  findStylistTimes,
  findStylists,
  findSubCategoryBySlug,
  findTenantById,
  findTenantBySlug,
  findTenants,
  findTenantsOfCategory,
  bookStylist,
  sendStylistEmail,
  enquireLeasing,
  requestLunchCard,
  takeLandingLead,
  reportSurvey,
  voteCoupon,
  showCoupon,
  downloadCoupon,
  subscribe,
};
