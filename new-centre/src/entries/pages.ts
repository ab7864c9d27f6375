import { type Centre, POLICY_NAMES, type PolicyName } from '../folder/centre.ts';
import { addressesIn } from './addresses.ts';
import type { Entry } from './entry.ts';
import { LABEL_WORDS } from './label-words.ts';
import type { Rooms } from './shops.ts';
import { type In, readings } from './words-in.ts';

/** So many of a floor's categories are named on the home page. */
const LINKS = 4;

/** What a floor has, by the number of its shops. */
function linksOf(level: number, centre: Centre, { levels }: Rooms, reading: In) {
  const addresses = addressesIn(centre, reading);
  const here = centre.shops.filter(({ room }) => room !== undefined && levels.get(room) === level);
  const counted = centre.categories.map((category) => ({
    category,
    shops: here.filter((shop) => shop.category === category.key).length,
  }));
  return counted
    .filter(({ shops }) => shops > 0)
    .sort((a, b) => b.shops - a.shops)
    .slice(0, LINKS)
    .map(({ category: { key, name } }) => ({ name: reading.text(name), href: addresses.category(key) }));
}

function homeEntry(centre: Centre, rooms: Rooms, reading: In): Entry {
  return {
    type: 'home-page',
    key: 'home-page',
    locale: reading.locale,
    values: {
      heading: reading.text(centre.name),
      floors: centre.floors.toReversed().map(({ level, name }) => ({
        level,
        heading: reading.text(name),
        links: linksOf(level, centre, rooms, reading),
      })),
    },
  };
}

function addressIn({ address }: Centre, { text }: In): string | null {
  if (!address) return null;
  const town = [address.postalCode, text(address.town)].filter(Boolean).join(' ');
  return [...address.lines.map(text), town].filter(Boolean).join(', ') || null;
}

function contactEntry(centre: Centre, reading: In): Entry {
  const { locale, text } = reading;
  const words = LABEL_WORDS[locale];
  const { latitude, longitude } = centre.map;
  const known = latitude !== undefined && longitude !== undefined;
  const place = `${latitude}%2C${longitude}`;
  const address = addressIn(centre, reading);
  const { phone, email } = centre;
  const facts = [
    address === null ? [] : { name: words.address, value: address, pictogram: 'pin' },
    phone === undefined
      ? []
      : { name: words.phone, value: phone, pictogram: 'phone', href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    email === undefined
      ? []
      : { name: words.email, value: email, pictogram: 'mail', href: `mailto:${email}` },
  ].flat();
  const texts = [centre.texts.gettingHere, centre.texts.parking].map(text).filter(Boolean);
  return {
    type: 'info-page',
    key: 'info-page',
    locale,
    values: {
      locationURL: known ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}` : null,
      takeMeThereURL: known ? `https://www.openstreetmap.org/directions?to=${place}` : null,
      takeMeThereLabel: known ? words.route : null,
      free_text: texts.join('\n\n') || null,
      displayOpeningTimeOnInfoPage: true,
      contact: facts,
    },
  };
}

const POLICY_TYPES = {
  terms: 'terms-and-condtion',
  privacy: 'privacy-policy',
  cookies: 'cookie-policy',
} as const satisfies Record<PolicyName, string>;

function policyEntries({ policies }: Centre, { locale, text }: In): Entry[] {
  return POLICY_NAMES.flatMap((name) => {
    const [type, policy] = [POLICY_TYPES[name], policies[name]];
    if (!policy) return [];
    return [
      { type, key: type, locale, values: { title: text(policy.title), description: text(policy.text) } },
    ];
  });
}

/** Home, contact and policies; other pages are there when the staff write them. */
export function pageEntries(centre: Centre, rooms: Rooms): Entry[] {
  return readings(centre).flatMap((reading) => [
    homeEntry(centre, rooms, reading),
    contactEntry(centre, reading),
    ...policyEntries(centre, reading),
  ]);
}
