import type { ContactMessage, ShoppingReason } from '@mall/contract';

type Words = readonly [polish: string, english: string];

/** What a message from the contact page is about. */
export const TOPICS: Readonly<Record<ContactMessage['topic'], Words>> = {
  general: ['Pytanie ogólne', 'General question'],
  lost: ['Zgubione rzeczy', 'Lost property'],
  access: ['Dostępność', 'Accessibility'],
  parking: ['Parking', 'Parking'],
  press: ['Media', 'Press'],
  leasing: ['Zapytanie o najem', 'Leasing enquiry'],
};

const SHOPPING: Readonly<Record<ShoppingReason, Words>> = {
  everyday: ['na co dzień', 'everyday'],
  work: ['do pracy', 'work'],
  evening: ['na wieczór', 'an evening out'],
  wedding: ['na ślub', 'a wedding'],
  travel: ['w podróż', 'travel'],
  newStyle: ['nowy styl', 'a new style'],
  gift: ['prezent', 'a gift'],
  other: ['coś innego', 'something else'],
};

/** By field of a form. A landing page's `page` is its slug, and a code of nothing. */
const CODES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  topic: TOPICS,
  shoppingFor: SHOPPING,
  page: {
    'media-sale': ['Powierzchnie reklamowe', 'Media sales'],
    'advanced-media-sale': ['Nośniki reklamowe: dane', 'Media sales: data'],
  },
};

/** How the staff read a code that a form has sent in a field; undefined where the field says what it means itself. */
export function codeWords(field: string, code: string): Words | undefined {
  const words = CODES[field];
  return words && Object.hasOwn(words, code) ? words[code] : undefined;
}
