import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorClass, roomSign } from '../../ui/floors/floor.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Plan } from '../../ui/TenantCard/TenantCard.tsx';
import { TenantTile } from '../opening-times/TenantTile.tsx';
import { OfferTiles } from './OfferTiles.tsx';
import s from './OfferView.module.css';
import type { OfferPage } from './offer-models.ts';
import { offerDays, offerHurry } from './offer-words.ts';

interface Props {
  page: OfferPage;
  words: PageWords;
  homeHref: string;
  offersHref: string;
  part: DrawPart;
}

/** One offer: its numeral, until when, where, its conditions and its shop. */
export function OfferView({ page, words, homeHref, offersHref, part }: Props) {
  const { t } = words;
  const { shop } = page;
  return (
    <main id="main" data-page="offer" className={floorClass(page.place.level)}>
      <Head page={page} words={words} homeHref={homeHref} offersHref={offersHref} />
      <section className={s.about}>
        <div>
          {part('facts', () => (
            <DescriptionList facts={facts(page, words)} />
          ))}
          {shop &&
            part('shop', () => (
              <div className={s.shop}>
                <Plan single>
                  <TenantTile tenant={shop} words={words} heading="h2" />
                </Plan>
              </div>
            ))}
        </div>
        {page.description && (
          <div>
            <h2>{t('offers:conditions')}</h2>
            <Prose html={page.description} />
          </div>
        )}
      </section>
      {page.more.length > 0 &&
        part('more', () => (
          <section>
            <SectionHeading
              title={t('offers:more')}
              turn={45}
              link={{ name: t('offers:all'), href: offersHref }}
            />
            <OfferTiles offers={page.more} words={words} />
          </section>
        ))}
      <div className={s.end} />
    </main>
  );
}

function Head({ page, words, homeHref, offersHref }: Omit<Props, 'part'>) {
  const { t } = words;
  const hurry = page.state === 'ended' ? undefined : offerHurry(page, words);
  const trail = [
    { name: t('tenants:home'), href: homeHref },
    { name: t('offers:heading'), href: offersHref },
  ];
  return (
    <section className={page.picture ? s.head : `${s.head} ${s.unpictured}`}>
      <div className={s.words}>
        <Breadcrumbs label={t('tenants:crumbs')} trail={trail} current={page.name} />
        {page.state === 'ended' && <p className={s.over}>{t('offers:ended')}</p>}
        {page.label && (
          <b className={s.big} data-chars={sizeOf(page.label)}>
            {page.label}
          </b>
        )}
        <h1>{page.name}</h1>
        {hurry && <p className={s.hurry}>{hurry}</p>}
      </div>
      {page.picture && (
        <div className={s.art}>
          <PictureImage picture={page.picture} sizes="(max-width: 767px) 100vw, 50vw" priority />
        </div>
      )}
    </section>
  );
}

function sizeOf(label: string): string | undefined {
  const length = label.replace(/\s/g, '').length;
  if (length <= 4) return '4';
  return length <= 7 ? '7' : undefined;
}

function facts(page: OfferPage, words: PageWords) {
  const { t } = words;
  const days = offerDays(page, words);
  const { level, room } = page.place;
  const place = [room && roomSign(room), page.tenant?.name].filter(Boolean).join(', ');
  const list: Parameters<typeof DescriptionList>[0]['facts'] = [];
  if (days) list.push({ icon: 'clock', label: t('offers:facts.valid'), value: days });
  if (place || level !== null) {
    const text = page.tenant ? <a href={page.tenant.href}>{place}</a> : place;
    list.push({
      icon: 'pin',
      label: t('offers:facts.where'),
      value: (
        <>
          <Chip level={level} />
          {text}
        </>
      ),
    });
  }
  if (page.type) list.push({ icon: 'percent', label: t('offers:facts.type'), value: page.type.name });
  return list;
}
