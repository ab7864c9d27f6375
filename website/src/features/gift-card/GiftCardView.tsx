import type { Link } from '../../content/fields/links.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { allFloors, floorClass } from '../../ui/floors/floor.ts';
import { markPath } from '../../ui/Logo/mark.ts';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { CardDetails, CardRules } from './CardDetails.tsx';
import { GiftCardShops } from './GiftCardShops.tsx';
import s from './GiftCardView.module.css';
import type { GiftCardDetails, GiftCardPage } from './gift-card-models.ts';

/** The drawn card has as many, in the colours of the floors. */
const STRIPES = [110, 176, 242, 308];

interface Props {
  page: GiftCardPage;
  words: PageWords;
  homeHref: string;
  /** Instead of a list without entries. */
  nothing: string;
  part: DrawPart;
  /** Address of a page of the list, from 1. */
  pageHref: (page: number) => string;
  /** Where the card is sold, when that is outside this site. */
  shop?: Link;
}

/** The gift card, how it works, and the shops that take it, A to Z. Further pages are the list alone. */
export function GiftCardView({ page, words, homeHref, nothing, pageHref, shop, part }: Props) {
  const { t } = words;
  const details = page.page === 1 ? page.details : undefined;
  return (
    <main id="main" data-page="gift-card">
      <Head page={page} words={words} homeHref={homeHref} shop={shop} />
      {details && <CardDetails details={details} words={words} />}
      {details && <CardRules details={details} words={words} />}
      {page.letters.length > 0 ? (
        <section id="shops">
          <SectionHeading title={t('giftCard:shops')} turn={90} />
          {page.total > 0 && <p className={s.count}>{t('giftCard:lead', { count: page.total })}</p>}
          {part('shops', () => <GiftCardShops letters={page.letters} words={words} />) ?? (
            <EmptyState text={t('common:error.unknown')} />
          )}
        </section>
      ) : (
        <EmptyState text={nothing} />
      )}
      <Pagination
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
        <Breadcrumbs
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
          <ArrowLink href="#shops" turn={90}>
            {t('giftCard:toShops')}
          </ArrowLink>
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
  const floors = allFloors();
  return (
    <svg className={s.card} viewBox="0 0 480 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="rotate(-14 240 230)">
        {STRIPES.map((top, index) => (
          <rect
            key={top}
            className={floorClass(floors[index % floors.length] ?? null)}
            x="40"
            y={top}
            width="640"
            height="67"
          />
        ))}
        <g transform="translate(90 96) scale(.42)">
          <path fillRule="evenodd" {...markPath()} />
        </g>
      </g>
    </svg>
  );
}
