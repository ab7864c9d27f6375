import { DEFAULT_LIMIT } from '@mall/contract';
import { shopCardContext, type TenantCard, tenantCard } from '../../content/cards.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { readPage } from '../../content/client/read-all.ts';

interface GiftCardTenantsPage {
  tenants: TenantCard[];
  /** From 1. */
  page: number;
  pageCount: number;
  total: number;
}

/** Shops that accept the gift card, by name, paged. Null = there is no such page. */
export async function loadGiftCardTenants(context: LoadContext): Promise<GiftCardTenantsPage | null> {
  const asked = context.query.page ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(asked)) return null;
  const page = Number(asked);
  const { list, pageCount } = await readPage(
    (number) => context.content.read('giftCardTenants', { page: number, pageSize: DEFAULT_LIMIT }),
    page,
    DEFAULT_LIMIT,
  );
  const given = list?.items ?? [];
  // A system that leaves the filter out gives all shops.
  const tenants = given.filter(({ acceptsGiftCard }) => acceptsGiftCard !== false);
  if (page > pageCount) return null;
  const make = await shopCardContext(context);
  return {
    tenants: tenants.map((tenant) => tenantCard(tenant, make)),
    page,
    pageCount,
    total: (list?.pagination?.total ?? given.length) - (given.length - tenants.length),
  };
}
