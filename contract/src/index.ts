export { DEFAULT_LIMIT, DEFAULT_OFFSET } from './call-spec.ts';
export {
  CALLS,
  type CallName,
  changedBy,
  type ParamsOfCall,
  type PayloadOf,
  type RequestLine,
  requestLine,
  tagsOfCall,
} from './calls.ts';
export { type Conformance, conformanceOf, uncovered } from './conformance.ts';
export type { CinemaPagePayload, CinemaSection } from './payloads/cinema.ts';
export type { Coupon, CouponsPagePayload } from './payloads/coupon.ts';
export type { CsrPayload } from './payloads/csr.ts';
export type { Event } from './payloads/event.ts';
export type { GiftCardPayload } from './payloads/gift-card.ts';
export type { HeaderStatic } from './payloads/header-static.ts';
export type { CarouselPayload, HomePagePayload } from './payloads/home.ts';
export type { InfoPagePayload } from './payloads/info-page.ts';
export type { Inspiration, Lookbook } from './payloads/inspiration.ts';
export type { InstagramAccount, InstagramPost } from './payloads/instagram.ts';
export type { Job } from './payloads/job.ts';
export type { LandingBlock, LandingPagePayload } from './payloads/landing-page.ts';
export type { DailyMenuPayload, LunchCard, RestaurantMenu } from './payloads/lunch.ts';
export type { MarketplaceItem } from './payloads/marketplace.ts';
export type { Media } from './payloads/media.ts';
export type { MediaSale } from './payloads/media-sale.ts';
export type { Category, MenuCategoryPayload, SubCategory } from './payloads/menu.ts';
export type { MobileAppPayload } from './payloads/mobile-app.ts';
export type { Movie, ProgrammeItem, ProgrammeMovie } from './payloads/movie.ts';
export {
  EMAIL_MOST,
  EMAIL_PATTERN,
  isEmail,
  NAME_MOST,
  type NewsletterAnswer,
  type NewsletterSubscription,
  SOURCE_MOST,
} from './payloads/newsletter.ts';
export type { Offer, OfferType, TenantWithOffers } from './payloads/offer.ts';
export type { OpeningRow, OpeningTime, SpecialDayRecord, TenantHours } from './payloads/opening-times.ts';
export type { Policy } from './payloads/policy.ts';
export type { PressArticle, PressPagePayload } from './payloads/press.ts';
export type { SearchData } from './payloads/search-data.ts';
export type { SpecialPromotion } from './payloads/special-promotion.ts';
export type { HairStylist, StylistPage } from './payloads/stylist.ts';
export type { SubmissionAnswer } from './payloads/submission-parts.ts';
export {
  type CouponCodeAnswer,
  type CouponDownload,
  type CouponVoteAnswer,
  type CouponVoter,
  voterKey,
} from './payloads/submissions-coupons.ts';
export {
  type LandingLead,
  type LeasingEnquiry,
  type LunchCardRequest,
  landingLead,
  leasingEnquiry,
  lunchCardRequest,
} from './payloads/submissions-leads.ts';
export {
  SHOPPING_REASONS,
  type ShoppingReason,
  STYLIST_KEY,
  type StylistBooking,
  type StylistBookingAnswer,
  type StylistEmail,
  stylistBooking,
  TIMES_AVAILABLE,
  type TimeAvailable,
} from './payloads/submissions-stylist.ts';
export { type SurveyReport, type SurveyReportAnswer, surveyReport } from './payloads/submissions-survey.ts';
export type { Survey } from './payloads/survey.ts';
export type { OfferTenant, SearchTenant, Tenant } from './payloads/tenant.ts';
export { type BodyRead, conforms, readBody } from './read-body.ts';
export { isDerivedId, wireId } from './reading/ids.ts';
export { type Receipt, readReceipt } from './reading/receipt.ts';
export { isTag, PLAIN_TAGS, SLUG_TAGS } from './tags.ts';
export type { Departure } from './validate.ts';
export {
  type AnswerOfWrite,
  type BodyOfWrite,
  JSON_PART,
  KEY_HEADER,
  KEY_PATTERN,
  VISITOR_HEADER,
  WRITES,
  type WriteName,
  writePath,
} from './writes.ts';
