import type { Demo, DemoLocale, DemoWords, SpecialDayData } from './demo-door';
import type { Seeding } from './seeding';

function socials({ demo }: Seeding) {
  return demo.HEADER.socials.map(({ name, href }) => ({ name, href, isActive: true }));
}

function seedHeader(seeding: Seeding, locale: DemoLocale) {
  const { CENTRE, HEADER, linkHref } = seeding.demo;
  const words = seeding.words(locale);
  const original = seeding.original;
  seeding.live('header', 'header', locale, {
    centreName: CENTRE.name,
    centreLogo: {
      name: CENTRE.name,
      href: linkHref(HEADER.centreLogo.target, words),
      alt: words.shell.header.logoAlt,
      media: seeding.picture(HEADER.centreLogo.picture),
    },
    partnerLogos: HEADER.partnerLogos.map(({ name, href, picture }) => ({
      name,
      href,
      alt: name,
      media: seeding.picture(picture),
    })),
    howToGetThere: { name: words.shell.header.howToGetThere, href: linkHref(HEADER.howToGetThere, words) },
    stickyBar: {
      description: words.shell.header.stickyBar,
      href: linkHref(HEADER.stickyBar.target, words),
      isActive: HEADER.stickyBar.isActive,
    },
    giftCard: {
      name: words.shell.header.giftCard,
      href: linkHref(HEADER.giftCard.target, words),
      isActive: HEADER.giftCard.isActive,
    },
    socialLogo: socials(seeding),
    cableway_openings: { isActive: HEADER.cablewayOpenings.isActive, for_what: null },
    cinema_openings: { isActive: HEADER.cinemaOpenings.isActive, for_what: original.centre.places.cinema },
    dailyMenuPage: words.leisure.dailyMenu.name,
  });
}

type FooterLink = Demo['FOOTER_COLUMNS'][number]['links'][number];

function footerHref({ demo }: Seeding, link: FooterLink, words: DemoWords): string | null {
  if ('target' in link) return demo.linkHref(link.target, words);
  return 'page' in link ? `/page/${words.documents.pages[link.page].slug}` : null;
}

function seedFooter(seeding: Seeding, locale: DemoLocale) {
  const { FOOTER, FOOTER_COLUMNS, linkHref } = seeding.demo;
  const words = seeding.words(locale);
  const linkWords: Record<string, string> = {
    ...Object.fromEntries(Object.entries(words.shops.categories).map(([key, { name }]) => [key, name])),
    ...words.shell.footer.links,
  };
  seeding.live('footer', 'footer', locale, {
    nepiLogo: seeding.picture('mark'),
    appleDownload: { ...FOOTER.apple },
    googleDownload: { ...FOOTER.google },
    newsletter: { ...FOOTER.newsletter },
    spotSection: {
      showSection: FOOTER.showSpotSection,
      heading: words.shell.footer.spot.heading,
      description: words.shell.footer.spot.html,
    },
    copyright_text: words.shell.footer.copyright,
    copyright_link: linkHref(FOOTER.copyrightTarget, words),
    footerCol: FOOTER_COLUMNS.map((column) => ({
      heading: words.shell.footer.columns[column.key],
      links: column.links.map((link) => ({
        name: linkWords[link.key],
        href: footerHref(seeding, link, words),
        hasFunction: 'function' in link ? link.function : null,
      })),
    })),
    socialLogo: socials(seeding),
  });
}

/** Hours stand once, in the default language's words; the other languages get the list of what those words mean. */
function seedOpeningTimes(seeding: Seeding, locale: DemoLocale) {
  const { centreDays, dayLabel, HOURS_PRESETS, linkHref, placeDays, PLACES } = seeding.demo;
  const words = seeding.words(locale);
  const original = seeding.original;
  const translations = new Map<string, string>();
  const say = (from: string, to: string) => {
    if (from !== to) translations.set(from, to);
    return from;
  };
  const opening_hours = PLACES.flatMap((place) =>
    HOURS_PRESETS[place.hours].week.map((row) => ({ place, row })),
  ).map(({ place, row }, order) => ({
    for_what: say(original.centre.places[place.key], words.centre.places[place.key]),
    day: say(dayLabel(row, original), dayLabel(row, words)),
    opening_hour: row.opens,
    closing_hour: row.closes,
    isActive: true,
    order,
    link:
      'tenant' in place
        ? say(linkHref({ tenant: place.tenant }, original), linkHref({ tenant: place.tenant }, words))
        : null,
    link_target: '_self',
  }));
  const specialDay = (day: SpecialDayData) => ({
    special_day_name: say(original.centre.specialDays[day.key], words.centre.specialDays[day.key]),
    date: day.date,
    opening_hour: day.opens,
    closing_hour: day.closes,
  });
  // Shops' own words are translated here too.
  say(original.centre.specialDays.openingDay, words.centre.specialDays.openingDay);
  seeding.live('opening-time', 'opening-time', locale, {
    opening_hours,
    special_opening_days: centreDays(seeding.firstStart).map(specialDay),
    place_special_days: PLACES.map(({ key, hours }) => ({
      for_what: original.centre.places[key],
      days: placeDays(key, HOURS_PRESETS[hours], seeding.firstStart).map(specialDay),
    })),
    translations: [...translations].map(([from, translation]) => ({ original: from, translation })),
  });
}

function seedCookies(seeding: Seeding, locale: DemoLocale) {
  const { CENTRE, COOKIE_CATEGORIES, PRECHECK_MARKETING_COOKIES } = seeding.demo;
  const { cookies } = seeding.words(locale).shell;
  seeding.live('cookie-setting', 'cookie-setting', locale, {
    cookiesPopup: { title: cookies.title, description: cookies.description },
    cookiesCategories: COOKIE_CATEGORIES.map((category) => ({
      key: category.key,
      name: cookies.categories[category.key],
      cookies: category.cookies.map(({ name, host, duration }) => ({
        name,
        host: host ?? CENTRE.name,
        description: cookies.entries[name],
        duration,
      })),
    })),
    precheckMarketingCookies: PRECHECK_MARKETING_COOKIES,
  });
}

/** Header, footer, opening times, cookies and what search engines read. */
export function seedShell(seeding: Seeding): void {
  for (const locale of seeding.locales) {
    seedHeader(seeding, locale);
    seedFooter(seeding, locale);
    seedOpeningTimes(seeding, locale);
    seedCookies(seeding, locale);
    const { title, description } = seeding.words(locale).centre.seo;
    seeding.live('seo', 'seo', locale, { title, description, image: seeding.picture('slide-winter') });
  }
  // The website has favicons of its own, and the demo runs no scripts.
  seeding.live('favicon', 'favicon', null, { mark: seeding.demo.CENTRE.mark });
  seeding.live('script', 'script', null, {});
}
