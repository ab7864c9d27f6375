import type { Link } from '../../content/fields/links.ts';
import type { OpeningPlace } from '../../content/opening-times/opening-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Plan } from '../../ui/TenantCard/TenantCard.tsx';
import { EventTiles } from '../events/EventTiles.tsx';
import { InspirationGrid } from '../inspirations/InspirationGrid.tsx';
import type { Building as MapBuilding } from '../map/building/building.ts';
import type { CentreApp } from '../mobile-apps/centre-app.ts';
import { OfferTiles } from '../offers/OfferTiles.tsx';
import { TenantTile } from '../opening-times/TenantTile.tsx';
import type { DirectoryLetter } from '../tenants/tenant-models.ts';
import { Travel } from '../travel/Travel.tsx';
import { Building } from './building/Building.tsx';
import { Directory } from './building/Directory.tsx';
import { PlanField, type PlanHrefs } from './building/PlanField.tsx';
import { Hero } from './Hero.tsx';
import s from './HomeView.module.css';
import type { HomeCinema, HomePage, HomeStories, HomeToday } from './home-models.ts';
import { Campaigns } from './stories/Campaigns.tsx';
import { InstagramStrip } from './stories/InstagramStrip.tsx';
import { Marketplace } from './stories/Marketplace.tsx';
import { Perks } from './stories/Perks.tsx';
import { EndingSoon } from './today/EndingSoon.tsx';
import { Today } from './today/Today.tsx';

interface HomeHrefs {
  search: string;
  offers: string;
  events: string;
  contact: string;
  inspirations: string;
  /** Left out where the centre has no map. */
  plan?: PlanHrefs | undefined;
}

interface Props {
  page: HomePage & HomeStories & HomeToday & { cinema: HomeCinema };
  words: PageWords;
  hrefs: HomeHrefs;
  /** The centre first. */
  places: OpeningPlace[];
  giftCard?: Link;
  howToGetThere?: Link;
  /** The app of the centre, for its teaser; left out when empty. */
  app?: CentreApp;
  /** All shops A–Z, for the board; left out when empty. */
  directory?: DirectoryLetter[];
  /** As the map draws it; null when it is not to be had. */
  building: MapBuilding | null;
  part: DrawPart;
}

const OFFERS_ON_PHONES = 4;

/**
 * Home: the way today, the building's section, what is on today, offers, events, campaigns, stories, goods, shops,
 * coupons and the app, posts, the plan, the ways here. Whatever is empty is left out.
 */
export function HomeView(props: Props) {
  const { page, words, hrefs, directory = [], app = {}, part } = props;
  const { t } = words;
  const { plan } = hrefs;
  return (
    <main id="main" data-page="home">
      <div className={page.floors.length > 0 ? s.hero : undefined}>
        {part('hero', () => (
          <Hero {...props} />
        ))}
        {part('floors', () => (
          <Building floors={page.floors} words={words} />
        ))}
      </div>
      {part('today', () => (
        <Today
          happening={page.happening}
          ending={page.ending}
          cinema={page.cinema}
          places={props.places}
          words={words}
        />
      ))}
      {page.offers.length > 0 &&
        part('offers', () => (
          <section id="offers">
            <SectionHeading
              title={t('home:offers.heading')}
              turn={45}
              link={{ name: t('home:offers.all'), href: hrefs.offers }}
            />
            <OfferTiles
              offers={page.offers}
              words={words}
              all={{ name: t('home:offers.all'), href: hrefs.offers }}
              onPhones={OFFERS_ON_PHONES}
            />
            <EndingSoon offers={page.ending} shown={page.offers} words={words} />
          </section>
        ))}
      {page.events.length > 0 &&
        part('events', () => (
          <section id="events">
            <SectionHeading
              title={t('home:events.heading')}
              turn={-45}
              link={{ name: t('home:events.all'), href: hrefs.events }}
            />
            <EventTiles events={page.events} words={words} />
          </section>
        ))}
      {part('campaigns', () => (
        <Campaigns campaigns={page.campaigns} words={words} />
      ))}
      {page.slides.length > 0 &&
        part('slides', () => (
          <section>
            <SectionHeading title={t('home:slides.heading')} turn={0} id="for-you" />
            <Carousel
              label={t('home:slides.heading')}
              previous={t('home:slides.previous')}
              next={t('home:slides.next')}
              slides={page.slides.map((slide) => ({ ...slide, href: slide.link?.href }))}
            />
          </section>
        ))}
      {page.inspirations.length > 0 &&
        part('inspirations', () => (
          <section>
            <SectionHeading
              title={t('home:inspirations.heading')}
              turn={0}
              link={{ name: t('home:inspirations.all'), href: hrefs.inspirations }}
            />
            <InspirationGrid inspirations={page.inspirations} cover />
          </section>
        ))}
      {part('marketplace', () => (
        <Marketplace items={page.marketplace} words={words} />
      ))}
      {page.tenants.length > 0 &&
        part('tenants', () => (
          <section>
            <SectionHeading title={t('home:tenants.heading')} turn={0} />
            <div className={s.shops}>
              <Plan>
                {page.tenants.map((tenant) => (
                  <TenantTile key={tenant.id} tenant={tenant} words={words} />
                ))}
              </Plan>
            </div>
          </section>
        ))}
      {part('perks', () => (
        <Perks coupons={page.coupons} app={app} words={words} />
      ))}
      {part('instagram', () => (
        <InstagramStrip instagram={page.instagram} words={words} />
      ))}
      {part(
        'directory',
        () => (
          <Directory letters={directory} words={words} />
        ),
        directory,
      )}
      {plan &&
        part('plan', () => (
          <PlanField building={props.building} floors={page.floors} hrefs={plan} words={words} />
        ))}
      {part('travel', () => (
        <Travel
          heading={page.travel.heading ?? t('home:travel.heading')}
          ways={page.travel.ways}
          more={
            page.travel.ways.length > 0 && props.howToGetThere
              ? { ...props.howToGetThere, name: t('home:travel.more') }
              : undefined
          }
        />
      ))}
    </main>
  );
}
