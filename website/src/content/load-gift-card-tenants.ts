import { DEFAULT_LIMIT } from '@mall/contract';
import { shopMaking, tenantCard } from './cards.ts';
import type { LoadContext } from './load-context.ts';
import { pagesOf } from './read-all.ts';
import type { GiftCardTenantsPage } from './view-models.ts';

/** Shops that accept the gift card, by name, paged. Null = there is no such page. */
export async function loadGiftCardTenants(context: LoadContext): Promise<GiftCardTenantsPage | null> {
  const asked = context.query.page ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(asked)) return null;
  const page = Number(asked);
  const list = await context.content.read('giftCardTenants', { page, pageSize: DEFAULT_LIMIT });
  const tenants = list?.items ?? [];
  const pageCount = pagesOf(list, DEFAULT_LIMIT);
  if (page > pageCount) return null;
  const make = await shopMaking(context);
  return {
    tenants: tenants.map((tenant) => tenantCard(tenant, make)),
    page,
    pageCount,
    total: list?.pagination?.total ?? tenants.length,
  };
}
