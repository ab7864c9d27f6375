import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { DayBar } from '../../ui/DayBar/DayBar.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { floorClass, roomSign } from '../../ui/floors/floor.ts';
import { LocationLabel } from '../../ui/LocationLabel/LocationLabel.tsx';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import s from './CinemaView.module.css';
import type { CinemaPage, ProgrammeDay } from './cinema-models.ts';
import { movieLine } from './cinema-words.ts';
import { PosterWall } from './PosterWall.tsx';
import { Times } from './Times.tsx';

interface Props {
  page: CinemaPage;
  words: PageWords;
  homeHref: string;
  /** Instead of a list without entries. */
  nothing: string;
  part: DrawPart;
  /** Address of this page on another day than its first. @param date YYYY-MM-DD */
  dayHref: (date?: string) => string;
  /** Subscribes a calendar to the programme. */
  calendarHref?: string;
}

/** The cinema as a departure board: what begins next, then what is shown on one day; the other days are links. */
export function CinemaView({ page, words, homeHref, nothing, dayHref, calendarHref, part }: Props) {
  const { t } = words;
  const { chosen } = page;
  return (
    <main id="main" data-page="cinema" className={floorClass(page.cinema?.place.level ?? null)}>
      <Head page={page} words={words} homeHref={homeHref} calendarHref={calendarHref} />
      <cinema-programme>
        {chosen ? (
          <>
            <Days page={page} words={words} dayHref={dayHref} />
            {part('programme', () => <Day day={chosen} words={words} />) ?? (
              <EmptyState text={t('common:error.unknown')} />
            )}
          </>
        ) : (
          <EmptyState text={nothing} />
        )}
      </cinema-programme>
      {page.latest.length > 0 && part('latest', () => <Latest page={page} words={words} />)}
      {page.description && (
        <section className={s.known}>
          <h2>{t('cinema:known')}</h2>
          <Prose html={page.description} />
        </section>
      )}
    </main>
  );
}

function Days({ page, words, dayHref }: Pick<Props, 'page' | 'words' | 'dayHref'>) {
  const { t, dates, now } = words;
  return (
    <DayBar
      label={t('cinema:days')}
      days={page.days.map(({ date }) => {
        const sign = dates.sign(date, date);
        const today = dates.daysUntil(date, now) === 0;
        const current = date === page.chosen?.date;
        return {
          // Every day can be pointed to on this page: the chosen one where it is shown, the others here.
          ...(current ? { current: 'true' } : { id: dayId(date) }),
          href: `${dayHref(date === page.days[0]?.date ? undefined : date)}#${dayId(date)}`,
          name: today ? t('cinema:today') : sign?.kind === 'day' ? sign.weekday : '',
          date: sign?.kind === 'day' ? sign.day : undefined,
          day: date,
        };
      })}
    />
  );
}

const dayId = (date: string) => `day-${date}`;

function Head({
  page,
  words,
  homeHref,
  calendarHref,
}: Pick<Props, 'page' | 'words' | 'homeHref' | 'calendarHref'>) {
  const { t, dates } = words;
  const { cinema, next } = page;
  const heading = page.heading ?? t('cinema:heading');
  return (
    <section className={s.head}>
      <div className={s.words}>
        <Breadcrumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={heading}
        />
        <h1>{heading}</h1>
        {page.text && <p>{page.text}</p>}
        {cinema && (
          <a className={s.cinema} href={cinema.href}>
            <LocationLabel
              level={cinema.place.level}
              text={[cinema.place.room && roomSign(cinema.place.room), cinema.name]
                .filter(Boolean)
                .join(', ')}
              on="field"
            />
          </a>
        )}
        {calendarHref && page.days.length > 0 && (
          <ButtonLink href={calendarHref} icon="calendar" look="light" className={s.subscribe}>
            {t('events:subscribe')}
          </ButtonLink>
        )}
      </div>
      {next.length > 0 && (
        <div className={`on-ink ${s.stack}`}>
          {next.map(({ movie, starts }, index) => (
            <div key={starts} className={s.next}>
              <h2>
                <span>{t('cinema:next')}</span>
                <time dateTime={starts}>{dates.time(starts)}</time>
                <a href={movie.href}>{movie.name}</a>
              </h2>
              {movie.picture && (
                <div className={s.art}>
                  <PictureImage
                    picture={{ ...movie.picture, alt: '' }}
                    sizes="(max-width: 767px) 40vw, 24vw"
                    priority={index === 0}
                  />
                </div>
              )}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function Latest({ page, words }: Pick<Props, 'page' | 'words'>) {
  return (
    <section className={s.latest}>
      <SectionHeading title={words.t('cinema:latest')} turn={90} />
      <PosterWall movies={page.latest} words={words} />
    </section>
  );
}

function Day({ day, words }: { day: ProgrammeDay; words: PageWords }) {
  const { t, dates, now } = words;
  const today = dates.daysUntil(day.date, now) === 0;
  return (
    <section id={dayId(day.date)} className={s.day}>
      <h2>
        {today && <b>{t('cinema:today')}</b>} {dates.weekdayAndDay(day.date)}
      </h2>
      <ul className={`on-ink ${s.board}`}>
        {day.rows.map(({ movie, category, minutes, versions }) => (
          <li key={movie.href} className={s.row}>
            <div className={s.thumb}>
              {movie.picture && <PictureImage picture={{ ...movie.picture, alt: '' }} sizes="96px" />}
            </div>
            <div className={s.title}>
              <h3>
                <a href={movie.href}>{movie.name}</a>
              </h3>
              <p>{movieLine({ category, minutes, age: movie.age }, t)}</p>
            </div>
            <Times versions={versions} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
