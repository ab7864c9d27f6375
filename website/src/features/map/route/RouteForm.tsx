import { queryNames } from '../../../i18n/addresses.ts';
import { floorName } from '../../../i18n/floor-name.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import type { MessageKey } from '../../../i18n/translator.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { roomSign } from '../../../ui/floors/floor.ts';
import { AMENITIES } from '../amenity-words.ts';
import type { Building } from '../building/building.ts';
import type { MapLinks } from '../map-links.ts';
import type { MapShop } from '../map-models.ts';
import type { MapState } from '../map-state.ts';
import { PROFILES, type Profile } from '../way/network.ts';
import s from './RouteForm.module.css';

export const PROFILE_NAMES: Readonly<Record<Profile, MessageKey>> = {
  quickest: 'map:profile.quickest',
  'step-free': 'map:profile.stepFree',
  'no-escalators': 'map:profile.noEscalators',
};

interface Props {
  state: MapState;
  building: Building;
  shops: readonly MapShop[];
  words: PageWords;
  links: MapLinks;
}

/** From, to and how, as a plain form: the answer is a page of its own, with or without scripts. */
export function RouteForm({ state, building, shops, words, links }: Props) {
  const { t, locale, lang } = words;
  const names = queryNames(locale);
  const entrances = building.floors.flatMap((floor) => floor.entrances.map(({ sign }) => sign)).sort();
  const sorted = [...shops].sort((a, b) => a.name.localeCompare(b.name, lang));
  const { action, fields } = links.form(['from', 'store', 'profile', 'floor', 'q', 'category', 'amenity']);
  const options = sorted.map(({ room, name }) => (
    <option key={room} value={room}>
      {`${name}, ${roomSign(room)}`}
    </option>
  ));
  return (
    <form className={s.form} action={action} data-part="">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="way-from">{t('map:from')}</label>
      <select id="way-from" name={names.from} defaultValue={state.from ?? ''} required>
        <option value="">{t('map:choose')}</option>
        <optgroup label={t('map:entrances')}>
          {entrances.map((sign) => (
            <option key={sign} value={sign}>
              {t('map:entrance', { sign })}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('map:allShops')}>{options}</optgroup>
      </select>
      <label htmlFor="way-to">{t('map:to')}</label>
      <select
        id="way-to"
        name={names.store}
        defaultValue={state.shop?.room ?? state.place?.id ?? ''}
        required
      >
        <option value="">{t('map:choose')}</option>
        {state.place && <option value={state.place.id}>{placeName(state, words)}</option>}
        {options}
      </select>
      <label htmlFor="way-how">{t('map:profileLabel')}</label>
      <select id="way-how" name={names.profile} defaultValue={state.profile}>
        {PROFILES.map((profile) => (
          <option key={profile} value={profile}>
            {t(PROFILE_NAMES[profile])}
          </option>
        ))}
      </select>
      <Button type="submit" arrow className={s.go}>
        {t('map:go')}
      </Button>
    </form>
  );
}

/** What a wanted amenity is called, with its floor. */
export function placeName({ place }: MapState, { t }: PageWords): string {
  return place ? `${t(AMENITIES[place.kind].name)}, ${floorName(place.level, t)}` : '';
}
