import type { GiftCardDetails, GiftCardPage } from '../../content/benefits-models.ts';
import type { Link } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { GoLink } from '../../ui/GoLink.tsx';
import { MARK_OUTLINE } from '../../ui/mark-outline.ts';
import { Pager } from '../../ui/Pager.tsx';
import { PictureImage } from '../../ui/PictureImage.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { CardDetails, CardRules } from './CardDetails.tsx';
import { GiftCardShops } from './GiftCardShops.tsx';
import s from './GiftCardView.module.css';

interface Props {
  page: GiftCardPage;
  words: PageWords;
  homeHref: string;
  /** Address of a page of the list, from 1. */
  pageHref: (page: number) => string;
  /** Where the card is sold, when that is outside this site. */
  shop?: Link;
}

/** The gift card, how it works, and the shops that take it, A to Z. Further pages are the list alone. */
export function GiftCardView({ page, words, homeHref, pageHref, shop }: Props) {
  const { t } = words;
  const details = page.page === 1 ? page.details : undefined;
  return (
    <main id="main" data-page="gift-card">
      <Head page={page} words={words} homeHref={homeHref} shop={shop} />
      {details && <CardDetails details={details} words={words} />}
      {details && <CardRules details={details} words={words} />}
      {page.letters.length > 0 ? (
        <section id="shops">
          <Sign title={t('giftCard:shops')} turn={90} />
          {page.total > 0 && <p className={s.count}>{t('giftCard:lead', { count: page.total })}</p>}
          <GiftCardShops letters={page.letters} words={words} />
        </section>
      ) : (
        <EmptyState text={t('common:error.noNews')} />
      )}
      <Pager
        page={page.page}
        pageCount={page.pageCount}
        pageHref={pageHref}
        words={{
          label: t('giftCard:pages'),
          previous: t('giftCard:previous'),
          next: t('giftCard:next'),
          page: (number) => t('giftCard:page', { page: number }),
        }}
      />
    </main>
  );
}

function Head({ page, words: { t }, homeHref, shop }: Pick<Props, 'page' | 'words' | 'homeHref' | 'shop'>) {
  const { details } = page;
  const heading = details?.heading ?? t('giftCard:heading');
  return (
    <header className={s.head}>
      <div className={s.words}>
        <Crumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={heading}
        />
        <h1>{heading}</h1>
        {details?.lead && <p className={s.lead}>{details.lead}</p>}
        {shop?.external && (
          <ButtonLink href={shop.href} arrow rel="noopener">
            {t('giftCard:buy')}
          </ButtonLink>
        )}
        {page.letters.length > 0 && (
          <GoLink href="#shops" turn={90}>
            {t('giftCard:toShops')}
          </GoLink>
        )}
      </div>
      <Card picture={details?.picture} />
    </header>
  );
}

/** The card itself, as the editors show it; else the building's floors with its mark. */
function Card({ picture }: Pick<GiftCardDetails, 'picture'>) {
  if (picture)
    return (
      <div className={s.picture}>
        <PictureImage picture={picture} sizes="(max-width: 767px) 100vw, 42vw" priority />
      </div>
    );
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
