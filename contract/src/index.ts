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
export type { Event } from './payloads/event.ts';
export type { HeaderStatic } from './payloads/header-static.ts';
export type { CarouselPayload, HomePagePayload } from './payloads/home.ts';
export type { Media } from './payloads/media.ts';
export type { Category, MenuCategoryPayload, SubCategory } from './payloads/menu.ts';
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
export type { SearchData } from './payloads/search-data.ts';
export type { OfferTenant, SearchTenant, Tenant } from './payloads/tenant.ts';
export { type BodyRead, conforms, readBody } from './read-body.ts';
export { isTag, PLAIN_TAGS, SLUG_TAGS } from './tags.ts';
export type { Departure } from './validate.ts';
export { type AnswerOfWrite, type BodyOfWrite, WRITES, type WriteName, writePath } from './writes.ts';
