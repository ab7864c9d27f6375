import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { FilterBar, FilterRow } from '../../ui/FilterBar/FilterBar.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import s from './OffersView.module.css';
import { OfferTiles } from './OfferTiles.tsx';
import type { OffersPage } from './offer-models.ts';

interface Props {
  page: OffersPage;
  words: PageWords;
  homeHref: string;
  /** Instead of a list without entries. */
  nothing: string;
  part: DrawPart;
}

/** All offers, or those of one type: what runs now, promoted first, then what is to come. */
export function OffersView({ page, words, homeHref, nothing, part }: Props) {
  const { t } = words;
  const promoted = new Set(page.promoted.map((offer) => offer.id));
  const running = [...page.promoted, ...page.running.filter((offer) => !promoted.has(offer.id))];
  // The filter counts both, what runs and what is to come.
  const lead = [
    ...(running.length > 0 ? [t('offers:lead', { count: running.length })] : []),
    ...(running.length > 0 && page.coming.length > 0
      ? [t('offers:leadComing', { count: page.coming.length })]
      : []),
  ];
  return (
    <main id="main" data-page="offers">
      <header className={s.head}>
        <Breadcrumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={t('offers:heading')}
        />
        <h1>{t('offers:heading')}</h1>
        {lead.length > 0 && <p>{lead.join(' ')}</p>}
      </header>
      {page.types.length > 1 && (
        <div className={s.filters}>
          <FilterBar label={t('tenants:filters.label')}>
            <FilterRow
              label={t('offers:facts.type')}
              options={[
                { name: t('tenants:filters.all'), href: page.href, count: page.total, current: !page.type },
                ...page.types,
              ]}
            />
          </FilterBar>
        </div>
      )}
      {running.length > 0 &&
        (part('running', () => (
          <section>
            <SectionHeading title={t('offers:running')} turn={45} />
            <OfferTiles offers={running} words={words} inOrder />
          </section>
        )) ?? <EmptyState text={t('common:error.unknown')} />)}
      {page.coming.length > 0 &&
        (part('coming', () => (
          <section>
            <SectionHeading title={t('offers:coming')} turn={-45} />
            <OfferTiles offers={page.coming} words={words} inOrder />
          </section>
        )) ?? <EmptyState text={t('common:error.unknown')} />)}
      {running.length + page.coming.length === 0 ? <EmptyState text={nothing} /> : <div className={s.end} />}
    </main>
  );
}
