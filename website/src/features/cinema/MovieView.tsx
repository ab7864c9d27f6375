import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorClass, roomSign } from '../../ui/floors/floor.ts';
import { LocationLabel } from '../../ui/LocationLabel/LocationLabel.tsx';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { VideoPoster } from '../video/VideoPoster.tsx';
import type { MoviePage } from './cinema-models.ts';
import s from './MovieView.module.css';
import { PosterWall } from './PosterWall.tsx';
import { Times } from './Times.tsx';

interface Props {
  page: MoviePage;
  words: PageWords;
  homeHref: string;
  part: DrawPart;
}

/** One movie: its poster, when it is shown, what it is about, its trailer. */
export function MovieView({ page, words, homeHref, part }: Props) {
  const { t } = words;
  return (
    <main id="main" data-page="movie" className={floorClass(page.cinema?.place.level ?? null)}>
      <Head page={page} words={words} homeHref={homeHref} part={part} />
      {part('showings', () => (
        <Showings page={page} words={words} />
      ))}
      {(page.description || page.trailer) && (
        <section className={s.about}>
          {page.description && (
            <div>
              <h2>{t('cinema:movie.about')}</h2>
              <Prose html={page.description} />
            </div>
          )}
          {page.trailer && (
            <div id="trailer">
              <h2>{t('cinema:movie.trailer')}</h2>
              <VideoPoster
                id={page.trailer}
                title={t('cinema:movie.trailerOf', { title: page.name })}
                poster={page.picture}
                words={words}
              />
            </div>
          )}
        </section>
      )}
      {page.more.length > 0 &&
        part('more', () => (
          <section>
            <SectionHeading
              title={t('cinema:movie.more')}
              turn={0}
              link={
                page.cinemaHref === undefined ? undefined : { name: t('cinema:all'), href: page.cinemaHref }
              }
            />
            <PosterWall movies={page.more} words={words} />
          </section>
        ))}
      <div className={s.end} />
    </main>
  );
}

function Head({ page, words, homeHref, part }: Props) {
  const { t } = words;
  const trail = [
    { name: t('tenants:home'), href: homeHref },
    ...(page.cinemaHref === undefined ? [] : [{ name: t('cinema:heading'), href: page.cinemaHref }]),
  ];
  return (
    <section className={page.picture ? s.head : `${s.head} ${s.unpictured}`}>
      {page.picture && (
        <div className={s.poster}>
          <PictureImage picture={page.picture} sizes="(max-width: 767px) 100vw, 40vw" priority />
        </div>
      )}
      <div className={s.words}>
        <Breadcrumbs label={t('tenants:crumbs')} trail={trail} current={page.name} />
        <h1>{page.name}</h1>
        {page.lead && <p className={s.lead}>{page.lead}</p>}
        {part('facts', () => (
          <DescriptionList facts={facts(page, words)} />
        ))}
        {(page.reserve || page.trailer) && (
          <div className={s.actions}>
            {page.reserve && (
              <ButtonLink href={page.reserve} arrow>
                {t('cinema:movie.reserve')}
              </ButtonLink>
            )}
            {page.trailer && (
              <ButtonLink href="#trailer" look="light">
                {t('cinema:movie.trailer')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function Showings({ page, words }: Pick<Props, 'page' | 'words'>) {
  const { t, dates, now } = words;
  return (
    <cinema-programme>
      <section className={`on-ink ${s.showings}`}>
        <h2>{t('cinema:movie.showings')}</h2>
        {page.days.length === 0 ? (
          <>
            <p className={s.none}>{t('cinema:movie.none')}</p>
            {page.versionsShown.length > 0 && <Times versions={page.versionsShown} words={words} />}
          </>
        ) : (
          <ul>
            {page.days.map(({ date, versions }) => (
              <li key={date} data-date={date}>
                <h3>
                  {dates.daysUntil(date, now) === 0 && <b>{t('cinema:today')}</b>} {dates.weekdayAndDay(date)}
                </h3>
                <Times versions={versions} words={words} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </cinema-programme>
  );
}

function facts(page: MoviePage, { t, dates }: PageWords) {
  const { category, minutes, age, premiere, cinema } = page;
  const list: Parameters<typeof DescriptionList>[0]['facts'] = [];
  if (minutes !== undefined) {
    const value = t('common:unit.min', { count: minutes });
    list.push({ icon: 'clock', label: t('cinema:facts.minutes'), value });
  }
  if (category) list.push({ icon: 'cinema', label: t('cinema:facts.category'), value: category });
  if (age !== undefined) {
    list.push({ icon: 'user', label: t('cinema:facts.age'), value: t('cinema:age', { age }) });
  }
  const since = dates.long(premiere);
  if (since) list.push({ icon: 'calendar', label: t('cinema:facts.premiere'), value: since });
  if (cinema) {
    const { level, room } = cinema.place;
    const text = [room && roomSign(room), cinema.name].filter(Boolean).join(', ');
    const value = (
      <a href={cinema.href}>
        <LocationLabel level={level} text={text} on="field" />
      </a>
    );
    list.push({ icon: 'pin', label: t('cinema:facts.where'), value });
  }
  return list;
}
