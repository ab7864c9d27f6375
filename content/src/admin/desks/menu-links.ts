import { DESKS, TYPES } from '../../desks/all-words';
import { displayName } from '../../desks/words/words';

/** A link of the content manager's menu, as its hooks hand it over. */
export interface MenuLink {
  uid: string;
  title: string;
}

const OWN_TYPE = /^api::([^.]+)\./;

/** The short name of a type of ours. */
export const typeOf = (uid: string) => OWN_TYPE.exec(uid)?.[1];

const two = (number: number) => String(number + 1).padStart(2, '0');

const TITLES: ReadonlyMap<string, string> = new Map(
  DESKS.flatMap(({ types }, desk) =>
    Object.entries(types).map(([name, words], place): [string, string] => [
      name,
      `${two(desk)}.${two(place)} ${displayName(words.name)}`,
    ]),
  ),
);

/**
 * What the menu sorts a type by, searches in and looks its name up with: its place on the desks, then both its names.
 * Undefined for types of no desk.
 */
export const menuTitle = (type: string): string | undefined => TITLES.get(type);

/** In the order of the desks, without the program's own books. */
export function deskLinks<Link extends MenuLink>(links: readonly Link[]): Link[] {
  return links.flatMap((link) => {
    const type = typeOf(link.uid);
    if (type === undefined || !(type in TYPES)) return [link];
    const title = menuTitle(type);
    return title === undefined ? [] : [{ ...link, title }];
  });
}

/** The desk of a type; undefined for types that are not ours. */
export function deskOf(uid: string): number | undefined {
  const type = typeOf(uid);
  const desk = DESKS.findIndex(({ types }) => type !== undefined && type in types);
  return desk < 0 ? undefined : desk;
}
