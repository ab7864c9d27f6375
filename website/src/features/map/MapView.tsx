import type { ReactNode } from 'react';
import type { DirectoryLetter, FloorLevel } from '../../content/view-models.ts';
import { floorName } from '../../i18n/floor-name.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { floorClass, floorSign, roomSign } from '../../ui/floor.ts';
import { FloorPlan } from './FloorPlan.tsx';
import s from './MapView.module.css';
import { floorsOf, shopAt, shopsOn } from './shops-on-floor.ts';

interface Props {
  directory: DirectoryLetter[];
  words: PageWords;
  homeHref: string;
  /** Address of the map with a room marked. */
  roomHref: (room: string) => string;
  /** The room that the address names; null shows the ground floor, unmarked. */
  room: string | null;
  level: FloorLevel;
}

/**
 * The building floor by floor: the plan of one floor, and beside it the list of its shops as the equal way.
 * Changing floors is a link to that floor's first room, so that every view has an address.
 */
export function MapView({ directory, words, homeHref, roomHref, room, level }: Props) {
  const { t } = words;
  const shops = shopsOn(directory, level);
  const marked = room === null ? undefined : shopAt(directory, room);
  return (
    <main id="main" data-page={room === null ? 'map' : 'map-location'} className={floorClass(level)}>
      <div className={s.map}>
        <Floors label={t('map:floors')}>
          {floorsOf(directory).map((floor) => (
            <li key={floor.level} className={floorClass(floor.level)}>
              <a href={roomHref(floor.firstRoom)} aria-current={floor.level === level ? 'true' : undefined}>
                <span className="vh">{floorName(floor.level, t)}: </span>
                {floorSign(floor.level)}
              </a>
            </li>
          ))}
        </Floors>
        <div className={s.words}>
          <Crumbs
            label={t('tenants:crumbs')}
            trail={[{ name: t('tenants:home'), href: homeHref }]}
            current={t('map:heading')}
          />
          <h1>
            {marked ? t('map:shop', { name: marked.name, room: roomSign(room ?? '') }) : t('map:heading')}
          </h1>
          {marked ? (
            <a href={marked.href}>{t('map:toShop', { name: marked.name })}</a>
          ) : (
            <p>{t('map:lead')}</p>
          )}
          <h2 id="shops">{t('map:shops', { floor: floorName(level, t) })}</h2>
          {shops.length > 0 ? (
            <ul className={s.list} aria-labelledby="shops">
              {shops.map((shop) => (
                <li key={shop.room}>
                  <a href={roomHref(shop.room)} aria-current={shop.room === room ? 'location' : undefined}>
                    <span>{shop.name}</span>
                    <Chip level={level}>{roomSign(shop.room)}</Chip>
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState text={t('common:error.noNews')} />
          )}
        </div>
        <div className={s.plan}>
          <FloorPlan
            level={level}
            highlight={room ?? undefined}
            rooms={shops.map((shop) => ({ ...shop, href: roomHref(shop.room) }))}
            labels
            title={t('map:plan', { floor: floorName(level, t) })}
          />
        </div>
      </div>
    </main>
  );
}

function Floors({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={`on-ink ${s.floors}`}>
      <ul>{children}</ul>
    </nav>
  );
}
