import type { HomeStories } from '../../content/home-models.ts';
import type { Footer } from '../../content/view-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { GoLink } from '../../ui/GoLink.tsx';
import { Pictogram } from '../../ui/Pictogram.tsx';
import { Where } from '../../ui/Where.tsx';
import { Field, Fields } from './Fields.tsx';
import s from './Perks.module.css';

interface Props {
  coupons?: HomeStories['coupons'];
  /** The app of the centre, as the footer has it. */
  app: Pick<Footer, 'spot' | 'apple' | 'google'>;
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
                  <Where level={coupon.place.level} text={coupon.shop} />
                </span>
              </li>
            ))}
          </ul>
          <GoLink href={coupons.href}>{t('home:coupons.all')}</GoLink>
        </Field>
      )}
      {spot && (
        <Field dark>
          <Pictogram name="app" className={s.phone} />
          <h2>{spot.heading}</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it comes in */}
          <div className={s.about} dangerouslySetInnerHTML={{ __html: spot.html }} />
          {apple && <GoLink href={apple.href}>{t('shell:footer.appStore')}</GoLink>}
          {google && <GoLink href={google.href}>{t('shell:footer.googlePlay')}</GoLink>}
        </Field>
      )}
    </Fields>
  );
}
