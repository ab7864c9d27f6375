import { floorName } from '../../i18n/floor-name.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { floorClass } from '../../ui/floors/floor.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { AMENITIES } from './amenity-words.ts';
import { AMENITY_KINDS, type Building, floorOf, type Kiosk } from './building/building.ts';
import s from './MapStage.module.css';
import type { MapLinks } from './map-links.ts';
import type { MapContent } from './map-models.ts';
import type { MapState } from './map-state.ts';
import { FloorPlan, type PlanRoute } from './plan/FloorPlan.tsx';
import { routeLine } from './plan/route-line.ts';
import { nodeNamed } from './route/find-route.ts';

interface Props {
  state: MapState;
  building: Building;
  content: MapContent;
  words: PageWords;
  links: MapLinks;
  kiosk?: Kiosk;
}

/**
 * The plan of the floor with its buttons and its key. `map-view.element.ts` moves the drawing within `[data-stage]`
 * and shows the buttons; without it the drawing is whole and its shops are links.
 */
export function MapStage({ state, building, content, words, links, kiosk }: Props) {
  const { t } = words;
  const { level, shop, category, amenity } = state;
  const floor = floorOf(building, level);
  const logos = new Map(state.onFloor.map((one) => [one.room, one.logo?.src]));
  const chosen =
    category === undefined && state.q === undefined
      ? undefined
      : new Set(state.listed.map((one) => one.room));
  const kinds = AMENITY_KINDS.filter((kind) =>
    building.floors.some((one) => one.amenities.some((each) => each.kind === kind)),
  );
  const at = kiosk && nodeNamed(building, kiosk.id);
  return (
    <div className={s.side}>
      <div className={kiosk ? `${s.fixed} ${s.alone}` : s.fixed}>
        {floor && (
          <div className={s.stage} data-stage="" data-hint={t('map:planKeys')} data-zoom="0">
            <FloorPlan
              building={building}
              floor={floor}
              highlight={shop?.level === level ? shop.room : undefined}
              shops={state.onFloor.map((one) => ({
                room: one.room,
                name: one.name,
                href: links.shop(one.room),
                logo: logos.get(one.room),
              }))}
              chosen={chosen}
              amenity={amenity ?? state.place?.kind}
              labels
              title={t('map:plan', { floor: floorName(level, t) })}
              routes={planRoutes(state, building, words, links)}
              here={
                at?.level === level
                  ? { at: [at.x * building.scale, at.y * building.scale], label: t('map:youAreHere') }
                  : undefined
              }
            />
            <div className={s.zoom} data-controls="" data-off="">
              <button type="button" data-zoom-by="1.6" aria-label={t('map:zoomIn')}>
                <Icon name="plus" />
              </button>
              <button type="button" data-zoom-by="0.625" aria-label={t('map:zoomOut')}>
                <Icon name="minus" />
              </button>
              <button type="button" data-zoom-by="0" aria-label={t('map:zoomAll')}>
                <Icon name="whole" />
              </button>
            </div>
          </div>
        )}
        <nav className={s.key} aria-label={t('map:amenities')}>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <a
                  href={links.view({
                    amenity: kind === amenity ? undefined : kind,
                    category: undefined,
                    q: undefined,
                  })}
                  aria-current={kind === amenity ? 'true' : undefined}
                  data-part=""
                >
                  <span className={s.sign}>
                    <Icon name={AMENITIES[kind].icon} />
                  </span>
                  {t(AMENITIES[kind].name)}
                </a>
              </li>
            ))}
            <li className={s.shut} data-shut="" data-off="">
              <span className={s.swatch} />
              {t('map:closedNow')}
            </li>
          </ul>
          {content.pdf && !kiosk && (
            <a className={s.pdf} href={content.pdf}>
              <span className={s.sign}>
                <Icon name="print" />
              </span>
              {t('map:printPlan')}
            </a>
          )}
        </nav>
      </div>
    </div>
  );
}

/** The parts of the way that lie on the drawn floor, each with the floors that come before and after. */
function planRoutes(state: MapState, building: Building, { t }: PageWords, links: MapLinks): PlanRoute[] {
  const legs = state.route?.way?.legs ?? [];
  const sign = (to: number | undefined) => {
    const level = state.levels.find((one) => one === to);
    return level === undefined
      ? undefined
      : {
          level,
          href: links.view({ floor: String(level) }),
          label: t('map:onFloor', { floor: floorName(level, t) }),
        };
  };
  return legs.flatMap((leg, index): PlanRoute[] => {
    const line = leg.level === state.level ? routeLine(leg, building.scale) : null;
    if (!line) return [];
    return [{ line, next: sign(leg.via?.toLevel), before: sign(legs[index - 1]?.level) }];
  });
}

/** In the plan's place when there is none to draw. */
export function NoPlan({ words: { t }, pdf }: { words: PageWords; pdf: string | undefined }) {
  return (
    <div className={`${s.side} ${floorClass(null)}`}>
      <p className={s.none} role="status">
        {t('map:unavailable')}
      </p>
      {pdf && (
        <p className={s.none}>
          <a href={pdf}>{t('map:printPlan')}</a>
        </p>
      )}
    </div>
  );
}
