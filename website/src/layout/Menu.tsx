import type { MenuCategory, Shell } from '../content/view-models.ts';
import type { DateWords } from '../i18n/dates.ts';
import type { Translate } from '../i18n/translator.ts';
import { BMark } from '../ui/BMark.tsx';
import { Chip } from '../ui/Chip.tsx';
import { floorClass, floorSign } from '../ui/floor.ts';
import { Pictogram } from '../ui/Pictogram.tsx';
import type { PictogramName } from '../ui/pictograms.ts';
import s from './Menu.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import type { CurrentPage, ShellLinks } from './shell-links.ts';

interface Props {
  shell: Shell;
  t: Translate;
  dates: DateWords;
  links: ShellLinks;
  current?: CurrentPage;
}

/**
 * The categories, each with its panel: a bar over 1024 px, a full-screen menu up to it (`#menu`, which opens
 * without scripts too). On phones the entries stand as floors do, the highest on top.
 */
export function Menu({ shell, t, dates, links, current }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: on phones it becomes a dialog, which no nav element may be
    <div className={s.menu} id="menu" role="navigation" aria-label={t('shell:menu.label')}>
      <div className={s.top}>
        <a className={s.logo} href={links.home}>
          <BMark className={s.mark} />
          <span>{shell.centreName}</span>
        </a>
        <a className={s.close} href="#top" data-menu="close">
          <Pictogram name="close" />
          {t('shell:menu.close')}
        </a>
      </div>
      <ul className={s.bar}>
        {shell.menu.map((category, index) => (
          <Entry
            key={category.id}
            category={category}
            firstOfFloor={shell.menu.findIndex((other) => other.level === category.level) === index}
            current={current?.categorySlug === category.slug}
            t={t}
            dates={dates}
          />
        ))}
      </ul>
      <ul className={s.more}>
        {moreLinks(shell, t, links).map(({ href, name, pictogram, own }) => (
          <li key={name} className={own ? undefined : s.elsewhere}>
            <a
              className={s.plain}
              href={href}
              aria-current={own && own === current?.entry ? 'page' : undefined}
            >
              <Pictogram name={pictogram} className={s.pictogram} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MoreLink {
  href: string;
  name: string;
  pictogram: PictogramName;
  /** Absent: on desktop the link stands in the upper row of the header. */
  own?: 'offers' | 'events' | 'map';
}

function moreLinks(shell: Shell, t: Translate, links: ShellLinks): MoreLink[] {
  const { offers, events, map } = links;
  return [
    ...(offers
      ? [{ href: offers, name: t('shell:offers'), pictogram: 'percent', own: 'offers' } as const]
      : []),
    ...(events
      ? [{ href: events, name: t('shell:events'), pictogram: 'calendar', own: 'events' } as const]
      : []),
    ...(map ? [{ href: map, name: t('shell:map'), pictogram: 'map', own: 'map' } as const] : []),
    ...(shell.howToGetThere ? [{ ...shell.howToGetThere, pictogram: 'metro' } as const] : []),
    ...(shell.giftCard ? [{ ...shell.giftCard, pictogram: 'gift' } as const] : []),
  ];
}

interface EntryProps {
  category: MenuCategory;
  /** Carries the floor's big numeral on phones. */
  firstOfFloor: boolean;
  current: boolean;
  t: Translate;
  dates: DateWords;
}

function Entry({ category, firstOfFloor, current, t, dates }: EntryProps) {
  const { id, name, href, level, subCategories } = category;
  const sign = floorSign(level);
  return (
    <li className={`${s.entry} ${floorClass(level)}`} data-floor={firstOfFloor ? sign : undefined}>
      <a className={s.category} href={href} aria-current={current ? 'true' : undefined}>
        {name}
      </a>
      {subCategories.length > 0 ? (
        <>
          <button className={s.disclosure} type="button" aria-expanded="false" aria-controls={`menu-${id}`}>
            <span className="vh">
              {t(sign ? 'shell:menu.sections' : 'shell:menu.sectionsNoFloor', { name })}{' '}
            </span>
            <Chip level={level} className={s.chip} />
            <Pictogram name={sign ? 'arrow' : 'down'} className={sign ? s.step : undefined} />
          </button>
          <MenuPanel category={category} t={t} dates={dates} />
        </>
      ) : (
        <span className={s.disclosure}>
          <Chip level={level} className={s.chip} />
        </span>
      )}
    </li>
  );
}
