import type { GiftCardTenantsPage, Link } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { MARK_OUTLINE } from '../../ui/BMark.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { Plan } from '../../ui/TenantCard.tsx';
import { TenantTile } from '../tenants/TenantTile.tsx';
import s from './GiftCardView.module.css';
import { pageNumbers } from './page-numbers.ts';

interface Props {
  page: GiftCardTenantsPage;
  words: PageWords;
  homeHref: string;
  /** Address of a page of the list, from 1. */
  pageHref: (page: number) => string;
  /** Where the card is sold, when that is outside this site. */
  shop?: Link;
}

/** The gift card and the shops that take it, A to Z. */
export function GiftCardView({ page, words, homeHref, pageHref, shop }: Props) {
  const { t } = words;
  return (
    <main id="main" data-page="giftCard">
      <header className={s.head}>
        <div className={s.words}>
          <Crumbs
            label={t('tenants:crumbs')}
            trail={[{ name: t('tenants:home'), href: homeHref }]}
            current={t('giftCard:heading')}
          />
          <h1>{t('giftCard:heading')}</h1>
          {page.total > 0 && <p className={s.lead}>{t('giftCard:lead', { count: page.total })}</p>}
          {shop?.external && (
            <ButtonLink href={shop.href} arrow rel="noopener">
              {t('giftCard:buy')}
            </ButtonLink>
          )}
        </div>
        <Card />
      </header>
      {page.tenants.length > 0 ? (
        <section>
          <Sign title={t('giftCard:shops')} turn={90} />
          <div className={s.plan}>
            <Plan>
              {page.tenants.map((tenant) => (
                <TenantTile key={tenant.id} tenant={tenant} words={words} gift={false} />
              ))}
            </Plan>
          </div>
        </section>
      ) : (
        <EmptyState text={t('common:error.noNews')} />
      )}
      {page.pageCount > 1 && <Pages page={page} words={words} pageHref={pageHref} />}
    </main>
  );
}

/** The card itself: the building's floors, its mark cut by the edge. */
function Card() {
  const floors = [3, 2, 1, 0] as const;
  return (
    <svg className={s.card} viewBox="0 0 480 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="rotate(-14 240 230)">
        {floors.map((floor, index) => (
          <rect key={floor} className={`f${floor}`} x="40" y={110 + index * 66} width="640" height="67" />
        ))}
        <path d={MARK_OUTLINE} transform="translate(90 96) scale(.42)" />
      </g>
    </svg>
  );
}

function Pages({ page, words: { t }, pageHref }: Pick<Props, 'page' | 'words' | 'pageHref'>) {
  const numbers = pageNumbers(page.page, page.pageCount);
  return (
    <nav className={s.pages} aria-label={t('giftCard:pages')}>
      {page.page > 1 && (
        <a href={pageHref(page.page - 1)} rel="prev">
          {t('giftCard:previous')}
        </a>
      )}
      {numbers.map((number, index) =>
        number === null ? (
          <span key={`after ${numbers[index - 1]}`} className={s.gap}>
            …
          </span>
        ) : (
          <a
            key={number}
            href={pageHref(number)}
            className={number === page.page ? s.current : undefined}
            aria-current={number === page.page ? 'page' : undefined}
            aria-label={t('giftCard:page', { page: number })}
          >
            {number}
          </a>
        ),
      )}
      {page.page < page.pageCount && (
        <a href={pageHref(page.page + 1)} rel="next">
          {t('giftCard:next')}
        </a>
      )}
    </nav>
  );
}
