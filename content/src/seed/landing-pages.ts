import { addDays } from '@mall/contract';
import type { DemoLocale, DemoWords, FigureKey, PageKey } from './demo-door';
import { seedPdf } from './pdfs';
import type { Seeding, Versions } from './seeding';

type Words = DemoWords['documents'];
type Section = Words['terms']['sections'][number];
type Block = { __component: string; [field: string]: unknown };
type State = keyof Versions;

/** What the blocks of one page in one language are made from. */
interface Making {
  seeding: Seeding;
  words: Words;
  locale: DemoLocale;
  state: State;
  card: number;
}

/** Sections of a document as one HTML text. */
export function asHtml(sections: readonly Section[]): string {
  return sections.map(({ heading, html }) => `<h2>${heading}</h2>\n\n${html}`).join('\n\n');
}

const contact = (linkName: string) => ({ linkName, href: '/contact' });

function figures({ seeding, words }: Making, heading: string, keys: readonly FigureKey[]): Block {
  const { FIGURES } = seeding.demo;
  return {
    __component: 'landing.figures',
    heading,
    figures: keys.map((key) => ({ value: FIGURES[key], label: words.figures[key] })),
  };
}

/** Rows of what is featured, in the state and language of the page. */
function featured({ seeding, locale, state }: Making, type: string, keys: readonly string[]): number[] {
  return keys.map((key) => seeding.versionsOf(type, key, locale)[state]);
}

function call({ heading, text, link }: Words['pages']['parking']['call']): Block {
  return { __component: 'landing.call-to-action', heading, text, ...contact(link) };
}

const BLOCKS: Record<PageKey, (making: Making) => Block[]> = {
  faq({ seeding, words }) {
    const { CENTRE, FAQ_GROUPS } = seeding.demo;
    const { name, lead, groups, form } = words.pages.faq;
    return [
      { __component: 'landing.hero', heading: name, text: lead, media: seeding.picture('page-desk') },
      ...FAQ_GROUPS.map(({ key, questions }) => ({
        __component: 'landing.faq',
        heading: groups[key],
        questions: questions.map((one) => words.faq[one]),
      })),
      {
        __component: 'landing.crm-form',
        ...form,
        email: CENTRE.email,
        phone: CENTRE.phone,
      },
    ];
  },

  winter(making) {
    const { seeding, words } = making;
    const { CAMPAIGN, WINTER_EVENTS, WINTER_OFFERS, WINTER_VIDEO } = seeding.demo;
    const page = words.pages.winter;
    return [
      {
        __component: 'landing.hero',
        heading: page.heading,
        text: page.lead,
        media: seeding.picture('page-winter'),
        linkName: page.link,
        href: '/events',
      },
      { __component: 'landing.rich-text', heading: page.about.heading, text: page.about.html },
      {
        __component: 'landing.campaign',
        heading: page.campaign.heading,
        text: page.campaign.text,
        validFrom: addDays(seeding.firstStart, CAMPAIGN.starts),
        validTo: addDays(seeding.firstStart, CAMPAIGN.ends),
        prize: page.campaign.prize,
        rules: `<ol>${page.campaign.rules.map((rule) => `<li>${rule}</li>`).join('')}</ol>`,
      },
      {
        __component: 'landing.downloads',
        heading: page.downloads,
        files: [{ name: page.cardName, media: making.card }],
      },
      figures(making, page.figures, ['winterStalls', 'winterFloors', 'winterPrizes']),
      {
        __component: 'landing.events',
        heading: page.events,
        events: featured(making, 'event', WINTER_EVENTS),
      },
      {
        __component: 'landing.gallery',
        heading: page.gallery,
        media: seeding.pictures(['winter-oven', 'winter-mug', 'winter-lights']),
      },
      { __component: 'landing.video', title: page.video, url: WINTER_VIDEO },
      {
        __component: 'landing.offers',
        heading: page.offers,
        offers: featured(making, 'offer', WINTER_OFFERS),
      },
    ];
  },

  accessibility(making) {
    const { seeding, words } = making;
    const page = words.pages.accessibility;
    return [
      {
        __component: 'landing.hero',
        heading: page.heading,
        text: page.lead,
        media: seeding.picture('page-lift'),
      },
      figures(making, page.figures, ['lifts', 'doors', 'places']),
      ...page.sections.map(({ heading, html }) => ({
        __component: 'landing.rich-text',
        heading,
        text: html,
      })),
      {
        __component: 'landing.tenants',
        heading: page.shops,
        tenants: featured(making, 'tenant', seeding.demo.QUIET_SHOPS),
      },
      call(page.call),
    ];
  },

  parking(making) {
    const { seeding, words } = making;
    const page = words.pages.parking;
    const { time, price } = page.tariffHead;
    const rows = seeding.demo.TARIFF.map((key) => page.tariffRows[key]);
    const table =
      `<table><thead><tr><th scope="col">${time}</th><th scope="col">${price}</th></tr></thead>` +
      `<tbody>${rows.map((row) => `<tr><td>${row.time}</td><td>${row.price}</td></tr>`).join('')}</tbody></table>`;
    return [
      {
        __component: 'landing.hero',
        heading: page.heading,
        text: page.lead,
        media: seeding.picture('page-parking'),
        level: -1,
      },
      figures(making, page.figures, ['spaces', 'free', 'chargers', 'height']),
      { __component: 'landing.rich-text', heading: page.tariff, text: `${table}\n\n${page.tariffText}` },
      ...page.sections.map(({ heading, html }) => ({
        __component: 'landing.rich-text',
        heading,
        text: html,
      })),
      { __component: 'landing.picture', media: seeding.picture('page-ramp'), caption: page.caption },
      call(page.call),
    ];
  },
};

const PICTURES: Record<PageKey, string> = {
  faq: 'page-desk',
  winter: 'page-winter',
  accessibility: 'page-lift',
  parking: 'page-parking',
};

/** The landing pages of every language. */
export function seedLandingPages(seeding: Seeding): void {
  const { stampCard } = seeding.demo;
  const card = seedPdf(seeding, 'stamp-card', stampCard());
  for (const locale of seeding.locales) {
    const words = seeding.words(locale).documents;
    for (const key of Object.keys(BLOCKS) as PageKey[]) {
      const { name, slug, lead } = words.pages[key];
      seeding.both('page', key, locale, (state) => ({
        name,
        slug,
        lead,
        media: seeding.picture(PICTURES[key]),
        blocks: BLOCKS[key]({ seeding, words, locale, state, card }),
      }));
    }
  }
}
