import type { Link } from '../../content/fields/links.ts';
import type { OpeningPlace } from '../../content/opening-times/opening-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { isIconName } from '../../ui/Icon/icon-name.ts';
import { OpeningState } from '../opening-times/OpeningState.tsx';
import s from './Hero.module.css';
import type { HomePage } from './home-models.ts';

interface Props {
  page: Pick<HomePage, 'heading' | 'text' | 'searchPlaceholder' | 'ways'>;
  words: PageWords;
  hrefs: { search: string; contact: string; plan?: { map: string } | undefined };
  /** The centre first. */
  places: OpeningPlace[];
  giftCard?: Link;
  howToGetThere?: Link;
}

/**
 * The question of the house, a search that works without scripts, whether it is open, the ways the content names
 * or, without any, the usual ones.
 */
export function Hero({ page, words, hrefs, places, giftCard, howToGetThere }: Props) {
  const { t, lang } = words;
  const own = page.ways.flatMap(({ name, href, icon }) => (href ? [{ name, href, icon }] : []));
  const usual = [
    hrefs.plan && { icon: 'map', name: t('home:ways.map'), href: hrefs.plan.map },
    howToGetThere && { icon: 'pin', name: t('home:ways.travel'), href: howToGetThere.href },
    giftCard && { icon: 'gift', name: t('home:ways.giftCard'), href: giftCard.href },
  ].filter((way) => way !== undefined);
  const ways = own.length > 0 ? own : usual;
  return (
    <section className={s.say}>
      <h1>{page.heading ?? t('home:heading')}</h1>
      {page.text && <p className={s.text}>{page.text}</p>}
      <search>
        <form className={s.find} action={hrefs.search} method="get">
          <input
            type="search"
            name="q"
            aria-label={t('home:search.label')}
            placeholder={page.searchPlaceholder ?? t('search:placeholder')}
            autoComplete="off"
          />
          <button type="submit" aria-label={t('home:search.submit')}>
            <Icon name="search" />
          </button>
        </form>
      </search>
      <div className={s.now}>
        <ul className={s.places}>
          {places.map(({ name, hours, href, openingSoon }) => (
            <li key={name}>
              <b>{href ? <a href={href}>{name}</a> : name}</b>
              <OpeningState hours={hours} openingSoon={openingSoon} t={t} lang={lang} className={s.state} />
            </li>
          ))}
        </ul>
        <ArrowLink href={hrefs.contact}>{t('home:hours')}</ArrowLink>
      </div>
      {ways.length > 0 && (
        <ul className={s.ways}>
          {ways.map((way) => (
            <li key={way.name}>
              <a href={way.href}>
                <Icon name={isIconName(way.icon) ? way.icon : 'pin'} className={s.icon} />
                <span>{way.name}</span>
                <Icon name="arrow" className={s.arrow} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
