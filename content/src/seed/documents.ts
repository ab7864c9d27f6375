import { addDays } from '@mall/contract';
import type { DemoLocale, DemoWords, SurveyKey } from './demo-door';
import { asHtml, seedLandingPages } from './landing-pages';
import type { Seeding } from './seeding';

function seedInfoPage(seeding: Seeding, locale: DemoLocale) {
  const { CONTACT_DESKS, CONTACTS, FAQ_GROUPS, INFO, INFO_LINKS, LINES } = seeding.demo;
  const words = seeding.words(locale).documents;
  seeding.both('info-page', 'info-page', locale, {
    ...INFO,
    takeMeThereLabel: words.info.takeMeThere,
    free_text: words.info.text,
    displayOpeningTimeOnInfoPage: true,
    contact: CONTACTS.map(({ key, pictogram, ...rest }) => {
      const { name, value } = words.info.contact[key];
      const href = key === 'address' ? INFO.locationURL : 'href' in rest ? rest.href : null;
      return { name, value, pictogram, href };
    }),
    desks: CONTACT_DESKS.map((desk) => ({ ...desk })),
    transportation_lines: LINES.map(({ key, pictogram, turn }) => {
      const { name, place: text, note } = words.info.lines[key];
      return { name, text, note, pictogram, turn };
    }),
    faq: FAQ_GROUPS.flatMap((group) => group.questions).map((key) => {
      return words.faq[key];
    }),
    links: INFO_LINKS.map((link) => ({
      name: words.info.links[link.key],
      href:
        'page' in link
          ? `/page/${words.pages[link.page].slug}`
          : `/survey/${words.surveys[link.survey].slug}`,
    })),
  });
}

function seedPolicies(seeding: Seeding, locale: DemoLocale) {
  const { DOCUMENT_DAYS } = seeding.demo;
  const words = seeding.words(locale).documents;
  const policy = (type: string, { title, lead, sections }: DemoWords['documents']['terms'], days: number) =>
    seeding.both(type, type, locale, {
      title,
      lead,
      description: asHtml(sections),
      validFrom: addDays(seeding.firstStart, days),
    });
  policy('terms-and-condtion', words.terms, DOCUMENT_DAYS.terms);
  policy('privacy-policy', words.privacy, DOCUMENT_DAYS.privacy);
  policy('cookie-policy', words.cookies, DOCUMENT_DAYS.cookies);
}

function seedSurvey(seeding: Seeding, locale: DemoLocale, key: SurveyKey) {
  const { SURVEYS } = seeding.demo;
  const { name, slug, lead, description, questions } = seeding.words(locale).documents.surveys[key];
  const { starts, ends, isStepped, questions: kinds } = SURVEYS[key];
  seeding.both('survey', key, locale, {
    name,
    slug,
    lead,
    description,
    startDate: addDays(seeding.firstStart, starts),
    endDate: addDays(seeding.firstStart, ends),
    isStepped,
    questions: kinds.map((kind, index) => {
      const { question = '', help, options = [] } = questions[index] ?? {};
      return { ...kind, question, help: help || null, options: options.map((text) => ({ text })) };
    }),
  });
}

/** Contact and info, terms and policies, landing pages and surveys of the demo. */
export function seedDocuments(seeding: Seeding): void {
  const { SURVEYS } = seeding.demo;
  seedLandingPages(seeding);
  for (const locale of seeding.locales) {
    seedInfoPage(seeding, locale);
    seedPolicies(seeding, locale);
    for (const key of Object.keys(SURVEYS) as SurveyKey[]) seedSurvey(seeding, locale, key);
  }
}
