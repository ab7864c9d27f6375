import type { ReactNode } from 'react';
import type { Shell } from '../content/view-models.ts';
import { OpeningState } from '../features/opening-times/OpeningState.tsx';
import type { PageWords } from '../i18n/page-words.ts';
import type { Translate } from '../i18n/translator.ts';
import { BMark } from '../ui/BMark.tsx';
import { Pictogram } from '../ui/Pictogram.tsx';
import { PictureImage } from '../ui/PictureImage.tsx';
import s from './Header.module.css';
import { HoursPopover } from './HoursPopover.tsx';
import { Menu } from './Menu.tsx';
import type { CurrentPage, ShellLinks } from './shell-links.ts';

export interface HeaderProps {
  shell: Shell;
  words: PageWords;
  links: ShellLinks;
  current?: CurrentPage;
  /** Query names of this locale, by which the menu's script finds the slugs in its links. */
  queryNames: { category: string; specialty: string };
  /** Slot for `LanguageSwitcher.island.tsx`; left out when only one language is live. */
  languages?: ReactNode;
}

/**
 * The overhead sign of every page: promo bar, mark, opening times, languages, search, menu. One markup for all
 * widths: up to 1024 px the navigation is a full-screen menu, over it a bar with panels. Needs
 * `site-nav.element.ts` for hover, back and Escape; without scripts every entry is a link.
 */
export function Header(props: HeaderProps) {
  const { shell, words, links, current, queryNames, languages } = props;
  const { t, lang } = words;
  return (
    <>
      <a className={s.skip} href="#main">
        {t('shell:skip')}
      </a>
      <header>
        {shell.stickyBar && (
          <a className={s.promo} href={shell.stickyBar.href}>
            <Pictogram name="percent" />
            <span>{shell.stickyBar.text}</span>
            <Pictogram name="arrow" />
          </a>
        )}
        <site-nav data-category={queryNames.category} data-specialty={queryNames.specialty}>
          <div className={`${s.header} on-ink`} id="top">
            <Logo shell={shell} t={t} href={links.home} />
            <div className={s.utilities}>
              <HoursPopover shell={shell} words={words} links={links} />
              <Widgets shell={shell} t={t} lang={lang} cinemaHref={links.cinema} />
              <Socials shell={shell} />
              {shell.giftCard && (
                <a className={s.utility} href={shell.giftCard.href}>
                  <Pictogram name="gift" />
                  {shell.giftCard.name}
                </a>
              )}
              {shell.howToGetThere && (
                <a className={s.utility} href={shell.howToGetThere.href}>
                  <Pictogram name="pin" />
                  {shell.howToGetThere.name}
                </a>
              )}
              {shell.languages.length > 1 && languages}
            </div>
            <div className={s.handles}>
              {links.search && (
                <a className={s.handle} href={links.search} data-search="">
                  <Pictogram name="search" />
                  {t('shell:search')}
                </a>
              )}
              <a className={`${s.handle} ${s.opener}`} href="#menu" data-menu="open">
                <Pictogram name="menu" />
                {t('shell:menu.open')}
              </a>
            </div>
            <Menu shell={shell} t={t} dates={words.dates} links={links} current={current} />
          </div>
        </site-nav>
      </header>
    </>
  );
}

function Logo({ shell, t, href }: { shell: Shell; t: Translate; href: string }) {
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
        <BMark className={s.mark} />
      )}
      <span className={s.name}>{shell.centreName}</span>
    </a>
  );
}

interface WidgetProps {
  shell: Shell;
  t: Translate;
  lang: string;
  cinemaHref: string | undefined;
}

/** Cinema and cableway, on desktop, when active and their hours are known. */
function Widgets({ shell, t, lang, cinemaHref }: WidgetProps) {
  const widgets = [
    { on: shell.cinema, hours: shell.cinemaHours, name: t('shell:hours.cinema'), href: cinemaHref },
    { on: shell.cableway, hours: shell.cablewayHours, name: t('shell:hours.cableway') },
  ];
  return widgets.map(({ on, hours, name, href }) =>
    on && hours ? (
      <span key={name} className={s.widget}>
        {href ? <a href={href}>{name}</a> : name}
        <OpeningState hours={hours} t={t} lang={lang} />
      </span>
    ) : null,
  );
}

function Socials({ shell }: { shell: Shell }) {
  const socials = shell.socials.filter((social) => social.picture);
  const partners = shell.partnerLogos.filter((partner) => partner.picture);
  if (socials.length + partners.length === 0) return null;
  return (
    <span className={s.logos}>
      {[...partners, ...socials].map(({ name, href, picture }) => {
        const image = picture && <PictureImage picture={{ ...picture, alt: name }} fit="contain" />;
        const look = picture?.kind === 'drawing' ? s.mono : undefined;
        return href ? (
          <a key={name} href={href} className={look}>
            {image}
          </a>
        ) : (
          <span key={name} className={look}>
            {image}
          </span>
        );
      })}
    </span>
  );
}
