import type { ReactNode } from 'react';
import { floorName } from '../../i18n/floor-name.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorClass, floorSign, roomSign } from '../../ui/floors/floor.ts';
import { HoursTable } from '../../ui/HoursTable/HoursTable.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { longestWord } from '../../ui/longest-word.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Plan } from '../../ui/TenantCard/TenantCard.tsx';
import { OfferTiles } from '../offers/OfferTiles.tsx';
import { encodeHours } from '../opening-times/hours-code.ts';
import { hoursRows } from '../opening-times/hours-rows.ts';
import { OpeningState } from '../opening-times/OpeningState.tsx';
import { TenantTile } from '../opening-times/TenantTile.tsx';
import s from './TenantView.module.css';
import type { TenantPage } from './tenant-models.ts';

interface Props {
  page: TenantPage;
  words: PageWords;
  homeHref: string;
  /** The floor's plan with this shop marked; without one the floor's numeral stands there. */
  plan?: ReactNode;
  part: DrawPart;
}

/** A room of four signs fills its column. */
const ROOM_LETTERS = 4;

/** More would push the shop's number out of sight. */
const SPECIAL_DAYS = 4;

const LONG = 9;
const VERY_LONG = 14;

function numberSize(room: string): string | undefined {
  return room.length > ROOM_LETTERS ? s.longRoom : undefined;
}

function nameSize(name: string): string | undefined {
  const letters = longestWord(name);
  if (letters >= VERY_LONG) return s.veryLong;
  return letters >= LONG ? s.long : undefined;
}

/** A shop: its room number, its door, its hours, its place in the building, its offers and neighbours. */
export function TenantView({ page, words, homeHref, plan, part }: Props) {
  const { t } = words;
  const { level } = page.place;
  return (
    <main id="main" data-page="tenant" className={floorClass(level)}>
      <section className={plan || level !== null ? s.head : `${s.head} ${s.unplaced}`}>
        <RoomSign page={page} words={words} homeHref={homeHref} />
        {part('details', () => (
          <TenantDetails page={page} words={words} />
        ))}
        {(plan || level !== null) && (
          <div className={s.map}>
            <h2>{t('tenants:page.where')}</h2>
            {plan ? (
              <div className={s.plan}>{plan}</div>
            ) : (
              <span
                className={s.floor}
                role="img"
                aria-label={level === null ? undefined : floorName(level, t)}
              >
                {floorSign(level)}
              </span>
            )}
            {page.mapHref && (
              <ButtonLink href={page.mapHref} arrow>
                {t('tenants:page.showWay')}
              </ButtonLink>
            )}
          </div>
        )}
      </section>
      {page.offers.length > 0 &&
        part('offers', () => (
          <section>
            <SectionHeading title={t('tenants:page.offers')} turn={45} />
            <OfferTiles offers={page.offers} words={words} />
          </section>
        ))}
      {page.description && (
        <section className={s.about}>
          <h2>{t('tenants:page.about')}</h2>
          <Prose html={page.description} />
        </section>
      )}
      {page.neighbours.length > 0 &&
        part('neighbours', () => (
          <section>
            <SectionHeading
              title={t('tenants:page.neighbours')}
              turn={0}
              link={
                page.category && {
                  name: t('tenants:page.all', { name: page.category.name }),
                  href: page.category.href,
                }
              }
            />
            <div className={s.neighbours}>
              <Plan>
                {page.neighbours.map((tenant) => (
                  <TenantTile key={tenant.id} tenant={tenant} words={words} />
                ))}
              </Plan>
            </div>
          </section>
        ))}
    </main>
  );
}

function RoomSign({ page, words: { t }, homeHref }: Pick<Props, 'page' | 'words' | 'homeHref'>) {
  const trail = [{ name: t('tenants:home'), href: homeHref }, page.category, page.subCategory].filter(
    (step) => step !== undefined,
  );
  const { room, level } = page.place;
  return (
    <div className={s.sign}>
      <Breadcrumbs label={t('tenants:crumbs')} trail={trail} current={page.name} />
      <h1 className={nameSize(page.name)}>{page.name}</h1>
      {(page.lead ?? page.line) && <p className={s.lead}>{page.lead ?? page.line}</p>}
      {page.specialties.length > 0 && (
        <ul className={s.tags} aria-label={t('tenants:page.specialties')}>
          {page.specialties.map((specialty) => (
            <li key={specialty.href}>
              <a href={specialty.href}>{specialty.name}</a>
            </li>
          ))}
        </ul>
      )}
      {(room || level !== null) && (
        <div className={s.room}>
          {level !== null && <p className={s.floorName}>{floorName(level, t)}</p>}
          {room ? (
            <div
              className={[s.number, numberSize(room), !/^\d/.test(room) && s.flush].filter(Boolean).join(' ')}
              role="img"
              aria-label={t('tenants:page.room', { room })}
            >
              {roomSign(room)}
            </div>
          ) : (
            <div className={`${s.number} ${s.floorOnly}`} aria-hidden="true">
              {floorSign(level)}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function TenantDetails({ page, words }: Pick<Props, 'page' | 'words'>) {
  const { t, lang } = words;
  const { hours } = page;
  return (
    <div className={s.facts}>
      {page.logo && (
        <div className={s.logo}>
          <PictureImage picture={{ ...page.logo, alt: '' }} fit="contain" sizes="320px" priority />
        </div>
      )}
      <OpeningState hours={hours} openingSoon={page.openingSoon} t={t} lang={lang} className={s.state} />
      {hours && (hours.week.length > 0 || hours.special.length > 0) && (
        <HoursTable
          caption={t('tenants:page.hours')}
          rows={hoursRows(hours, words, { closed: t('tenants:page.closed'), special: SPECIAL_DAYS })}
          today={t('opening:today')}
          code={encodeHours(hours)}
        />
      )}
      {page.phone && (
        <ButtonLink
          href={page.phone.href}
          icon="phone"
          aria-label={`${t('tenants:page.phone')}: ${page.phone.name}`}
        >
          {page.phone.name}
        </ButtonLink>
      )}
      {page.website && (
        <ButtonLink
          href={page.website.href}
          icon="web"
          look="outline"
          className={s.button}
          rel="noopener"
          aria-label={`${t('tenants:page.website')}: ${page.website.name}`}
        >
          {page.website.name}
        </ButtonLink>
      )}
      {page.acceptsGiftCard && (
        <p className={s.gift}>
          <Icon name="gift" />
          {t('tenants:gift')}
        </p>
      )}
    </div>
  );
}
