import type {
  OpeningHoursSpecification,
  PostalAddress,
  SearchAction,
  ShoppingCenter,
  WebSite,
} from 'schema-dts';
import type { Hours } from '../../content/opening-times/opening-models.ts';
import type { CentreContact } from '../../features/contact/centre-contact.ts';
import { address, queryNames } from '../../i18n/addresses.ts';
import { schemaHours } from '../hours/schema-hours.ts';
import { absolute, centreId, type Site } from './site.ts';

/** What the centre says of itself, each part where it is known. */
export interface CentreFacts {
  contact: CentreContact;
  hours: Hours | null;
  description?: string;
  /** `/media/…` */
  picture?: string;
  logo?: string;
  hasMap?: boolean;
  /** Middle of the building. */
  position?: { longitude: number; latitude: number };
  /** In the page's language: what visitors find in the building. */
  amenities?: readonly string[];
  /** Profiles elsewhere. */
  profiles?: readonly string[];
}

/** The centre's name alone where its address is not known. */
export function postalAddress({ address: of }: CentreContact, { centreName }: Site): PostalAddress | string {
  if (!of) return centreName;
  return {
    '@type': 'PostalAddress',
    streetAddress: of.street,
    postalCode: of.postalCode,
    addressLocality: of.locality,
    addressCountry: of.country,
  };
}

/** Hours as they stand in a statement; left out when nothing is known. */
export const hoursOf = (hours: Hours | null): OpeningHoursSpecification[] | undefined => schemaHours(hours);

export function centreThing(facts: CentreFacts, site: Site): ShoppingCenter {
  const { contact, position } = facts;
  return {
    '@type': 'ShoppingCenter',
    '@id': centreId(site),
    name: site.centreName,
    url: absolute(address('home', {}, site.locale), site),
    description: facts.description,
    image: facts.picture && absolute(facts.picture, site),
    logo: facts.logo && absolute(facts.logo, site),
    address: postalAddress(contact, site),
    geo: position && { '@type': 'GeoCoordinates', ...position },
    hasMap: facts.hasMap ? absolute(address('map', {}, site.locale), site) : undefined,
    telephone: contact.phone,
    email: contact.email,
    openingHoursSpecification: hoursOf(facts.hours),
    amenityFeature: facts.amenities?.map((name) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name,
      value: true,
    })),
    sameAs: facts.profiles && facts.profiles.length > 0 ? facts.profiles : undefined,
  };
}

/** The site as a whole with its search, for home. */
export function siteThing(site: Site): WebSite {
  const search = absolute(address('search', {}, site.locale), site);
  const action: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: `${search}?${queryNames(site.locale).q}={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: site.centreName,
    url: absolute(address('home', {}, site.locale), site),
    potentialAction: action,
  };
}
