import type { CouponsPage } from '../../content/benefits-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Pictogram } from '../../ui/Pictogram.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Coupon } from './Coupon.tsx';
import s from './CouponsView.module.css';

interface Props {
  page: CouponsPage;
  words: PageWords;
  homeHref: string;
  /** Address of a page of the list, from 1. */
  pageHref: (page: number) => string;
}

/** A sheet of coupons, the most wanted first, and the rules beneath. */
export function CouponsView({ page, words, homeHref, pageHref }: Props) {
  const { t } = words;
  const heading = page.heading ?? t('coupons:heading');
  return (
    <main id="main" data-page="coupons">
      <header className={s.head}>
        <Crumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={heading}
        />
        <h1>{heading}</h1>
        {page.lead && <p>{page.lead}</p>}
      </header>
      {page.coupons.length > 0 ? (
        <ul className={page.page === 1 ? `${s.sheet} ${s.led}` : s.sheet}>
          {page.coupons.map((coupon, index) => (
            <Coupon key={coupon.id} coupon={coupon} words={words} first={index === 0 && page.page === 1} />
          ))}
          {page.app && (
            <li className={`${s.app} on-ink`}>
              <a href={page.app.href}>
                <Pictogram name="app" />
                <b>{t('coupons:app', { app: page.app.name })}</b>
                <Pictogram name="arrow" />
              </a>
            </li>
          )}
        </ul>
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
      {page.html && page.coupons.length > 0 && (
        <section className={s.rules}>
          <h2>{t('coupons:rules')}</h2>
          <Prose html={page.html} />
        </section>
      )}
    </main>
  );
}
