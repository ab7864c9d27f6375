import { type Fields, isFields } from '../../reading/coercions.ts';
import { pick, present } from '../../reading/pick.ts';
import type { Json } from '../../reading/unwrap.ts';

const CAMPAIGN = ['valid_from', 'validFrom', 'valid_to', 'validTo', 'prize', 'rules'];

/** The campaign of a page or promotion: a part of its own, or told by the fields of the whole. */
export function campaignOf(of: Fields): Fields | undefined {
  const part = pick(of, ['campaign', 'campaigns']);
  const own = Array.isArray(part) ? part[0] : part;
  if (isFields(own)) return own;
  return pick(of, ['prize']) === undefined
    ? undefined
    : Object.fromEntries(CAMPAIGN.flatMap((name) => (present(of[name]) ? [[name, of[name] as Json]] : [])));
}

/** A promotion with what its campaign says, where it says it in a part of its own. */
export function withCampaign(promotion: Fields): Fields {
  const { id: _, ...campaign } = campaignOf(promotion) ?? {};
  const missing = Object.entries(campaign).filter(([name]) => pick(promotion, [name]) === undefined);
  return { ...promotion, ...Object.fromEntries(missing) };
}
