import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Coupon } from './Coupon.tsx';
import s from './CouponsView.module.css';
import type { CouponsPage } from './coupon-models.ts';

interface Props {
  page: CouponsPage;
  words: PageWords;
  homeHref: string;
  /** Instead of a list without entries. */
  nothing: string;
  part: DrawPart;
  /** Address of a page of the list, from 1. */
  pageHref: (page: number) => string;
}

/** A sheet of coupons, the most wanted first, and the rules beneath. */
export function CouponsView({ page, words, homeHref, nothing, pageHref, part }: Props) {
  const { t } = words;
  const heading = page.heading ?? t('coupons:heading');
  return (
    <main id="main" data-page="coupons">
      <header className={s.head}>
        <Breadcrumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={heading}
        />
        <h1>{heading}</h1>
        {page.lead && <p>{page.lead}</p>}
      </header>
      {page.coupons.length > 0 ? (
        (part('coupons', () => (
          <ul className={page.page === 1 ? `${s.sheet} ${s.led}` : s.sheet}>
            {page.coupons.map((coupon, index) => (
              <Coupon key={coupon.id} coupon={coupon} words={words} first={index === 0 && page.page === 1} />
            ))}
            {page.app && (
              <li className={`${s.app} on-ink`}>
                <a href={page.app.href}>
                  <Icon name="app" />
                  <b>{t('coupons:app', { app: page.app.name })}</b>
                  <Icon name="arrow" />
                </a>
              </li>
            )}
          </ul>
        )) ?? <EmptyState text={t('common:error.unknown')} />)
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
      {page.html && page.coupons.length > 0 && (
        <section className={s.rules}>
          <h2>{t('coupons:rules')}</h2>
          <Prose html={page.html} />
        </section>
      )}
    </main>
  );
}
