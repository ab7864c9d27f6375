import type { DetailedHTMLProps } from 'react';
import type { OfferCard, TenantCard } from '../../content/cards.ts';
import { floorName } from '../../i18n/floor-name.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Door } from '../../ui/Door/Door.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { FilterBar, FilterControls, FilterRow } from '../../ui/FilterBar/FilterBar.tsx';
import { floorClass, floorSign } from '../../ui/floors/floor.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { longestWord } from '../../ui/longest-word.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Plan, PlanFeature } from '../../ui/TenantCard/TenantCard.tsx';
import { FeatureTile } from '../../ui/Tile/Tile.tsx';
import { offerPlace } from '../offers/offer-words.ts';
import { TenantTile } from '../opening-times/TenantTile.tsx';
import s from './CategoryView.module.css';
import { withFeatures } from './plan-order.ts';
import type { CategoryPage } from './tenant-models.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tenant-toggles': DetailedHTMLProps<
        HTMLAttributes<HTMLElement> & { 'data-list'?: string },
        HTMLElement
      >;
    }
  }
}

interface Props {
  page: CategoryPage;
  words: PageWords;
  homeHref: string;
  /** Instead of a list without entries. */
  nothing: string;
  mapHref: string;
  part: DrawPart;
}

const LIST_ID = 'shops';

/** Shops of a category: its floor, filters as links, a plan of rooms with promoted offers among them. */
export function CategoryView({ page, words, homeHref, nothing, mapHref, part }: Props) {
  const { t } = words;
  const { subCategories, specialties } = page.filters;
  const filtered = page.subCategory !== undefined || page.specialty !== undefined;
  const features = filtered ? [] : page.features;
  return (
    <main id="main" data-page="tenants">
      <Head page={page} words={words} homeHref={homeHref} />
      <FilterBar label={t('tenants:filters.label')}>
        {subCategories.length > 1 && (
          <FilterRow
            label={t('tenants:filters.subCategories')}
            options={[
              {
                name: t('tenants:filters.all'),
                href: page.href,
                count: page.total,
                current: !page.subCategory,
              },
              ...subCategories,
            ]}
          />
        )}
        {specialties.length > 1 && (
          <FilterRow
            label={t('tenants:filters.specialties')}
            options={specialties}
            more={t('tenants:filters.more')}
          />
        )}
        {page.tenants.length > 1 && <Toggles tenants={page.tenants} words={words} />}
      </FilterBar>
      <div className={s.result}>
        <h2>
          {t('tenants:count', { count: page.tenants.length })}{' '}
          {page.tenants.length < page.total && <small>{t('tenants:total', { count: page.total })}</small>}
        </h2>
        <ArrowLink href={mapHref} turn={-45}>
          {t('tenants:map')}
        </ArrowLink>
      </div>
      {page.tenants.length > 0 ? (
        (part('tenants', () => (
          <div id={LIST_ID} className={s.plan}>
            <Plan>
              {withFeatures(page.tenants, features).map((entry) =>
                'tenant' in entry ? (
                  <TenantTile key={entry.tenant.id} tenant={entry.tenant} words={words} />
                ) : (
                  <PlanFeature key={`offer-${entry.feature.id}`}>
                    <OfferFeature offer={entry.feature} />
                  </PlanFeature>
                ),
              )}
            </Plan>
          </div>
        )) ?? <EmptyState text={t('common:error.unknown')} />)
      ) : (
        <EmptyState text={filtered ? t('tenants:filters.none') : nothing}>
          {filtered && <ArrowLink href={page.href}>{t('tenants:filters.clear')}</ArrowLink>}
        </EmptyState>
      )}
    </main>
  );
}

const LONG = 8;
const VERY_LONG = 14;

function nameSize(name: string): string | undefined {
  const letters = longestWord(name);
  if (letters >= VERY_LONG) return s.veryLong;
  return letters >= LONG || name.length > 2 * LONG ? s.long : undefined;
}

function Head({ page, words: { t }, homeHref }: { page: CategoryPage; words: PageWords; homeHref: string }) {
  const sign = floorSign(page.level);
  const shape = [page.picture ? '' : s.unpictured, sign ? '' : s.unnumbered];
  const current = page.specialty ?? page.subCategory ?? page.name;
  const trail = [{ name: t('tenants:home'), href: homeHref }];
  if (current !== page.name) trail.push({ name: page.name, href: page.href });
  return (
    <section className={[floorClass(page.level), s.head, ...shape].filter(Boolean).join(' ')}>
      {sign && (
        <div
          className={s.number}
          role="img"
          aria-label={page.level === null ? undefined : floorName(page.level, t)}
        >
          {sign}
        </div>
      )}
      <div className={s.words}>
        <Breadcrumbs label={t('tenants:crumbs')} trail={trail} current={current} />
        <h1 className={nameSize(current)}>{current}</h1>
        {page.lead && <p className={s.lead}>{page.lead}</p>}
      </div>
      {page.picture && (
        <div className={s.art}>
          <PictureImage picture={page.picture} sizes="(max-width: 767px) 54vw, 35vw" priority />
        </div>
      )}
    </section>
  );
}

/** Choices that no shop of the list answers to are left out. */
function Toggles({ tenants, words: { t } }: { tenants: readonly TenantCard[]; words: PageWords }) {
  return (
    <tenant-toggles className={s.toggles} data-list={LIST_ID}>
      <FilterControls label={t('tenants:toggles.label')}>
        <button type="button" aria-pressed="false" data-only="open">
          <Door state="open" />
          {t('tenants:toggles.open')}
        </button>
        {tenants.some(({ acceptsGiftCard }) => acceptsGiftCard) && (
          <button type="button" aria-pressed="false" data-only="gift">
            <Icon name="gift" />
            {t('tenants:toggles.gift')}
          </button>
        )}
        {tenants.some(({ offerLabel }) => offerLabel !== undefined) && (
          <button type="button" aria-pressed="false" data-only="offer">
            <Icon name="percent" />
            {t('tenants:toggles.offer')}
          </button>
        )}
        <output data-text={t('tenants:toggles.shown', { number: '%' })} />
      </FilterControls>
    </tenant-toggles>
  );
}

function OfferFeature({ offer }: { offer: OfferCard }) {
  return (
    <FeatureTile
      href={offer.href}
      level={offer.place.level}
      where={offerPlace(offer)}
      big={offer.label}
      title={offer.name}
      picture={offer.picture}
    />
  );
}
