import { z } from 'zod';
import { OFFER_TYPES } from '../structure/offers.ts';
import {
  CAMPAIGNS,
  INSPIRATIONS,
  INSTAGRAM_POSTS,
  MARKETPLACE,
  SPREADS,
  type ThingKey,
} from '../structure/stories.ts';
import { each, headed, keysOf, slug, text } from './leaves.ts';

/** `stories.json`: inspirations, the lookbook, the marketplace, Instagram and campaigns. */
export const stories = z.strictObject({
  /** `description` is HTML. */
  inspirations: each(
    keysOf(INSPIRATIONS),
    z.strictObject({ name: text, slug, lead: text, description: text }),
  ),
  lookbook: headed,
  spreads: each(keysOf(SPREADS), z.strictObject({ title: text, text })),
  /** What inspirations and the lookbook show. */
  things: each(
    [...INSPIRATIONS, ...SPREADS].flatMap(({ things }) => keysOf<ThingKey>(things)),
    text,
  ),
  marketplace: each(keysOf(MARKETPLACE), text),
  instagramHeading: text,
  /** One line beneath a post. */
  posts: each(keysOf(INSTAGRAM_POSTS), text),
  /** The campaign that frames no offers; the other one's name stands with the offers. */
  luckyReceipt: text,
  /** `rules` is HTML. */
  campaigns: each(
    keysOf(CAMPAIGNS),
    z.strictObject({ description: text, prize: text, rules: text, linkName: text }),
  ),
  offerTypeSlugs: each(keysOf(OFFER_TYPES), slug),
});
