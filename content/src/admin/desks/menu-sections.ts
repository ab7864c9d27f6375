import { DESKS } from '../../desks/all-words';
import { deskOf, type MenuLink, typeOf } from './menu-links';

interface Section<Link extends MenuLink> {
  id: string;
  title: string;
  links: Link[];
}

type FormatMessage = (message: { id: string; defaultMessage: string }) => string;

export const deskKey = (desk: number) => `mall.desk.${desk}`;

/**
 * A section a desk instead of Strapi's two (lists and single pages), whose links come sorted, searched and named. What
 * belongs to no desk stays where Strapi has it. The build writes this call into Strapi's menu (`vite.config.ts`).
 */
export function deskSections<Link extends MenuLink>(
  sections: readonly Section<Link>[],
  formatMessage: FormatMessage,
): Section<Link>[] {
  const links = sections.flatMap((section) => section.links);
  const desks = DESKS.map(({ name: [, english], types }, desk) => ({
    id: deskKey(desk),
    title: formatMessage({ id: deskKey(desk), defaultMessage: english }),
    // Lists and single pages among each other.
    links: Object.keys(types).flatMap((type) => links.filter(({ uid }) => typeOf(uid) === type)),
  }));
  const others = sections.map((section) => ({
    ...section,
    links: section.links.filter(({ uid }) => deskOf(uid) === undefined),
  }));
  return [...desks, ...others].filter((section) => section.links.length > 0);
}
