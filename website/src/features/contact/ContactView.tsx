import { Fragment } from 'react';
import type { PageWords } from '../../i18n/page-words.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { HoursTable } from '../../ui/HoursTable/HoursTable.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { isIconName } from '../../ui/Icon/icon-name.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { ContactForm } from '../leads/lead-forms.tsx';
import { encodeHours } from '../opening-times/hours-code.ts';
import { hoursRows } from '../opening-times/hours-rows.ts';
import { OpeningState } from '../opening-times/OpeningState.tsx';
import { Travel } from '../travel/Travel.tsx';
import type { Way } from '../travel/way.ts';
import s from './ContactView.module.css';
import type { ContactFact, InfoPage } from './contact-models.ts';
import { SpecialDates } from './SpecialDates.tsx';

interface Props {
  page: InfoPage;
  words: PageWords;
  homeHref: string;
  /** Address of the page. */
  source: string;
  /** How to get there as home has it, where the info page says nothing. */
  ways?: Way[];
  part: DrawPart;
}

/**
 * Opening hours of the centre and of each place in it, the ways here, whom to ask, questions. The anchors
 * `opening-hours` and `getting-there`, which other pages lead to, are always there.
 */
export function ContactView({ page, words, homeHref, source, ways = [], part }: Props) {
  const { t } = words;
  const shown = page.ways.length > 0 ? page.ways : ways;
  const route = page.route ?? (page.howToGetThere && { ...page.howToGetThere, name: t('contact:route') });
  const hours = page.showsHours;
  return (
    <main id="main" data-page="contact">
      <header className={s.head} id={hours ? undefined : 'opening-hours'}>
        <Breadcrumbs
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
            <Fragment key={place.name}>
              {part(`hours of ${place.name}`, () => (
                <Place place={place} words={words} />
              ))}
            </Fragment>
          ))}
        </div>
      )}
      {hours && part('special days', () => <SpecialDates places={page.places} words={words} />)}
      {shown.length === 0 && !route && <div id="getting-there" />}
      {part('travel', () => (
        <Travel heading={t('contact:travel')} ways={shown} more={route} />
      ))}
      {part('facts', () => (
        <Reach page={page} words={words} />
      ))}
      <section className={s.write} aria-labelledby="write-heading" id="write">
        <div>
          <h2 id="write-heading">{t('contact:write.heading')}</h2>
          <p>{t('contact:write.text')}</p>
        </div>
        <ContactForm words={words} source={source} page="contact" labelledBy="write-heading" />
      </section>
      {page.faq.length > 0 &&
        part('questions', () => (
          <section>
            <SectionHeading title={t('contact:faq')} turn={90} id="faq" />
            <div className={s.faq}>
              <Accordion questions={page.faq} />
            </div>
          </section>
        ))}
      {page.links.length > 0 && (
        <nav className={s.more} aria-labelledby="more">
          <h2 id="more">{t('contact:links')}</h2>
          <ul>
            {page.links.map((link) => (
              <li key={link.href}>
                <ArrowLink href={link.href}>{link.name}</ArrowLink>
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
          <ArrowLink href={page.mapHref} rel="noopener" className={s.map}>
            {t('contact:map')}
          </ArrowLink>
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

function Fact({ name, value, href, icon }: ContactFact) {
  return (
    <div>
      <dt>
        <Icon name={isIconName(icon) ? icon : 'info'} />
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
      {place.icon && (
        <span className={s.icon}>
          <PictureImage picture={{ ...place.icon, alt: '' }} sizes="40px" fit="contain" />
        </span>
      )}
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
      {place.href && <ArrowLink href={place.href}>{place.name}</ArrowLink>}
    </section>
  );
}
