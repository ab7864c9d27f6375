import { failedWords } from '../../i18n/failed-words.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { floorClass, roomSign } from '../../ui/floors/floor.ts';
import s from './CouponObject.module.css';
import type { CouponCard } from './coupon-models.ts';
import {
  COUPON_FIELD,
  type CouponNote,
  type CouponShown,
  DOWNLOAD_PATH,
  SHOW_PATH,
  VOTE_PATH,
} from './coupon-shown.ts';
import { couponTerm } from './coupon-words.ts';

interface Props {
  shown: CouponShown;
  /** Missing: the content system cannot say what it is just now. */
  coupon?: CouponCard;
  words: PageWords;
  centre: string;
  homeHref: string;
  couponsHref: string;
}

/** A coupon as far as its visitor has come with it: to vote for, to show at the till, to print or to save as a picture. */
export function CouponObject({ shown, coupon, words, centre, homeHref, couponsHref }: Props) {
  const { t, locale, dates } = words;
  const { note, kept, id } = shown;
  const key = coupon?.key ?? String(id);
  // What was done while the coupon itself could not be had stands under its id.
  const done = (sign: 'v' | 'c') => kept[sign + key] ?? kept[sign + id];
  const voted = done('v') !== undefined;
  const running = coupon?.state !== 'coming' && coupon?.state !== 'ended';
  const code = running ? done('c') : undefined;
  const notes: Record<CouponNote, string> = {
    voted: voted ? t('coupons:voted') : '',
    failed: failedWords(t, 'coupons:failed'),
    tooMany: t('coupons:tooMany'),
    tooManyToday: t('coupons:tooManyToday'),
    notYet: coupon?.state === 'coming' ? t('coupons:notYet', { date: dates.dayAndMonth(coupon.starts) }) : '',
    over: t('coupons:over'),
  };
  const said = note && notes[note];
  const query = `?locale=${locale}`;
  return (
    <main id="main" data-page="coupon" className={s.page}>
      <div className={s.head}>
        <Breadcrumbs
          label={t('tenants:crumbs')}
          trail={[
            { name: t('tenants:home'), href: homeHref },
            { name: t('coupons:heading'), href: couponsHref },
          ]}
          current={coupon?.name ?? t('coupons:heading')}
        />
        {said && (
          // biome-ignore lint/a11y/noAutofocus: the page is the answer to what the visitor has just pressed
          <p className={s.note} role="status" tabIndex={-1} autoFocus>
            {said}
          </p>
        )}
      </div>
      <article className={`${floorClass(coupon?.place.level ?? null)} ${s.object}`}>
        <div className={s.face}>
          <p>
            {[coupon?.tenant?.name, coupon?.place.room && roomSign(coupon.place.room)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {coupon?.label && <b data-chars={Math.min(8, Math.max(3, coupon.label.length))}>{coupon.label}</b>}
          <h1>{coupon?.name ?? t('coupons:heading')}</h1>
          {coupon?.lead && <p>{coupon.lead}</p>}
        </div>
        <div className={s.stub}>
          {code !== undefined && (
            <p className={s.code}>
              {code ? (
                <>
                  {t('coupons:code')} <output>{code}</output>
                </>
              ) : (
                t('coupons:noCode')
              )}
            </p>
          )}
          {coupon && <p>{couponTerm(coupon, words)}</p>}
          <p>{centre}</p>
        </div>
      </article>
      <form method="post" className={s.actions}>
        <input type="hidden" name={COUPON_FIELD} defaultValue={id} />
        {code !== undefined && (
          <>
            <Button type="submit" icon="down" formAction={DOWNLOAD_PATH + query} data-save="">
              {t('coupons:save')}
            </Button>
            <Button look="outline" className={s.print} data-print="">
              {t('coupons:print')}
            </Button>
          </>
        )}
        {code === undefined && running && (
          <Button type="submit" arrow formAction={SHOW_PATH + query}>
            {t('coupons:show')}
          </Button>
        )}
        {voted && <span className={s.voted}>{t('coupons:votedMark')}</span>}
        {!voted && coupon?.state !== 'ended' && (
          <Button type="submit" look="outline" formAction={VOTE_PATH + query}>
            {t('coupons:voteFor')}
          </Button>
        )}
        <a href={couponsHref}>{t('coupons:back')}</a>
      </form>
    </main>
  );
}
