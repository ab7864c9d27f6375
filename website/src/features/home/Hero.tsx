import type { HomePage, Link, Shell } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { GoLink } from '../../ui/GoLink.tsx';
import { Pictogram } from '../../ui/Pictogram.tsx';
import { isPictogram } from '../../ui/pictogram-name.ts';
import { OpeningState } from '../opening-times/OpeningState.tsx';
import s from './Hero.module.css';

interface Props {
  page: Pick<HomePage, 'heading' | 'text' | 'searchPlaceholder' | 'ways'>;
  words: PageWords;
  hrefs: { search: string; contact?: string; map?: string };
  /** The centre first. */
  places: Shell['places'];
  giftCard?: Link;
  howToGetThere?: Link;
}

/**
 * The question of the house, a search that works without scripts, whether it is open, the ways the content names
 * or, without any, the usual ones.
 */
export function Hero({ page, words, hrefs, places, giftCard, howToGetThere }: Props) {
  const { t, lang } = words;
  const own = page.ways.flatMap(({ name, href, pictogram }) => (href ? [{ name, href, pictogram }] : []));
  const usual = [
    hrefs.map && { pictogram: 'map', name: t('home:ways.map'), href: hrefs.map },
    howToGetThere && { pictogram: 'metro', name: t('home:ways.travel'), href: howToGetThere.href },
    giftCard && { pictogram: 'gift', name: t('home:ways.giftCard'), href: giftCard.href },
  ].filter((way) => way !== undefined && way !== '');
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
            placeholder={page.searchPlaceholder ?? t('home:search.placeholder')}
            autoComplete="off"
          />
          <button type="submit" aria-label={t('home:search.submit')}>
            <Pictogram name="search" />
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
        {hrefs.contact && <GoLink href={hrefs.contact}>{t('home:hours')}</GoLink>}
      </div>
      {ways.length > 0 && (
        <ul className={s.ways}>
          {ways.map((way) => (
            <li key={way.name}>
              <a href={way.href}>
                <Pictogram
                  name={isPictogram(way.pictogram) ? way.pictogram : 'pin'}
                  className={s.pictogram}
                />
                <span>{way.name}</span>
                <Pictogram name="arrow" className={s.arrow} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
