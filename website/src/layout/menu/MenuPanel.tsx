import type { EventCard, OfferCard, TenantCard } from '../../content/cards.ts';
import type { DateWords } from '../../i18n/dates.ts';
import type { Translate } from '../../i18n/translator.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { floorClass, floorSign, roomSign } from '../../ui/floors/floor.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LocationLabel } from '../../ui/LocationLabel/LocationLabel.tsx';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { MENU_OFFERS } from '../constants.ts';
import type { MenuCategory } from '../shell.ts';
import s from './MenuPanel.module.css';

interface Props {
  category: MenuCategory;
  t: Translate;
  dates: DateWords;
}

/** What a category opens into: its sub-categories with their specialties, and on desktop what it features. */
export function MenuPanel({ category, t, dates }: Props) {
  const { id, name, href, level, subCategories, picture, featuredTenant, featuredOffers, featuredEvent } =
    category;
  const sign = floorSign(level);
  const features = [
    featuredTenant && <TenantFeature key="tenant" tenant={featuredTenant} />,
    ...featuredOffers.slice(0, MENU_OFFERS).map((offer) => <OfferFeature key={offer.id} offer={offer} />),
    featuredEvent && <EventFeature key="event" event={featuredEvent} dates={dates} />,
  ].filter(Boolean);
  return (
    <div className={s.panel} id={`menu-${id}`}>
      <div className={s.lead}>
        <button className={s.back} type="button" data-menu="back">
          <Icon name="arrow" turn={180} />
          {t('shell:menu.back')}
        </button>
        <p className={[s.name, nameSize(name)].filter(Boolean).join(' ')}>{name}</p>
        <ArrowLink href={href}>{t('shell:menu.all')}</ArrowLink>
        <span className={s.numeral} aria-hidden="true">
          {sign}
        </span>
      </div>
      <ul className={s.sections}>
        {subCategories.map((sub) => (
          <li key={sub.slug}>
            <a className={s.section} href={sub.href}>
              {sub.name}
            </a>
            {(sub.specialties.length > 0 || sub.dailyMenuHref) && (
              <ul>
                {sub.specialties.map((specialty) => (
                  <li key={specialty.slug}>
                    <a href={specialty.href}>{specialty.name}</a>
                  </li>
                ))}
                {sub.dailyMenuHref && (
                  <li>
                    <a href={sub.dailyMenuHref}>{t('shell:menu.dailyMenu')}</a>
                  </li>
                )}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {(picture || features.length > 0) && (
        <div className={s.side}>
          {picture && (
            <div className={s.picture}>
              <PictureImage picture={{ ...picture, alt: '' }} sizes="32vw" />
            </div>
          )}
          {features}
        </div>
      )}
    </div>
  );
}

/** A name takes the width it has: "Moda" large, a long Hungarian one smaller. */
function nameSize(name: string): string | undefined {
  if (name.length > 9) return s.long;
  if (name.length > 6) return undefined;
  return name.length > 4 ? s.short : s.shortest;
}

/** "1.24, Nova" as far as it is known. */
function placeText(room: string | undefined, name: string | undefined): string {
  return [room && roomSign(room), name].filter(Boolean).join(', ');
}

function TenantFeature({ tenant }: { tenant: TenantCard }) {
  const { name, href, place, logo, line } = tenant;
  return (
    <a className={`${s.feature} ${s.tenant} ${floorClass(place.level)}`} href={href}>
      <LocationLabel level={place.level} text={placeText(place.room, logo ? name : undefined)} />
      {logo ? (
        <span className={s.logo}>
          <PictureImage picture={{ ...logo, alt: '' }} fit="contain" />
        </span>
      ) : (
        <b className={s.title}>{name}</b>
      )}
      {line}
    </a>
  );
}

function OfferFeature({ offer }: { offer: OfferCard }) {
  const { name, href, label, place, tenant } = offer;
  return (
    <a className={`${s.feature} ${s.offer} ${floorClass(place.level)}`} href={href}>
      <LocationLabel level={place.level} text={placeText(place.room, tenant?.name)} on="field" />
      {label && <b className={label.length > 6 ? s.title : s.big}>{label}</b>}
      <span className={label ? undefined : s.title}>{name}</span>
    </a>
  );
}

function EventFeature({ event, dates }: { event: EventCard; dates: DateWords }) {
  const { name, href, starts, ends, place, where } = event;
  return (
    <a className={`${s.feature} ${s.event} ${floorClass(place.level)}`} href={href}>
      <LocationLabel level={place.level} text={where ?? placeText(place.room, undefined)} />
      <span>{dates.longRange(starts, ends)}</span>
      <b className={s.title}>{name}</b>
    </a>
  );
}
