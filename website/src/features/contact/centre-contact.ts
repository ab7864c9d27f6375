import type { InfoPagePayload } from '@mall/contract';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { emailLink, phoneLink } from '../../content/fields/ways-to-reach.ts';

/** Where the centre is and how it is reached, as programs read it; each part where it is known. */
export interface CentreContact {
  address?: { street: string; postalCode?: string; locality?: string; country?: string };
  /** As it is dialled: +48225550000. */
  phone?: string;
  email?: string;
}

/** Countries by the zone of a centre in one of the site's languages: content writes addresses without them. */
const COUNTRIES: Readonly<Record<string, string>> = {
  'Europe/Belgrade': 'RS',
  'Europe/Bratislava': 'SK',
  'Europe/Bucharest': 'RO',
  'Europe/Budapest': 'HU',
  'Europe/London': 'GB',
  'Europe/Prague': 'CZ',
  'Europe/Sofia': 'BG',
  'Europe/Vilnius': 'LT',
  'Europe/Warsaw': 'PL',
  'Europe/Zagreb': 'HR',
};

/** The contact of the info page. Never throws: without the info page nothing is known. */
export async function loadCentreContact({ content, timeZone }: LoadContext): Promise<CentreContact> {
  const info = await orWithout(content, content.read('infoPage', {}));
  return centreContact(info?.contact ?? [], timeZone);
}

type Fact = InfoPagePayload['contact'][number];

/** The first of each kind: content names them by kind, by sign, or by where their link leads. */
export function centreContact(facts: readonly Fact[], timeZone: string): CentreContact {
  const address = facts.find(({ kind, pictogram }) => kind === 'address' || pictogram === 'pin');
  const phone = facts.find(({ kind, href }) => kind === 'phone' || href?.startsWith('tel:'));
  const email = facts.find(({ kind, href }) => kind === 'email' || href?.startsWith('mailto:'));
  const words = plainText(address?.value);
  const dialled = phoneLink(phone?.href?.startsWith('tel:') ? phone.href.slice(4) : phone?.value);
  return omitUndefined({
    address: words === undefined ? undefined : postal(words, COUNTRIES[timeZone]),
    phone: dialled?.href.slice('tel:'.length),
    email: emailLink(trimToUndefined(email?.value) ?? email?.href?.slice('mailto:'.length))?.name,
  });
}

/** "00-950 Town", "SW1A 1AA London" is left whole: only codes of digits are told from names. */
const WITH_CODE = /^(?:[A-Z]{1,2}-)?(\d[\d -]{2,8}\d)\s+(\D.*)$/;

function postal(words: string, country: string | undefined): CentreContact['address'] {
  const parts = words.split(/\s*[,\n]\s*/).filter((part) => part !== '');
  const found = parts.find((part) => WITH_CODE.test(part));
  const [, postalCode, locality] = WITH_CODE.exec(found ?? '') ?? [];
  const street = parts.filter((part) => part !== found).join(', ') || words;
  return omitUndefined({ street, postalCode, locality, country });
}
