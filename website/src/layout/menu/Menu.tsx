import { OpeningState } from '../../features/opening-times/OpeningState.tsx';
import type { DateWords } from '../../i18n/dates.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import type { Translate } from '../../i18n/translator.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { floorClass, floorSign } from '../../ui/floors/floor.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import type { MenuCategory, Shell } from '../shell.ts';
import type { CurrentPage, ShellLinks } from '../shell-links.ts';
import { Logos, logosOf } from '../widgets/Logos.tsx';
import { widgetsOf } from '../widgets/widgets.ts';
import s from './Menu.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import { type MenuLink, plainLinks, restLinks } from './menu-links.ts';

interface Props {
  shell: Shell;
  words: PageWords;
  links: ShellLinks;
  current?: CurrentPage;
}

/**
 * The categories, each with its panel, and whatever else the centre has: over 1024 px a row that scrolls away until
 * it is asked for, up to it a full-screen menu (`#menu`; both open without scripts too). On phones the entries stand
 * as floors do, the highest on top.
 */
export function Menu({ shell, words, links, current }: Props) {
  const { t, dates, lang } = words;
  const widgets = widgetsOf(shell, t, links);
  return (
    // biome-ignore lint/a11y/useSemanticElements: on phones it becomes a dialog, which no nav element may be
    <div className={`${s.menu} on-ink`} id="menu" role="navigation" aria-label={t('shell:menu.label')}>
      <div className={s.top}>
        <a className={s.logo} href={links.home}>
          <Logo className={s.mark} />
          <span>{shell.centreName}</span>
        </a>
        {/* What it names is in sight wherever the page stands, so the page stays there. */}
        <a className={s.close} href="#header" data-menu="close">
          <Icon name="close" />
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
        {plainLinks(shell, t, links).map((link) => (
          <Plain key={link.name} link={link} current={link.own === current?.entry} />
        ))}
      </ul>
      <div className={s.rest}>
        <ul>
          {restLinks(shell, t, links).map((link) => (
            <Plain key={link.name} link={link} />
          ))}
        </ul>
        {widgets.length > 0 && (
          <ul className={s.clocks}>
            {widgets.map(({ name, hours }) => (
              <li key={name}>
                {name}
                <OpeningState hours={hours} t={t} lang={lang} />
              </li>
            ))}
          </ul>
        )}
        <Logos logos={logosOf(shell)} />
      </div>
    </div>
  );
}

function Plain({ link, current = false }: { link: MenuLink; current?: boolean }) {
  return (
    <li>
      <a className={s.plain} href={link.href} aria-current={current ? 'page' : undefined}>
        <Icon name={link.icon} className={s.icon} />
        {link.name}
      </a>
    </li>
  );
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
    <li
      className={`${s.entry} ${floorClass(level)}`}
      data-floor={firstOfFloor ? sign : undefined}
      data-chars={firstOfFloor && sign.length > 1 ? Math.min(sign.length, 3) : undefined}
    >
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
            <Icon name={sign ? 'arrow' : 'down'} className={sign ? s.step : undefined} />
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
