import type { ContactFact, InfoPage } from '../../content/document-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { GoLink } from '../../ui/GoLink.tsx';
import { HoursTable } from '../../ui/HoursTable.tsx';
import { Pictogram } from '../../ui/Pictogram.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { isPictogram } from '../../ui/pictogram-name.ts';
import { Sign } from '../../ui/Sign.tsx';
import { Questions } from '../faq/Questions.tsx';
import { encodeHours } from '../opening-times/hours-code.ts';
import { hoursRows } from '../opening-times/hours-rows.ts';
import { OpeningState } from '../opening-times/OpeningState.tsx';
import { Travel, type WayHere } from '../travel/Travel.tsx';
import s from './ContactView.module.css';
import { SpecialDates } from './SpecialDates.tsx';

interface Props {
  page: InfoPage;
  words: PageWords;
  homeHref: string;
  /** How to get there as home has it, where the info page says nothing. */
  ways?: WayHere[];
}

/**
 * Opening hours of the centre and of each place in it, the ways here, whom to ask, questions. The anchors
 * `opening-hours` and `getting-there`, which other pages lead to, are always there.
 */
export function ContactView({ page, words, homeHref, ways = [] }: Props) {
  const { t } = words;
  const shown = page.ways.length > 0 ? page.ways : ways;
  const route = page.route ?? (page.howToGetThere && { ...page.howToGetThere, name: t('contact:route') });
  const hours = page.showsHours;
  return (
    <main id="main" data-page="contact">
      <header className={s.head} id={hours ? undefined : 'opening-hours'}>
        <Crumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={t('contact:heading')}
        />
        <h1>{t('contact:heading')}</h1>
      </header>
      {hours && (
        <div className={s.places} id="opening-hours">
          {page.places.length === 0 && <p className={s.none}>{t('contact:noHours')}</p>}
          {page.places.map((place) => (
            <Place key={place.name} place={place} words={words} />
          ))}
        </div>
      )}
      {hours && <SpecialDates places={page.places} words={words} />}
      {shown.length === 0 && !route && <div id="getting-there" />}
      <Travel heading={t('contact:travel')} ways={shown} more={route} />
      <Reach page={page} words={words} />
      {page.faq.length > 0 && (
        <section>
          <Sign title={t('contact:faq')} turn={90} id="faq" />
          <div className={s.faq}>
            <Questions questions={page.faq} />
          </div>
        </section>
      )}
      {page.links.length > 0 && (
        <nav className={s.more} aria-labelledby="more">
          <h2 id="more">{t('contact:links')}</h2>
          <ul>
            {page.links.map((link) => (
              <li key={link.href}>
                <GoLink href={link.href}>{link.name}</GoLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {page.socials.length > 0 && (
        <section className={s.sends}>
          <h2>{t('contact:social')}</h2>
          {page.socials.map((social) => (
            <a key={social.href} href={social.href} rel="noopener">
              {social.name}
            </a>
          ))}
        </section>
      )}
    </main>
  );
}

/** Whom to call, where to write, what the desk does. */
function Reach({ page, words: { t } }: Pick<Props, 'page' | 'words'>) {
  if (page.facts.length === 0 && !page.html && !page.mapHref) return null;
  return (
    <section className={s.reach} id="contact">
      <div>
        <h2>{t('contact:facts')}</h2>
        {page.html && <Prose html={page.html} />}
        {page.mapHref && (
          <GoLink href={page.mapHref} rel="noopener" className={s.map}>
            {t('contact:map')}
          </GoLink>
        )}
      </div>
      <dl>
        {page.facts.map((fact) => (
          <Fact key={`${fact.name} ${fact.value}`} {...fact} />
        ))}
      </dl>
    </section>
  );
}

function Fact({ name, value, href, pictogram }: ContactFact) {
  return (
    <div>
      <dt>
        <Pictogram name={isPictogram(pictogram) ? pictogram : 'info'} />
        {name}
      </dt>
      <dd>
        {href ? (
          <a href={href} rel={/^https?:/.test(href) ? 'noopener' : undefined}>
            {value}
          </a>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

/** Beyond this week the table of special days says them, for all places at once. */
const DAYS_AHEAD = 6;

interface PlaceProps {
  place: InfoPage['places'][number];
  words: PageWords;
}

function Place({ place, words }: PlaceProps) {
  const { t, lang } = words;
  const rows = hoursRows(place.hours, words, { closed: t('contact:closed'), ahead: DAYS_AHEAD });
  return (
    <section className={s.place}>
      <h2>{place.name}</h2>
      <OpeningState
        hours={place.hours}
        openingSoon={place.openingSoon}
        t={t}
        lang={lang}
        className={s.state}
      />
      {rows.length > 0 ? (
        <HoursTable
          caption={`${t('contact:hours')}: ${place.name}`}
          rows={rows}
          today={t('opening:today')}
          code={encodeHours(place.hours)}
        />
      ) : (
        <p>{t('contact:noHours')}</p>
      )}
      {place.href && <GoLink href={place.href}>{place.name}</GoLink>}
    </section>
  );
}
