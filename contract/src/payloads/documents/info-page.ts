import { z } from 'zod';
import { component, entity, flag, list, text } from '../../wire.ts';
import { openingTime } from '../opening-times.ts';
import { contactFacts } from './contact-facts.ts';

/** `answer` is HTML. */
export const question = component('Question', { question: text, answer: text });

const contactFact = component(
  'ContactFact',
  {
    name: text,
    value: text,
    href: text,
    pictogram: z.string().nullish(),
    /** phone, email, address or website: says what it is where it has no name. */
    kind: z.string().nullish(),
  },
  {
    names: { value: ['text', 'content', 'description', 'phone', 'email', 'address'] },
    entries: contactFacts,
  },
);

/** A line or way to come here; `pictogram` and `turn` (degrees clockwise) name its sign. */
const transportLine = component(
  'TransportLine',
  {
    name: text,
    text: text,
    note: z.string().nullish(),
    href: z.string().nullish(),
    pictogram: z.string().nullish(),
    turn: z.number().nullish(),
  },
  {
    bare: ['name'],
    names: { name: ['line', 'number', 'lineNumber'], text: ['stop', 'stops', 'route', 'direction'] },
  },
);

/** `/api/info-page`: contact and info. `free_text` is HTML; `openingTime` is the centre's, as in the header. */
export const infoPage = entity(
  'InfoPage',
  {
    locationURL: text,
    takeMeThereURL: text,
    takeMeThereLabel: text,
    free_text: text,
    displayOpeningTimeOnInfoPage: flag,
    contact: list(contactFact),
    transportation_lines: list(transportLine),
    openingTime: openingTime.nullable(),
    faq: list(question),
    links: list(component('InfoLink', { name: text, href: text })).optional(),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
  },
  {
    names: {
      free_text: ['text', 'description', 'content', 'body', 'html'],
      contact: ['contacts', 'contactData', 'contactInfo', 'contactDetails'],
      transportation_lines: [
        'transportation',
        'transport',
        'transportLines',
        'lines',
        'publicTransport',
        'directions',
      ],
      locationURL: ['mapUrl', 'locationLink', 'googleMapsUrl'],
      takeMeThereURL: ['routeUrl', 'directionsUrl', 'takeMeThere'],
      takeMeThereLabel: ['routeLabel', 'directionsLabel'],
    },
  },
);
export type InfoPagePayload = z.output<typeof infoPage>;
