import type { Hours } from '../../content/opening-times/opening-models.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Shell } from '../shell.ts';
import type { ShellLinks } from '../shell-links.ts';

/** A clock of its own beside the centre's: the cinema's or the cableway's. */
interface Widget {
  name: string;
  hours: Hours;
  href?: string;
}

/**
 * Cinema and cableway, when they are active and their hours are known. That the cinema's clock is active is the
 * content's word that its page is there.
 */
export function widgetsOf(shell: Shell, t: Translate, links: ShellLinks): Widget[] {
  const { cinema, cinemaHours, cableway, cablewayHours } = shell;
  return [
    ...(cinema && cinemaHours
      ? [{ name: t('shell:hours.cinema'), hours: cinemaHours, href: links.cinema }]
      : []),
    ...(cableway && cablewayHours ? [{ name: t('shell:hours.cableway'), hours: cablewayHours }] : []),
  ];
}
