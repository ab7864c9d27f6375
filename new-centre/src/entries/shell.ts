import { omitUndefined } from '@mall/contract/fields.ts';
import type { Centre } from '../folder/centre.ts';
import { addressesIn } from './addresses.ts';
import { type Entry, file } from './entry.ts';
import { LABEL_WORDS } from './label-words.ts';
import { type In, readings } from './words-in.ts';

/** Most characters of a description that search engines show. */
const DESCRIPTION = 160;

function socials({ socialLinks }: Centre) {
  return socialLinks.map(({ name, url }) => ({ name, href: url, isActive: true }));
}

function headerEntry(centre: Centre, { locale, text }: In): Entry {
  const name = text(centre.name);
  return {
    type: 'header',
    key: 'header',
    locale,
    values: {
      centreName: name,
      centreLogo: { name, href: '/', alt: name },
      howToGetThere: { name: LABEL_WORDS[locale].contact, href: '/contact' },
      socialLogo: socials(centre),
    },
  };
}

function footerEntry(centre: Centre, reading: In): Entry {
  const { locale, text } = reading;
  const addresses = addressesIn(centre, reading);
  const words = LABEL_WORDS[locale];
  const taken = new Set(centre.shops.map(({ category }) => category));
  const shops = centre.categories
    .filter(({ key }) => taken.has(key))
    .map(({ key, name }) => ({ name: text(name), href: addresses.category(key) }));
  const visit = [
    { name: words.openingHours, href: '/contact#opening-hours' },
    { name: words.contact, href: '/contact' },
    ...(centre.floors.some(({ drawing }) => drawing !== undefined)
      ? [{ name: words.map, href: '/map' }]
      : []),
  ];
  return {
    type: 'footer',
    key: 'footer',
    locale,
    values: {
      copyright_text: `© ${text(centre.name)}`,
      copyright_link: '/contact',
      footerCol: [
        { heading: words.shops, links: shops },
        { heading: words.visit, links: visit },
      ].filter(({ links }) => links.length > 0),
      socialLogo: socials(centre),
    },
  };
}

/** The first sentence or so of a text in Markdown, for search engines. */
function summary(text: string | null): string | null {
  if (text === null) return null;
  const plain = text
    .replace(/[#*_>`[\]]|\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= DESCRIPTION) return plain;
  const cut = plain.slice(0, DESCRIPTION);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION / 2)).trimEnd()}…`;
}

/**
 * What is around every page, and what search engines read. @param mark the SVG of the centre's mark, where it has one
 */
export function shellEntries(centre: Centre, mark: string | undefined): Entry[] {
  const inLanguages = readings(centre).flatMap((reading) => [
    headerEntry(centre, reading),
    footerEntry(centre, reading),
    {
      type: 'seo',
      key: 'seo',
      locale: reading.locale,
      values: {
        title: reading.text(centre.name),
        description: summary(reading.text(centre.texts.about)),
      },
    },
  ]);
  const { corner, typeface, emptyPicture } = centre.theme;
  const look = omitUndefined({
    mark,
    corner,
    typeface,
    emptyPicture: emptyPicture === undefined ? undefined : file(emptyPicture),
  });
  if (Object.keys(look).length === 0) return inLanguages;
  return [...inLanguages, { type: 'favicon', key: 'favicon', locale: null, values: look }];
}
