import type { OfferTypeKey } from '../structure/offers';
import type {
  CampaignKey,
  InspirationKey,
  InstagramPostKey,
  MarketplaceKey,
  SpreadKey,
  ThingKey,
} from './structure';

/** Words of one language for the stories; slugs are lower-case ascii, unique in their list. */
export interface StoriesTexts {
  /** `description` is HTML. */
  inspirations: Record<InspirationKey, [name: string, slug: string, lead: string, description: string]>;
  lookbook: { heading: string; text: string };
  spreads: Record<SpreadKey, [title: string, text: string]>;
  /** What inspirations and the lookbook show. */
  things: Record<ThingKey, string>;
  marketplace: Record<MarketplaceKey, string>;
  instagramHeading: string;
  /** One line beneath a post. */
  posts: Record<InstagramPostKey, string>;
  /** The campaign that frames no offers; the other one's name stands with the offers. */
  luckyReceipt: string;
  /** `rules` is HTML. */
  campaigns: Record<CampaignKey, [description: string, prize: string, rules: string, linkName: string]>;
  offerTypeSlugs: Record<OfferTypeKey, string>;
  /** Alternative texts by picture key. */
  pictures: Record<string, string>;
}
