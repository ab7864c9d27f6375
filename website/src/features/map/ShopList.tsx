import { floorName } from '../../i18n/floor-name.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { floorSign, roomSign } from '../../ui/floors/floor.ts';
import { OpeningState } from '../opening-times/OpeningState.tsx';
import { AMENITIES } from './amenity-words.ts';
import type { MapLinks } from './map-links.ts';
import type { MapState } from './map-state.ts';
import s from './ShopList.module.css';

interface Props {
  state: MapState;
  words: PageWords;
  links: MapLinks;
}

/** What the plan shows as a list, with the hours of each shop: the equal way for who cannot use a drawing. */
export function ShopList({ state, words, links }: Props) {
  const { t, lang } = words;
  const { listed, amenities } = state;
  return (
    <section className={s.shops} aria-labelledby="shops">
      <h2 id="shops">{headingOf(state, words)}</h2>
      {listed.length + amenities.length === 0 && <EmptyState text={t('map:nothing')} />}
      <ul className={s.list}>
        {amenities.map(({ id, kind, level, outOfOrder }) => (
          <li key={id}>
            <a
              href={links.view({ store: id, floor: undefined, q: undefined })}
              aria-current={id === state.place?.id ? 'location' : undefined}
              data-part=""
            >
              <span>
                {t(AMENITIES[kind].name)}, {floorName(level, t)}
                {outOfOrder && <small className={s.stopped}>{t('map:outOfOrder')}</small>}
              </span>
              <Chip level={level}>{floorSign(level)}</Chip>
            </a>
          </li>
        ))}
        {listed.map((shop) => (
          <li key={shop.room} data-shop={shop.room}>
            <a
              href={links.shop(shop.room)}
              aria-current={shop.room === state.shop?.room ? 'location' : undefined}
              data-part=""
            >
              <span>{shop.name}</span>
              <Chip level={shop.level}>{roomSign(shop.room)}</Chip>
            </a>
            <OpeningState
              hours={shop.hours}
              openingSoon={shop.openingSoon}
              t={t}
              lang={lang}
              className={s.hours}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function headingOf(state: MapState, { t }: PageWords): string {
  if (state.q !== undefined) return t('map:results', { query: state.q });
  const category = state.listed.find((one) => one.category?.slug === state.category)?.category;
  if (state.category !== undefined && category) return category.name;
  if (state.amenity !== undefined) return t(AMENITIES[state.amenity].name);
  return state.wholeFloor ? t('map:shops', { floor: floorName(state.level, t) }) : t('map:allShops');
}
