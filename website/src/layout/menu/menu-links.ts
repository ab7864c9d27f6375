import type { Translate } from '../../i18n/translator.ts';
import type { IconName } from '../../ui/Icon/icons.ts';
import type { Shell } from '../shell.ts';
import type { CurrentPage, ShellLinks } from '../shell-links.ts';

/** A link of the menu that is no category. */
export interface MenuLink {
  href: string;
  name: string;
  icon: IconName;
  /** By this the menu marks the current page. */
  own?: NonNullable<CurrentPage['entry']>;
}

/** What the footer's columns call a page; undefined where they do not lead to it. */
function inFooter({ footer }: Shell, href: string): string | undefined {
  return footer.columns.flatMap((column) => column.links).find((one) => one.href === href)?.name;
}

/**
 * What stands beside the categories on all widths. A centre with shops in rooms has a map; whether one without any has
 * a plan no call of the shell says, so the menu has the map there when the footer's columns link to it.
 */
export function plainLinks(shell: Shell, t: Translate, { offers, events, map }: ShellLinks): MenuLink[] {
  const hasMap = shell.map || inFooter(shell, map) !== undefined;
  return [
    link(shell.offers ? offers : undefined, t('shell:offers'), 'percent', 'offers'),
    link(shell.events ? events : undefined, t('shell:events'), 'calendar', 'events'),
    link(hasMap ? map : undefined, t('shell:map'), 'map', 'map'),
  ].flat();
}

/**
 * The centre's other pages. Not every centre has coupons or stylists, and no call says so: the menu has what the
 * footer's columns link to, under its name there. The cinema has a page where its clock is shown, too: that the clock
 * is switched on is the content's word that there is a cinema. The gift card and the way here are links of the content;
 * the way takes the footer's name, which has room to speak of parking, unless its address is the contact page's own.
 */
export function restLinks(shell: Shell, t: Translate, links: ShellLinks): MenuLink[] {
  const { cinema, contact, coupons, jobs, personalStylist } = links;
  const named = (href: string) => inFooter(shell, href);
  const { howToGetThere: way, giftCard } = shell;
  return [
    link(cinema, named(cinema) ?? (shell.cinema ? t('shell:hours.cinema') : undefined), 'cinema'),
    link(coupons, named(coupons), 'star'),
    link(personalStylist, named(personalStylist), 'hanger'),
    link(giftCard?.href, giftCard?.name, 'gift'),
    link(way?.href, way && way.href !== contact ? (named(way.href) ?? way.name) : way?.name, 'pin'),
    link(jobs, named(jobs), 'user'),
    link(contact, t('shell:contact'), 'phone'),
  ].flat();
}

function link(
  href: string | undefined,
  name: string | undefined,
  icon: IconName,
  own?: MenuLink['own'],
): MenuLink[] {
  if (href === undefined || name === undefined) return [];
  return [{ href, name, icon, ...(own ? { own } : {}) }];
}
