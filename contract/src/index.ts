export {
  addDays,
  centreDate,
  clockAt,
  instantOf,
  WEEKDAYS,
  wallTime,
  weekday,
} from './centre-time.ts';
export { bestContrast, type FloorPaint, floorPaint } from './colours/floor-paint.ts';
export { createDrain } from './connections/drain.ts';
export { DEFAULT_LIMIT, DEFAULT_OFFSET } from './endpoint-spec.ts';
export {
  changedBy,
  ENDPOINTS,
  type EndpointName,
  type ParamsOf,
  type PayloadOf,
  type RequestLine,
  requestLine,
  tagsOfEndpoint,
} from './endpoints.ts';
export { givenText, roomNumber, textOf, trimmedOf } from './fields.ts';
export {
  type CalendarEvent,
  type CalendarFeed,
  type CalendarMeeting,
  calendarFeed,
  calendarFile,
} from './files/calendar-file.ts';
export { type CsvRow, csv, csvCell, readCsv } from './files/csv.ts';
export { clockText, dayText, percentText, priceText } from './formats.ts';
export {
  DEFAULT_LOCALE,
  DEMO_LOCALES,
  type DemoLocale,
  dateLanguage,
  htmlLang,
  isLocale,
  LOCALES,
  type Locale,
  liveLocales,
} from './locales.ts';
export { markIssue, readMark } from './mark.ts';
export { logAllOutput, type OtherOutput } from './observing/other-output.ts';
export { type Conformance, conformanceOf, uncovered } from './openapi/conformance.ts';
export { dayRuns, parseDays } from './opening/day-names.ts';
export type { Coupon, CouponsPagePayload } from './payloads/benefits/coupon.ts';
export type { CsrPayload } from './payloads/benefits/csr.ts';
export type { GiftCardPayload } from './payloads/benefits/gift-card.ts';
export type { MobileAppPayload } from './payloads/benefits/mobile-app.ts';
export type { InfoPagePayload } from './payloads/documents/info-page.ts';
export type { LandingBlock, LandingPagePayload } from './payloads/documents/landing-page.ts';
export type { Policy } from './payloads/documents/policy.ts';
export type { Survey } from './payloads/documents/survey.ts';
export type { Event } from './payloads/event.ts';
export type { HeaderStatic } from './payloads/header-static.ts';
export type { CarouselPayload, HomePagePayload } from './payloads/home.ts';
export type { CinemaPagePayload, CinemaSection } from './payloads/leisure/cinema.ts';
export type { DailyMenuPayload, LunchCard, RestaurantMenu } from './payloads/leisure/lunch.ts';
export type { Movie, ProgrammeItem, ProgrammeMovie } from './payloads/leisure/movie.ts';
export { MAP_EDGE_KINDS, type MapEdgeKind, type MapFeatureType } from './payloads/map-kinds.ts';
export type { Media } from './payloads/media.ts';
export type { Category, MenuCategoryPayload, SubCategory } from './payloads/menu.ts';
export type { Job } from './payloads/news/job.ts';
export type { PressArticle, PressPagePayload } from './payloads/news/press.ts';
export type { Offer, OfferType, TenantWithOffers } from './payloads/offer.ts';
export type { OpeningRow, OpeningTime, SpecialDayRecord, TenantHours } from './payloads/opening-times.ts';
export type { SearchData } from './payloads/search-data.ts';
export type { MediaSale } from './payloads/services/media-sale.ts';
export type { HairStylist, StylistPage } from './payloads/services/stylist.ts';
export type { Inspiration, Lookbook } from './payloads/stories/inspiration.ts';
export type { InstagramAccount, InstagramPost } from './payloads/stories/instagram.ts';
export type { MarketplaceItem } from './payloads/stories/marketplace.ts';
export type { SpecialPromotion } from './payloads/stories/special-promotion.ts';
export {
  EMAIL_PATTERN,
  isEmail,
  LETTER_TOKEN,
  type LetterLanguage,
  type LetterPress,
  type LetterResponse,
  MAX_EMAIL,
  MAX_NAME,
  MAX_SOURCE,
  type NewsletterResponse,
  type NewsletterSubscription,
} from './payloads/submissions/newsletter.ts';
export type { SubmissionResponse } from './payloads/submissions/submission-parts.ts';
export {
  type CouponCodeResponse,
  type CouponDownload,
  type CouponVoteResponse,
  type CouponVoter,
  voterKey,
} from './payloads/submissions/submissions-coupons.ts';
export {
  type ContactMessage,
  type LandingLead,
  type LeasingEnquiry,
  type LunchCardRequest,
  landingLead,
  leasingEnquiry,
  lunchCardRequest,
} from './payloads/submissions/submissions-leads.ts';
export {
  MEETING_LINK,
  MEETING_STATES,
  type Meeting,
  type MeetingState,
} from './payloads/submissions/submissions-meeting.ts';
export {
  SHOPPING_REASONS,
  type ShoppingReason,
  STYLIST_KEY,
  type StylistBooking,
  type StylistBookingResponse,
  type StylistEmail,
  stylistBooking,
  TIMES_AVAILABLE,
  type TimeAvailable,
} from './payloads/submissions/submissions-stylist.ts';
export {
  type SurveyReport,
  type SurveyReportResponse,
  surveyReport,
} from './payloads/submissions/submissions-survey.ts';
export type { OfferTenant, SearchTenant, Tenant } from './payloads/tenant.ts';
export { isDerivedId, wireId } from './reading/ids.ts';
export { type BodyRead, conforms, readBody } from './reading/read-body.ts';
export { type Receipt, readReceipt } from './reading/receipt.ts';
export { readWriteBody, tidyText } from './reading/write-body.ts';
export {
  MAX_RECENT_PURGES,
  RECENT_PURGES_PATH,
  type RecentPurge,
  type RecentPurges,
  readRecentPurges,
} from './recent-purges.ts';
export { REQUEST_ID_HEADER, REQUEST_ID_PATTERN } from './request-id.ts';
export {
  EXIT_SETTINGS,
  misspelt,
  SettingError,
  type SettingsReader,
  settingsReader,
} from './settings/settings-reader.ts';
export { LAST_SENDINGS_MS } from './settings/stopping.ts';
export {
  isTag,
  isTaggedEntity,
  PLAIN_TAGS,
  SLUG_TAGS,
  type Tag,
  type TaggedEntity,
  touchedBy,
} from './tags.ts';
export type { PayloadIssue } from './validate.ts';
export { isDay, isHour } from './validation/date.ts';
export { namesAddress, withoutAddress } from './validation/named-address.ts';
export { MAX_PHOTO_BYTES, MAX_PHOTOS } from './validation/photos.ts';
export { type AskedQuestion, openQuestions, type SurveyAnswer } from './validation/survey-answers.ts';
export {
  type BodyOfWrite,
  JSON_PART,
  KEY_HEADER,
  KEY_PATTERN,
  type ReadBodyOfWrite,
  type ResponseOfWrite,
  VISITOR_HEADER,
  VISITOR_KEY_PATTERN,
  WRITES,
  type WriteName,
  writePath,
} from './writes.ts';
