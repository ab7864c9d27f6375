import type { LocalBusiness } from 'schema-dts';
import type { CentreContact } from '../../features/contact/centre-contact.ts';
import type { TenantPage } from '../../features/tenants/tenant-models.ts';
import { hoursOf, postalAddress } from './centre.ts';
import { absolute, centreId, photo, type Site } from './site.ts';

type ShopKind = 'Store' | 'Restaurant';

/** Departments with a daily menu are where one eats; the content says nothing else of a shop's trade. */
export function shopKind(
  page: Pick<TenantPage, 'subCategory'>,
  menu: readonly { subCategories: readonly { href: string; dailyMenuHref?: string }[] }[],
): ShopKind {
  const department = menu
    .flatMap(({ subCategories }) => subCategories)
    .find(({ href }) => href === page.subCategory?.href);
  return department?.dailyMenuHref === undefined ? 'Store' : 'Restaurant';
}

interface ShopParts {
  contact: CentreContact;
  kind: ShopKind;
  /** Room and floor in words. */
  where: string | undefined;
}

/** A shop as its page shows it. One that has not opened yet has no hours: its page says none of them. */
export function shopThing(page: TenantPage, { contact, kind, where }: ShopParts, site: Site): LocalBusiness {
  const url = absolute(page.href, site);
  return {
    '@type': kind,
    '@id': `${url}#shop`,
    name: page.name,
    url,
    description: page.lead,
    image: photo(page.picture, site) ?? (page.logo && absolute(page.logo.src, site)),
    telephone: page.phone?.href.slice('tel:'.length),
    sameAs: page.website?.href,
    address: postalAddress(contact, site),
    openingHoursSpecification: page.openingSoon ? undefined : hoursOf(page.hours),
    location: where === undefined ? undefined : { '@type': 'Place', name: where },
    containedInPlace: { '@type': 'ShoppingCenter', '@id': centreId(site), name: site.centreName },
    hasMap: page.mapHref && absolute(page.mapHref, site),
    makesOffer: page.offers.map(({ name, href }) => ({ '@type': 'Offer', name, url: absolute(href, site) })),
  };
}
