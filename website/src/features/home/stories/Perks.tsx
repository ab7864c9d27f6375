import type { PageWords } from '../../../i18n/page-words.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LocationLabel } from '../../../ui/LocationLabel/LocationLabel.tsx';
import type { CentreApp } from '../../mobile-apps/centre-app.ts';
import type { HomeStories } from '../home-models.ts';
import { Field, Fields } from './Fields.tsx';
import s from './Perks.module.css';

interface Props {
  coupons?: HomeStories['coupons'];
  /** The app of the centre, as the footer has it. */
  app: CentreApp;
  words: PageWords;
}

/** Coupons to tear off, and the app that keeps them. */
export function Perks({ coupons, app, words: { t } }: Props) {
  const { spot, apple, google } = app;
  if (!coupons && !spot) return null;
  return (
    <Fields>
      {coupons && (
        <Field>
          <h2>{t('home:coupons.heading')}</h2>
          <ul className={s.coupons}>
            {coupons.coupons.map((coupon) => (
              <li key={coupon.id}>
                {coupon.label && <b>{coupon.label}</b>}
                <span>
                  {coupon.name}
                  <LocationLabel level={coupon.place.level} text={coupon.shop} />
                </span>
              </li>
            ))}
          </ul>
          <ArrowLink href={coupons.href}>{t('home:coupons.all')}</ArrowLink>
        </Field>
      )}
      {spot && (
        <Field dark>
          <Icon name="app" className={s.phone} />
          <h2>{spot.heading}</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it comes in */}
          <div className={s.about} dangerouslySetInnerHTML={{ __html: spot.html }} />
          {apple && <ArrowLink href={apple.href}>{t('shell:footer.appStore')}</ArrowLink>}
          {google && <ArrowLink href={google.href}>{t('shell:footer.googlePlay')}</ArrowLink>}
        </Field>
      )}
    </Fields>
  );
}
