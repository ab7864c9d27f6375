import { BLOCKS } from './words/blocks';
import { CENTRE, CENTRE_PARTS } from './words/centre';
import { MAP, SETTING_PARTS, SETTINGS } from './words/map-and-settings';
import { OFFER_PARTS, OFFERS_AND_EVENTS } from './words/offers-and-events';
import { PAGE_PARTS, PAGES } from './words/pages';
import { SHOP_PARTS, SHOPS } from './words/shops';
import { HIDDEN_TYPES, VISITORS } from './words/visitors';
import type { ComponentWords, Desk, PartWords, TypeWords, Words } from './words/words';

/** Groups of the menu, in its order. */
export const DESKS: readonly Desk[] = [SHOPS, OFFERS_AND_EVENTS, PAGES, CENTRE, MAP, VISITORS, SETTINGS];

/** Every content type by its short name. */
export const TYPES: Readonly<Record<string, TypeWords>> = Object.assign(
  {},
  ...DESKS.map(({ types }) => types),
  HIDDEN_TYPES,
);

/** Every component by its uid. */
export const COMPONENTS: ComponentWords = {
  ...SHOP_PARTS,
  ...OFFER_PARTS,
  ...PAGE_PARTS,
  ...BLOCKS,
  ...CENTRE_PARTS,
  ...SETTING_PARTS,
};

/** Fields that Strapi gives every type. */
export const SYSTEM_FIELDS: Readonly<Record<string, Words>> = {
  id: ['Numer', 'Number'],
  documentId: ['Numer dokumentu', 'Number of the document'],
  createdAt: ['Dodano', 'Added'],
  updatedAt: ['Zmieniono', 'Changed'],
  publishedAt: ['Opublikowano', 'Published'],
  createdBy: ['Kto dodał', 'Added by'],
  updatedBy: ['Kto zmienił', 'Changed by'],
  locale: ['Język', 'Language'],
};

const OWN_TYPE = /^api::([^.]+)\./;

/** The fields of a content type, by its uid, that are folded away in its form. */
export const rareFields = (uid: string): readonly string[] =>
  TYPES[OWN_TYPE.exec(uid)?.[1] ?? '']?.rare ?? [];

/** Words of a content type or component, by its uid; undefined for those that are not ours. */
export function wordsOf(uid: string): PartWords | undefined {
  const type = OWN_TYPE.exec(uid)?.[1];
  return type === undefined ? COMPONENTS[uid] : TYPES[type];
}
