import { type FloorLevel, floorClass, floorSign, roomSign } from '../../../ui/floors/floor.ts';
import { ICONS } from '../../../ui/Icon/icons.ts';
import { AMENITIES } from '../amenity-words.ts';
import type {
  Amenity,
  AmenityKind,
  Building,
  Entrance,
  Floor,
  PlanRoom,
  Point,
} from '../building/building.ts';
import s from './FloorPlan.module.css';
import { NUMBER_SIZE, planLabel } from './plan-label.ts';
import type { RouteLine } from './route-line.ts';

/** A shop in its room. */
interface PlanShop {
  room: string;
  name: string;
  href: string;
  logo?: string;
}

export interface PlanRoute {
  line: RouteLine;
  /** The floor that comes next, and the address that shows it. Absent: the way ends here. */
  next?: { level: FloorLevel; href: string; label: string };
  /** The floor that the way came from. */
  before?: { level: FloorLevel; href: string; label: string };
}

interface FloorPlanProps {
  building: Pick<Building, 'sheet'>;
  floor: Floor;
  /** Room number to mark, as in the content ("1.24"). */
  highlight?: string;
  /** The shops of this floor; rooms of the building that are not listed stay blank. */
  shops: readonly PlanShop[];
  /** Rooms that a filter has chosen: they wear the floor's full colour. Absent: no filter. */
  chosen?: ReadonlySet<string>;
  amenity?: AmenityKind;
  /** Names and numbers in the rooms; without them the plan is a small picture and the words stand beside it. */
  labels: boolean;
  /** Spoken name of the drawing, e.g. "Plan of floor 1". */
  title: string;
  routes?: readonly PlanRoute[];
  /** Where the visitor stands, with the words for it. */
  here?: { at: Point; label: string };
}

/** Room around the building, for the signs of its entrances. */
const MARGIN = 62;

/**
 * One floor seen from above, each shop a link to its `href`. Fills the width of its place; the colours are those
 * of the floor. A list of the same shops must stand on the page too, since rooms on a phone are smaller than a finger.
 */
export function FloorPlan(props: FloorPlanProps) {
  const { building, floor, highlight, shops, chosen, labels, title, routes = [], here } = props;
  const [width, height] = building.sheet;
  const byRoom = new Map(shops.map((shop) => [shop.room, shop]));
  const hatch = `hatch${floor.level}`;
  // the marked room last: its walls lie over its neighbours'
  const ordered = [...floor.rooms].sort(
    (a, b) => Number(a.room === highlight) - Number(b.room === highlight),
  );
  return (
    <svg
      className={`${s.plan} ${floorClass(floor.level)}`}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      role={shops.length > 0 ? 'group' : 'img'}
      aria-label={title}
    >
      <defs>
        <pattern
          id={hatch}
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={s.hatchLine} width="3" height="12" />
        </pattern>
      </defs>
      <path className={s.ground} d={floor.outline} />
      {floor.bays && <path className={s.bays} d={floor.bays} />}
      {floor.squares.map((d) => (
        <path key={d} className={s.square} d={d} />
      ))}
      {floor.voids.map((d) => (
        <g key={d}>
          <path className={s.void} d={d} />
          <path fill={`url(#${hatch})`} d={d} />
        </g>
      ))}
      {floor.landings.map((d) => (
        <path key={d} className={s.landing} d={d} />
      ))}
      {floor.cores.map((d) => (
        <path key={d} className={s.core} d={d} />
      ))}
      {ordered.map((room) => (
        <RoomOnPlan
          key={room.room}
          room={room}
          shop={byRoom.get(room.room)}
          marked={room.room === highlight || (chosen?.has(room.room) ?? false)}
          current={room.room === highlight}
          faint={chosen !== undefined && !chosen.has(room.room)}
          labels={labels}
        />
      ))}
      {labels && floor.doors && <path className={s.doors} d={floor.doors} />}
      <path className={s.wall} d={floor.outline} />
      <g>
        {floor.entrances.map((entrance) => (
          <EntranceSign key={entrance.sign} {...entrance} />
        ))}
      </g>
      {routes.map((route) => (
        <RouteOnPlan key={route.line.path} {...route} />
      ))}
      <g>
        {floor.amenities.map((amenity) => (
          <AmenitySign key={amenity.id} amenity={amenity} chosen={amenity.kind === props.amenity} />
        ))}
      </g>
      {routes.map((route) => (
        <RouteEnds key={route.line.path} {...route} />
      ))}
      {here && <Here {...here} />}
    </svg>
  );
}

interface RoomOnPlanProps {
  room: PlanRoom;
  shop?: PlanShop;
  marked: boolean;
  current: boolean;
  faint: boolean;
  labels: boolean;
}

function RoomOnPlan({ room, shop, marked, current, faint, labels }: RoomOnPlanProps) {
  if (!shop) {
    return <path className={marked ? `${s.room} ${s.marked}` : `${s.room} ${s.blank}`} d={room.path} />;
  }
  return (
    <a
      className={[s.shop, marked && s.marked, faint && s.faint].filter(Boolean).join(' ')}
      href={shop.href}
      aria-label={`${shop.name} ${roomSign(room.room)}`}
      aria-current={current ? 'location' : undefined}
      data-room={room.room}
      data-logo={labels ? shop.logo : undefined}
    >
      <path className={s.room} d={room.path} />
      {labels && <RoomLabel room={room} shop={shop} />}
    </a>
  );
}

/** How much smaller than the rooms text is drawn at the steps of zoom (map-view.element.ts). */
const SHRUNK = [1, 0.62, 0.4] as const;

function RoomLabel({ room, shop }: { room: PlanRoom; shop: PlanShop }) {
  // the first step of zoom at which the name fits; until then the number stands alone
  const step = SHRUNK.findIndex((shrunk) => planLabel(shop.name, room.spaces, shrunk) !== null);
  const label = step < 0 ? null : planLabel(shop.name, room.spaces, SHRUNK[step]);
  const [x, y] = room.centre;
  const lineHeight = label ? label.size * 1.15 : 0;
  const height = (label ? label.lines.length * lineHeight : 0) + NUMBER_SIZE;
  const top = y - height / 2;
  return (
    <g className={s.label} data-step={step > 0 ? step : undefined}>
      {label?.lines.map((line, i) => (
        <text
          key={line}
          className={s.name}
          x={x}
          y={Math.round((top + i * lineHeight + label.size * 0.86) * 10) / 10}
          fontSize={label.size}
        >
          {/* the blank keeps the words apart for whoever reads the text of the link */}
          {`${line} `}
        </text>
      ))}
      <text
        className={s.number}
        x={x}
        y={Math.round((top + height - NUMBER_SIZE * 0.14) * 10) / 10}
        fontSize={NUMBER_SIZE}
      >
        {roomSign(room.room)}
      </text>
      {step > 0 && (
        <text className={s.alone} x={x} y={y + 6} fontSize={NUMBER_SIZE}>
          {roomSign(room.room)}
        </text>
      )}
    </g>
  );
}

function AmenitySign({ amenity, chosen }: { amenity: Amenity; chosen: boolean }) {
  const { kind, at, bare, outOfOrder } = amenity;
  return (
    <g transform={`translate(${at.join(' ')})${chosen ? ' scale(1.7)' : ''}`}>
      {(chosen || !bare) && (
        <rect className={chosen ? `${s.core} ${s.found}` : s.core} x="-15" y="-15" width="30" height="30" />
      )}
      <g transform="translate(-10.5 -10.5) scale(.4375)">
        {ICONS[AMENITIES[kind].icon].map(([stroke, d]) => (
          <path key={d} className={s[stroke]} d={d} />
        ))}
      </g>
      {outOfOrder && <path className={s.stopped} d="M-15 15L15-15" />}
    </g>
  );
}

function EntranceSign({ sign, at: [x, y], gap }: Entrance) {
  return (
    <>
      <path className={s.gap} d={gap} />
      <rect className={s.core} x={x - 19} y={y - 19} width="38" height="38" />
      <text className={s.entrance} x={x} y={y + 9} fontSize="25">
        {sign}
      </text>
    </>
  );
}

function RouteOnPlan({ line }: PlanRoute) {
  return (
    <g className={s.route}>
      <path className={s.halo} d={line.path} />
      <path className={s.way} d={line.path} />
      {line.arrows.map(({ at, turn }) => (
        <path
          key={at.join(' ')}
          className={s.arrow}
          d="M-3-4L3 0L-3 4"
          transform={`translate(${at.join(' ')})rotate(${turn})`}
        />
      ))}
    </g>
  );
}

/** Where a leg begins and ends: a ring, an arrow head, or a floor's numeral that leads to that floor. */
function RouteEnds({ line, next, before }: PlanRoute) {
  return (
    <>
      {before ? (
        <FloorSign at={line.start} {...before} />
      ) : (
        <circle className={s.start} cx={line.start[0]} cy={line.start[1]} r="10" />
      )}
      {next ? (
        <FloorSign at={line.end} {...next} />
      ) : (
        <path
          className={s.head}
          d="M-15-14L13 0L-15 14Z"
          transform={`translate(${line.end.join(' ')})rotate(${line.turn})`}
        />
      )}
    </>
  );
}

function FloorSign({
  at,
  level,
  href,
  label,
}: {
  at: Point;
  level: FloorLevel;
  href: string;
  label: string;
}) {
  return (
    <g transform={`translate(${at.join(' ')})`}>
      <a
        className={`${s.floorSign} ${floorClass(level)}`}
        href={href}
        aria-label={`${label}, ${floorSign(level)}`}
        data-part=""
      >
        <rect x="-24" y="-24" width="48" height="48" />
        <text y="12" fontSize="34">
          {floorSign(level)}
        </text>
      </a>
    </g>
  );
}

/** A ring on the floor, and the words on a plate below it. */
function Here({ at, label }: { at: Point; label: string }) {
  const width = Math.round([...label].length * HERE_SIZE * 0.6 + 24);
  return (
    <g className={s.here} transform={`translate(${at.map(Math.round).join(' ')})`}>
      <rect x={-width / 2} y="24" width={width} height="36" />
      <circle r="14" />
      <text y="49" fontSize={HERE_SIZE}>
        {label}
      </text>
    </g>
  );
}

const HERE_SIZE = 20;
