import type { OffersPage } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar, FilterRow } from '../../ui/FilterBar.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { OfferRooms } from './OfferRooms.tsx';
import s from './OffersView.module.css';

interface Props {
  page: OffersPage;
  words: PageWords;
  homeHref: string;
}

/** All offers, or those of one type: what runs now, promoted first, then what is to come. */
export function OffersView({ page, words, homeHref }: Props) {
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
        <Crumbs
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
      {running.length > 0 && (
        <section>
          <Sign title={t('offers:running')} turn={45} />
          <OfferRooms offers={running} words={words} />
        </section>
      )}
      {page.coming.length > 0 && (
        <section>
          <Sign title={t('offers:coming')} turn={-45} />
          <OfferRooms offers={page.coming} words={words} />
        </section>
      )}
      {running.length + page.coming.length === 0 ? (
        <EmptyState text={t('common:error.noNews')} />
      ) : (
        <div className={s.end} />
      )}
    </main>
  );
}
