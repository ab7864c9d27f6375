import type { PageWords } from '../../i18n/page-words.ts';
import { floorClass, roomSign } from '../../ui/floors/floor.ts';
import { LocationLabel } from '../../ui/LocationLabel/LocationLabel.tsx';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import s from './Coupon.module.css';
import type { CouponCard } from './coupon-models.ts';
import { COUPON_FIELD, couponHref, SHOW_PATH, VOTE_PATH } from './coupon-shown.ts';
import { couponTerm, votesText } from './coupon-words.ts';

interface Props {
  coupon: CouponCard;
  words: PageWords;
  /** The one most people want: over the whole width. */
  first?: boolean;
  heading?: 'h2' | 'h3';
}

/** A coupon to tear off: what it is worth on the shop's floor, its votes and its last day on the stub. */
export function Coupon({ coupon, words, first = false, heading: Heading = 'h2' }: Props) {
  const { t, locale } = words;
  const { place, tenant, label, type, lead, name } = coupon;
  const term = couponTerm(coupon, words);
  const votes = votesText(coupon.votes, words);
  return (
    <li
      className={[floorClass(place.level), s.coupon, first ? s.first : ''].filter(Boolean).join(' ')}
      data-coupon={coupon.key}
    >
      <div className={s.worth}>
        <span className={s.where}>
          <LocationLabel level={place.level} text={place.room && roomSign(place.room)} on="field" />
          {tenant && <a href={tenant.href}>{tenant.name}</a>}
        </span>
        {label && (
          <b className={s.label} data-chars={Math.min(8, Math.max(3, label.length))}>
            {label}
          </b>
        )}
        <div className={s.words}>
          <Heading>{name}</Heading>
          {lead && <p>{lead}</p>}
        </div>
      </div>
      <div className={s.stub}>
        {first ? <em>{t('coupons:mostWanted')}</em> : type && <em>{t(`coupons:type.${type}`)}</em>}
        {tenant?.logo && (
          <span className={s.logo}>
            <PictureImage picture={{ ...tenant.logo, alt: '' }} fit="contain" sizes="140px" />
          </span>
        )}
        <p className={s.votes}>
          <b data-votes="number">{votes.number}</b> <span data-votes="noun">{votes.noun}</span>
        </p>
        {term && <p className={s.term}>{term}</p>}
        <form method="post" action={`${VOTE_PATH}?locale=${locale}`} className={s.actions}>
          <input type="hidden" name={COUPON_FIELD} defaultValue={coupon.id} />
          {/* The script shows the second where the visitor has done it (coupon-actions.element.ts). */}
          <span className={s.either} data-either="vote">
            <button type="submit" formAction={`${VOTE_PATH}?locale=${locale}`}>
              {t('coupons:voteFor')}
              <span className="vh">: {name}</span>
            </button>
            <span role="status" tabIndex={-1}>
              {t('coupons:votedMark')}
            </span>
          </span>
          {coupon.state === 'running' ? (
            <span className={s.either} data-either="show">
              <button type="submit" formAction={`${SHOW_PATH}?locale=${locale}`}>
                {t('coupons:show')}
                <span className="vh">: {name}</span>
              </button>
              <a href={couponHref(coupon.id, locale)} rel="nofollow">
                <span className="vh">{t('coupons:code')}: </span>
                <b data-code="" />
              </a>
            </span>
          ) : (
            <p>{t('coupons:codeFrom', { date: words.dates.dayAndMonth(coupon.starts) })}</p>
          )}
        </form>
      </div>
    </li>
  );
}
