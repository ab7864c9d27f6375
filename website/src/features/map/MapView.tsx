import type { ReactNode } from 'react';
import { queryNames } from '../../i18n/addresses.ts';
import { floorName } from '../../i18n/floor-name.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorClass, floorSign, roomSign } from '../../ui/floors/floor.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Building, Kiosk } from './building/building.ts';
import { MapStage, NoPlan } from './MapStage.tsx';
import s from './MapView.module.css';
import type { MapLinks } from './map-links.ts';
import type { MapContent } from './map-models.ts';
import type { MapState } from './map-state.ts';
import { placeName, RouteForm } from './route/RouteForm.tsx';
import { RouteSteps } from './route/RouteSteps.tsx';
import { ShopList } from './ShopList.tsx';

interface MapViewProps {
  /** `<main data-page>` */
  page: 'map' | 'map-location' | 'map-by-store-id' | 'wayfinder';
  state: MapState;
  content: MapContent;
  /** Null: the page says that there is no plan, and the list works. */
  building: Building | null;
  /** Draws plan, way, form, categories and list apart; without the plan there are the words of one that is missing. */
  part: DrawPart;
  words: PageWords;
  links: MapLinks;
  /** Absent at kiosks, which have no pages around the map. */
  homeHref?: string;
  kiosk?: Kiosk;
  /** Before the heading, e.g. the languages of a kiosk. */
  children?: ReactNode;
}

/**
 * The building floor by floor: the plan of one floor with the way across it, and beside it the way in words and the
 * list of shops. Every view has an address and is whole without scripts; `map-view.element.ts` moves the plan and
 * swaps views without leaving the page.
 */
export function MapView(props: MapViewProps) {
  const { page, state, content, building, part, words, links, homeHref, kiosk, children } = props;
  const { t } = words;
  const { level, shop, place, route } = state;
  const big = page === 'wayfinder';
  return (
    <main id="main" data-page={page} className={floorClass(level)}>
      <map-view data-kiosk={big ? '' : undefined}>
        <div className={big ? `${s.map} ${s.big}` : s.map}>
          <nav aria-label={t('map:floors')} className={`on-ink ${s.floors}`}>
            <ul>
              {state.levels.map((one) => (
                <li key={one} className={floorClass(one)}>
                  <a
                    href={links.view({ floor: String(one) })}
                    aria-current={one === level ? 'true' : undefined}
                    data-part=""
                    data-sign={floorSign(one).length > 2 ? 'long' : undefined}
                    data-on-way={route?.way?.legs.some((leg) => leg.level === one) ? '' : undefined}
                  >
                    <span className="vh">{floorName(one, t)}: </span>
                    {floorSign(one)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={s.words}>
            {children}
            {homeHref && (
              <Breadcrumbs
                label={t('tenants:crumbs')}
                trail={[{ name: t('tenants:home'), href: homeHref }]}
                current={t('map:heading')}
              />
            )}
            <h1>{headingOf(props)}</h1>
            {shop && homeHref && (
              <a className={s.toShop} href={shop.href}>
                {t('map:toShop', { name: shop.name })}
              </a>
            )}
            {!shop && !place && <p>{t(big ? 'map:kioskLead' : 'map:lead')}</p>}
            {route &&
              part('way', () => <RouteSteps state={state} route={route} words={words} links={links} />)}
            {building && !kiosk && building.nodes.length > 0 && (
              <details className={s.ask} open={(shop ?? place) !== undefined && !route}>
                <summary>
                  <Icon name="pin" />
                  {t('map:go')}
                </summary>
                {part('form of ways', () => (
                  <RouteForm
                    state={state}
                    building={building}
                    shops={content.shops}
                    words={words}
                    links={links}
                  />
                ))}
              </details>
            )}
            <SearchForm state={state} words={words} links={links} />
            {part('categories', () => (
              <Categories state={state} content={content} words={words} links={links} />
            ))}
            {part('shops', () => (
              <ShopList state={state} words={words} links={links} />
            ))}
          </div>
          {(building &&
            part('plan', () => <MapStage {...{ state, building, content, words, links, kiosk }} />)) ?? (
            <NoPlan words={words} pdf={kiosk ? undefined : content.pdf} />
          )}
        </div>
      </map-view>
      {/* Says what a swapped view shows; standing behind the view, it also tells the styles that the view is whole. */}
      <p role="status" className="vh" />
    </main>
  );
}

function headingOf({ state, words, page }: MapViewProps): string {
  const { t } = words;
  if (state.shop) return t('map:shop', { name: state.shop.name, room: roomSign(state.shop.room) });
  if (state.place) return placeName(state, words);
  return t(page === 'wayfinder' ? 'map:kiosk' : 'map:heading');
}

type PartProps = Pick<MapViewProps, 'state' | 'words' | 'links'>;

function SearchForm({ state, words: { t, locale }, links }: PartProps) {
  const { action, fields } = links.form(['q', 'category', 'amenity']);
  return (
    <search>
      <form className={s.search} action={action} data-part="" data-typing="">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          id="map-q"
          type="search"
          name={queryNames(locale).q}
          defaultValue={state.q}
          aria-label={t('map:search')}
          placeholder={t('map:search')}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t('map:searchGo')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

/** Colour is the floor's, so a category is shown by its rooms alone wearing it in full. */
function Categories({ state, content, words: { t }, links }: PartProps & Pick<MapViewProps, 'content'>) {
  const categories = new Map(
    content.shops.flatMap(({ category }) => (category ? [[category.slug, category.name]] : [])),
  );
  if (categories.size < 2) return null;
  const link = (slug: string | undefined, name: string) => (
    <li key={name}>
      <a
        href={links.view({ category: slug, amenity: undefined, q: undefined })}
        aria-current={state.category === slug ? 'true' : undefined}
        data-part=""
      >
        {name}
      </a>
    </li>
  );
  return (
    <nav aria-label={t('map:categories')}>
      <ul className={s.categories}>
        {link(undefined, t('map:everything'))}
        {[...categories].map(([slug, name]) => link(slug, name))}
      </ul>
    </nav>
  );
}
