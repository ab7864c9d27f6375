import { COMPONENTS, DESKS, SYSTEM_FIELDS, TYPES } from '../../desks/all-words';
import { ENUM_VALUES } from '../../desks/words/enum-values';
import { displayName, labelOf, type Words } from '../../desks/words/words';
import { ADMIN_WORDS } from './admin-words';
import { menuTitle } from './menu-links';

type Entry = readonly [key: string, words: Words];

export const uidOf = (type: string) => `api::${type}.${type}`;

export const fieldKey = (uid: string, field: string) => `content-manager.content-types.${uid}.${field}`;

/** Where Strapi looks each word up; a type's name by itself, a block's by its uid, an enumeration's value bare. */
function entries(): Entry[] {
  return [
    ...Object.entries(TYPES).flatMap(([name, { name: words, fields }]): Entry[] => [
      [displayName(words), words],
      ...Object.entries({ ...SYSTEM_FIELDS, ...fields }).map(
        ([field, field_]): Entry => [fieldKey(uidOf(name), field), labelOf(field_)],
      ),
    ]),
    ...DESKS.flatMap(({ types }) =>
      Object.entries(types).map(([name, { name: words }]): Entry => [menuTitle(name) ?? name, words]),
    ),
    ...Object.entries(COMPONENTS).flatMap(([uid, { name, fields }]): Entry[] => [
      [uid, name],
      ...Object.entries(fields).map(
        ([field, words]): Entry => [`content-manager.components.${uid}.${field}`, labelOf(words)],
      ),
    ]),
    ...Object.entries(ENUM_VALUES),
    ...Object.entries(ADMIN_WORDS),
  ];
}

const ALL = entries();

/** The words of the desks under the keys that Strapi asks for. */
export const DESK_TRANSLATIONS = {
  pl: Object.fromEntries(ALL.map(([key, [polish]]) => [key, polish])),
  en: Object.fromEntries(ALL.map(([key, [, english]]) => [key, english])),
};
