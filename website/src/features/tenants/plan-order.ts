import type { OfferCard, TenantCard } from '../../content/cards.ts';

type PlanEntry = { tenant: TenantCard } | { feature: OfferCard };

const FIRST = 6;
const STEP = 10;

/**
 * Promoted offers among the shops: each is two rooms wide and stands after an even number of rooms, so that rows
 * of four and of two have no hole. Offers for which there are too few shops are left out.
 */
export function withFeatures(tenants: readonly TenantCard[], features: readonly OfferCard[]): PlanEntry[] {
  const left = [...features];
  return tenants.flatMap((tenant, index): PlanEntry[] => {
    const feature = index >= FIRST && (index - FIRST) % STEP === 0 ? left.shift() : undefined;
    return feature ? [{ feature }, { tenant }] : [{ tenant }];
  });
}
