import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorClass, isInky, roomSign } from '../../ui/floors/floor.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { Way } from '../travel/way.ts';
import { EventTiles } from './EventTiles.tsx';
import s from './EventView.module.css';
import type { EventPage } from './event-models.ts';
import { eventSign, eventWhen } from './event-words.ts';

interface Props {
  page: EventPage;
  words: PageWords;
  homeHref: string;
  eventsHref: string;
  /** The event as an .ics file; left out once it is over. */
  calendarHref?: string;
  mapHref: string;
  /** How to get here, told on paper only. */
  ways?: Way[];
  part: DrawPart;
}

/** One event: its date as large as a sign, facts, what it is about, what else is on. */
export function EventView(props: Props) {
  const { page, words, eventsHref, ways = [], part } = props;
  const { t } = words;
  return (
    <main id="main" data-page="event" className={floorClass(page.place.level)}>
      <Head {...props} />
      {(page.description || page.lead) && (
        <section className={isInky(page.place.level) ? `${s.about} on-ink` : s.about}>
          <h2>{t('events:about')}</h2>
          <div className={s.inner}>
            <p className={s.lead}>{page.lead}</p>
            {page.description && <Prose html={page.description} />}
          </div>
        </section>
      )}
      {ways.length > 0 && page.state !== 'past' && (
        <section className={s.ways}>
          <h2>{t('contact:travel')}</h2>
          <ul>
            {ways.map(({ name, text, note }) => (
              <li key={name}>
                <b>{name}</b> {[text, note].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {page.more.length > 0 &&
        part('more', () => (
          <section>
            <SectionHeading
              title={t('events:more')}
              turn={0}
              link={{ name: t('events:all'), href: eventsHref }}
            />
            <EventTiles events={page.more} words={words} />
          </section>
        ))}
      <div className={s.end} />
    </main>
  );
}

function Head({ page, words, homeHref, eventsHref, calendarHref, mapHref, part }: Props) {
  const { t } = words;
  const trail = [
    { name: t('tenants:home'), href: homeHref },
    { name: t('events:heading'), href: eventsHref },
  ];
  const calendar = page.state === 'past' ? undefined : calendarHref;
  return (
    <section className={page.picture ? s.head : `${s.head} ${s.unpictured}`}>
      {page.picture && (
        <div className={s.art}>
          <PictureImage
            picture={page.picture}
            narrow={page.mobilePicture}
            sizes="(max-width: 1000px) 100vw, 50vw"
            priority
          />
        </div>
      )}
      <div className={s.words}>
        <Breadcrumbs label={t('tenants:crumbs')} trail={trail} current={page.name} />
        <When page={page} words={words} />
        <h1>{page.name}</h1>
        {page.state === 'past' && <p className={s.over}>{t('events:over')}</p>}
        {part('facts', () => (
          <DescriptionList facts={facts(page, words)} />
        ))}
        <div className={s.actions}>
          {calendar && (
            <ButtonLink href={calendar} icon="calendar">
              {t('events:calendar')}
            </ButtonLink>
          )}
          <ButtonLink href={mapHref} icon="map" look="outline">
            {t('events:showWay')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const SHORT_DATE = 6;

/** A range breaks before its dash; the facts say it in words, so this is for the eye. */
function When({ page, words }: { page: EventPage; words: PageWords }) {
  const sign = words.dates.sign(page.starts, page.ends);
  if (!sign) return null;
  const lines = sign.kind === 'range' ? [sign.from, sign.to] : [eventSign(page, words) ?? ''];
  const wordy = lines.some((line) => line.length > SHORT_DATE + 1);
  return (
    <p className={wordy ? `${s.when} ${s.wordy}` : s.when} aria-hidden="true">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

function facts(page: EventPage, words: PageWords) {
  const { t } = words;
  const { level, room } = page.place;
  const place = [page.where, room && roomSign(room)].filter(Boolean).join(', ');
  const when = eventWhen(page, words);
  const list: Parameters<typeof DescriptionList>[0]['facts'] = [];
  if (when) list.push({ icon: 'clock', label: t('events:facts.when'), value: when });
  if (place || level !== null) {
    list.push({
      icon: 'pin',
      label: t('events:facts.where'),
      value: (
        <>
          <Chip level={level} />
          {place}
        </>
      ),
    });
  }
  if (page.subCategory) {
    list.push({
      icon: 'info',
      label: t('events:facts.kind'),
      value: <a href={page.subCategory.href}>{page.subCategory.name}</a>,
    });
  }
  return list;
}
