import { z } from 'zod';
import {
  CONTACTS,
  FAQ_GROUPS,
  FIGURE_KEYS,
  INFO_LINKS,
  LINES,
  SURVEYS,
  type SurveyKey,
  TARIFF,
} from '../structure/documents.ts';
import { each, headed, keysOf, question, section, slug, text } from './leaves.ts';

const policy = z.strictObject({ title: text, lead: text, sections: z.array(section) });
/** What every landing page has. */
const page = z.strictObject({ name: text, slug, lead: text });
const call = z.strictObject({ heading: text, text, link: text });
const tariff = z.strictObject({ time: text, price: text });

/** A question for each that the structure has, in its order; `help` may be empty, and so are the answers of free text. */
function survey(key: SurveyKey) {
  const asked = z.strictObject({ question: text, help: z.literal('').or(text), options: z.array(text) });
  return page.extend({ description: text, questions: z.array(asked).length(SURVEYS[key].questions.length) });
}

/**
 * `documents.json`: contact and info, terms and policies, landing pages and surveys. Links in HTML lead to English
 * paths without slugs, as `/contact`.
 */
export const documents = z.strictObject({
  info: z.strictObject({
    takeMeThere: text,
    /** HTML. */
    text,
    contact: each(keysOf(CONTACTS), z.strictObject({ name: text, value: text })),
    lines: each(keysOf(LINES), z.strictObject({ name: text, place: text, note: text })),
    links: each(keysOf(INFO_LINKS), text),
  }),
  faq: each(
    FAQ_GROUPS.flatMap(({ questions }) => [...questions]),
    question,
  ),
  terms: policy,
  privacy: policy,
  cookies: policy,
  pages: z.strictObject({
    faq: page.extend({ groups: each(keysOf(FAQ_GROUPS), text), form: headed }),
    winter: page.extend({
      heading: text,
      link: text,
      about: section,
      campaign: z.strictObject({ heading: text, text, prize: text, rules: z.array(text) }),
      cardName: text,
      downloads: text,
      figures: text,
      events: text,
      gallery: text,
      offers: text,
      video: text,
    }),
    accessibility: page.extend({
      heading: text,
      figures: text,
      sections: z.array(section),
      shops: text,
      call,
    }),
    parking: page.extend({
      heading: text,
      figures: text,
      tariff: text,
      tariffHead: tariff,
      tariffRows: each(TARIFF, tariff),
      /** HTML after the table. */
      tariffText: text,
      sections: z.array(section),
      caption: text,
      call,
    }),
  }),
  /** What a number counts. */
  figures: each(FIGURE_KEYS, text),
  surveys: z.strictObject({ visit: survey('visit'), thirdFloor: survey('thirdFloor') }),
});
