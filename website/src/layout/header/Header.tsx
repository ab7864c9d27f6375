import type { ReactNode } from 'react';
import { OpeningState } from '../../features/opening-times/OpeningState.tsx';
import type { PageWords } from '../../i18n/page-words.ts';
import type { Translate } from '../../i18n/translator.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { longestWord } from '../../ui/longest-word.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Menu } from '../menu/Menu.tsx';
import type { Shell } from '../shell.ts';
import type { CurrentPage, ShellLinks } from '../shell-links.ts';
import { Logos, logosOf } from '../widgets/Logos.tsx';
import { widgetsOf } from '../widgets/widgets.ts';
import { type BarStep, barSteps, wordsWidth } from './bar-fit.ts';
import s from './Header.module.css';
import { HoursPopover } from './HoursPopover.tsx';

/** Room that parts of the bar take beside their words, px: gaps, icons and doors. */
const MARK = 72;
const HOURS = 340;
const CLOCK = 62;
const HANDLE = 62;
const LOGO = 130;
/** The size of the centre's name, px. */
const SIGN = 20;

interface HeaderProps {
  shell: Shell;
  words: PageWords;
  links: ShellLinks;
  current?: CurrentPage;
  /** Query names of this locale, by which the menu's script finds the slugs in its links. */
  queryNames: { category: string; specialty: string };
  /** Slot for `LanguageSwitcher.island.tsx`; left out when only one language is live. */
  languages?: ReactNode;
}

/** Letters that a window of 320 px shows in three lines of words alone: a longer promotion would cover what is read. */
const LONGEST_IN_SIGHT = 90;

/**
 * The overhead sign of every page: promo bar, mark, opening times, languages, search, menu. Promo bar and bar stay at
 * the window's top while the page is scrolled (on phones without the row of the mark); the categories below them do
 * not, nor does a promotion of more than 90 letters. What the bar has no room for (`bar-fit.ts`) the menu has. Up to 1024 px the navigation is a full-screen menu,
 * over it a row with panels. Needs `site-nav.element.ts` for hover, back and Escape; without scripts every entry is a
 * link.
 */
export function Header(props: HeaderProps) {
  const { shell, words, links, current, queryNames, languages } = props;
  const { t } = words;
  const stays = (shell.stickyBar?.text.length ?? 0) <= LONGEST_IN_SIGHT;
  return (
    <>
      <a className={s.skip} href="#main">
        {t('shell:skip')}
      </a>
      <header className={s.header}>
        <site-nav data-category={queryNames.category} data-specialty={queryNames.specialty}>
          {stays || <PromoBar bar={shell.stickyBar} />}
          <div className={`${s.stack} on-ink`} id="header">
            {stays && <PromoBar bar={shell.stickyBar} />}
            <HomeLink shell={shell} t={t} href={links.home} />
            <Utilities shell={shell} words={words} links={links} languages={languages} />
            <div className={s.handles}>
              <a className={s.handle} href={links.search} data-search="">
                <Icon name="search" />
                <span>{t('shell:search')}</span>
              </a>
              <a className={s.handle} href="#menu" data-menu="open">
                <Icon name="menu" />
                <span>{t('shell:menu.open')}</span>
              </a>
            </div>
          </div>
          <Menu shell={shell} words={words} links={links} current={current} />
        </site-nav>
      </header>
    </>
  );
}

/** A line over the whole width; without an address it is words to read. */
function PromoBar({ bar }: { bar: Shell['stickyBar'] }) {
  if (!bar) return null;
  const className = `${s.promo} on-paper`;
  if (bar.href === undefined) return <div className={className}>{bar.text}</div>;
  return (
    <a className={className} href={bar.href}>
      <Icon name="percent" />
      <span>{bar.text}</span>
      <Icon name="arrow" />
    </a>
  );
}

function HomeLink({ shell, t, href }: { shell: Shell; t: Translate; href: string }) {
  const picture = shell.logo?.picture;
  return (
    <a
      className={s.logo}
      href={shell.logo?.href ?? href}
      aria-label={t('shell:home', { centre: shell.centreName })}
    >
      {picture ? (
        <span className={s.mark}>
          <PictureImage picture={{ ...picture, alt: '' }} fit="contain" priority />
        </span>
      ) : (
        <Logo className={s.mark} />
      )}
      <span className={s.name}>{shell.centreName}</span>
    </a>
  );
}

interface UtilitiesProps {
  shell: Shell;
  words: PageWords;
  links: ShellLinks;
  languages: ReactNode;
}

/** Hours and languages; over 1024 px also the clocks of cinema and cableway, and what else there is room for. */
function Utilities({ shell, words, links, languages }: UtilitiesProps) {
  const { t, lang } = words;
  const { giftCard, howToGetThere } = shell;
  const [giftFrom, wayFrom, logosFrom] = steps(shell, t, links);
  return (
    <div className={s.utilities}>
      <HoursPopover shell={shell} words={words} links={links} />
      {widgetsOf(shell, t, links).map(({ name, href, hours }) => (
        <span key={name} className={s.widget}>
          <OpeningState hours={hours} t={t} lang={lang} className={s.clock} short />
          {href ? (
            <a href={href}>
              <span>{name}</span>
            </a>
          ) : (
            <b>{name}</b>
          )}
        </span>
      ))}
      {logosFrom && (
        <span className={classFrom(logosFrom)}>
          <Logos logos={logosOf(shell)} />
        </span>
      )}
      {giftCard && giftFrom && (
        <a className={classFrom(giftFrom)} href={giftCard.href}>
          <Icon name="gift" />
          {giftCard.name}
        </a>
      )}
      {howToGetThere && wayFrom && (
        <a className={classFrom(wayFrom)} href={howToGetThere.href}>
          <Icon name="pin" />
          {howToGetThere.name}
        </a>
      )}
      {shell.languages.length > 1 && languages}
    </div>
  );
}

/** What gives way first stands last: logos, then the way here, then the gift card. The clocks always stay. */
function steps(shell: Shell, t: Translate, links: ShellLinks): (BarStep | undefined)[] {
  const { centreName, giftCard, howToGetThere } = shell;
  const handle = (name: string) => wordsWidth(name) + HANDLE;
  const clocks = widgetsOf(shell, t, links).map(({ name }) =>
    Math.max(
      ...[name, t('opening:closed'), t('opening:until', { time: '00:00' })].map((words) => wordsWidth(words)),
    ),
  );
  const fixed =
    MARK +
    wordsWidth('M'.repeat(longestWord(centreName)), SIGN) +
    HOURS +
    clocks.reduce((sum, clock) => sum + clock + CLOCK, 0) +
    (shell.languages.length > 1 ? handle('PL') : 0) +
    handle(t('shell:search')) +
    handle(t('shell:menu.open'));
  return barSteps(fixed, [
    giftCard ? handle(giftCard.name) : 0,
    howToGetThere ? handle(howToGetThere.name) : 0,
    logosOf(shell).length * LOGO,
  ]);
}

const classFrom = (step: BarStep) => `${s.utility} ${s[`from${step}`] ?? ''}`;
