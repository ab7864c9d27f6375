import type { ContactPage } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { GoLink } from '../../ui/GoLink.tsx';
import { HoursTable } from '../../ui/HoursTable.tsx';
import { encodeHours } from '../opening-times/hours-code.ts';
import { hoursRows } from '../opening-times/hours-rows.ts';
import { OpeningState } from '../opening-times/OpeningState.tsx';
import { Travel, type WayHere } from '../travel/Travel.tsx';
import s from './ContactView.module.css';

interface Props {
  page: ContactPage;
  words: PageWords;
  homeHref: string;
  /** How to get there, as home has it. */
  ways?: WayHere[];
}

/** Opening hours of the centre and of each place in it, the ways here, the social links. */
export function ContactView({ page, words, homeHref, ways = [] }: Props) {
  const { t } = words;
  return (
    <main id="main" data-page="contact">
      <header className={s.head}>
        <Crumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={t('contact:heading')}
        />
        <h1>{t('contact:heading')}</h1>
      </header>
      {page.places.length > 0 && (
        <div className={s.places} id="hours">
          {page.places.map((place, index) => (
            <Place
              key={place.name}
              place={place}
              words={words}
              special={index === 0 ? undefined : OTHERS_SPECIAL}
            />
          ))}
        </div>
      )}
      <Travel
        heading={t('contact:travel')}
        ways={ways}
        more={page.howToGetThere && { ...page.howToGetThere, name: t('contact:route') }}
      />
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

/** The centre shows all its special days, the others the nearest. */
const OTHERS_SPECIAL = 3;

interface PlaceProps {
  place: ContactPage['places'][number];
  words: PageWords;
  special?: number;
}

function Place({ place, words, special }: PlaceProps) {
  const { t, lang } = words;
  const rows = hoursRows(place.hours, words, { closed: t('contact:closed'), special });
  return (
    <section className={s.place}>
      <h2>{place.name}</h2>
      <OpeningState hours={place.hours} t={t} lang={lang} className={s.state} />
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
