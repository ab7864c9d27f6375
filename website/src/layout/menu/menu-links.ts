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

/** What stands beside the categories on all widths. */
export function plainLinks(t: Translate, { offers, events, map }: ShellLinks): MenuLink[] {
  return [
    link(offers, t('shell:offers'), 'percent', 'offers'),
    link(events, t('shell:events'), 'calendar', 'events'),
    link(map, t('shell:map'), 'map', 'map'),
  ].flat();
}

/**
 * The centre's other pages. Not every centre has coupons or stylists, and no call says so: the menu has what the
 * footer's columns link to, under its name there. The cinema has a page where its clock is shown, too.
 */
export function restLinks(shell: Shell, t: Translate, links: ShellLinks): MenuLink[] {
  const { cinema, contact, coupons, jobs, personalStylist } = links;
  const footer = shell.footer.columns.flatMap((column) => column.links);
  const named = (href: string) => footer.find((one) => one.href === href)?.name;
  const { howToGetThere, giftCard } = shell;
  return [
    link(cinema, named(cinema) ?? (shell.cinema ? t('shell:hours.cinema') : undefined), 'cinema'),
    link(coupons, named(coupons), 'star'),
    link(personalStylist, named(personalStylist), 'hanger'),
    link(giftCard?.href, giftCard?.name, 'gift'),
    link(howToGetThere?.href, howToGetThere?.name, 'pin'),
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
