import { type FloorLevel, floorClass, roomSign } from '../../ui/floor.ts';
import { PICTOGRAMS } from '../../ui/pictograms.ts';
import s from './FloorPlan.module.css';
import type { Entrance, Facility, PlanRoom } from './plan.ts';
import { BUILDING } from './plan-geometry.ts';
import { NUMBER_SIZE, planLabel } from './plan-label.ts';

export interface FloorPlanProps {
  level: FloorLevel;
  /** Room number to mark, as in the content ("1.24"). */
  highlight?: string;
  /** The shops of this floor; rooms of the building that are not listed stay blank. */
  rooms: readonly { room: string; name: string; href: string }[];
  /** Names and numbers in the rooms; without them the plan is a small picture and the words stand beside it. */
  labels: boolean;
  /** Spoken name of the drawing, e.g. "Plan of floor 1". */
  title: string;
}

/**
 * One floor seen from above, each shop a link to its `href`. Fills the width of its place; the colours are those
 * of the floor. A list of the same shops must stand on the page too, since rooms on a phone are smaller than a finger.
 */
export function FloorPlan({ level, highlight, rooms, labels, title }: FloorPlanProps) {
  const floor = BUILDING.floors[level];
  const shops = new Map(rooms.map((shop) => [shop.room, shop]));
  const hatch = `hatch${level}`;
  // the marked room last: its walls lie over its neighbours'
  const ordered = [...floor.rooms].sort(
    (a, b) => Number(a.room === highlight) - Number(b.room === highlight),
  );
  return (
    <svg
      className={`${s.plan} ${floorClass(level)}`}
      viewBox={BUILDING.viewBox}
      role={rooms.length > 0 ? 'group' : 'img'}
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
      {floor.voids.length > 0 && floor.landings.map((d) => <path key={d} className={s.landing} d={d} />)}
      {floor.cores.map((d) => (
        <path key={d} className={s.core} d={d} />
      ))}
      <g>
        {floor.facilities.map((facility) => (
          <FacilitySign key={`${facility.kind} ${facility.at}`} {...facility} />
        ))}
      </g>
      {ordered.map((room) => (
        <RoomOnPlan
          key={room.room}
          room={room}
          shop={shops.get(room.room)}
          marked={room.room === highlight}
          labels={labels}
        />
      ))}
      <path className={s.wall} d={floor.outline} />
      <g>
        {floor.entrances.map((entrance) => (
          <EntranceSign key={entrance.sign} {...entrance} />
        ))}
      </g>
    </svg>
  );
}

interface RoomOnPlanProps {
  room: PlanRoom;
  shop?: { name: string; href: string };
  marked: boolean;
  labels: boolean;
}

function RoomOnPlan({ room, shop, marked, labels }: RoomOnPlanProps) {
  if (!shop) {
    return <path className={marked ? `${s.room} ${s.marked}` : `${s.room} ${s.blank}`} d={room.path} />;
  }
  return (
    <a
      className={marked ? `${s.shop} ${s.marked}` : s.shop}
      href={shop.href}
      aria-label={`${shop.name} ${roomSign(room.room)}`}
      aria-current={marked ? 'location' : undefined}
    >
      <path className={s.room} d={room.path} />
      {labels && <RoomLabel room={room} name={shop.name} />}
    </a>
  );
}

function RoomLabel({ room, name }: { room: PlanRoom; name: string }) {
  const [x, y] = room.centre;
  const label = planLabel(name, room.spaces);
  const lineHeight = label ? label.size * 1.15 : 0;
  const height = (label ? label.lines.length * lineHeight : 0) + NUMBER_SIZE;
  const top = y - height / 2;
  return (
    <g className={s.label}>
      {label?.lines.map((line, i) => (
        <text
          key={line}
          className={s.name}
          x={x}
          y={top + i * lineHeight + label.size * 0.86}
          fontSize={label.size}
        >
          {/* the blank keeps the words apart for whoever reads the text of the link */}
          {`${line} `}
        </text>
      ))}
      <text className={s.number} x={x} y={top + height - NUMBER_SIZE * 0.14} fontSize={NUMBER_SIZE}>
        {roomSign(room.room)}
      </text>
    </g>
  );
}

function FacilitySign({ kind, at: [x, y], bare }: Facility) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {!bare && <rect className={s.core} x="-15" y="-15" width="30" height="30" />}
      <g transform="translate(-10.5 -10.5) scale(.4375)">
        {PICTOGRAMS[kind].map(([stroke, d]) => (
          <path key={d} className={s[stroke]} d={d} />
        ))}
      </g>
    </g>
  );
}

function EntranceSign({ sign, at: [x, y], from, to }: Entrance) {
  return (
    <>
      <path className={s.gap} d={`M${from.join(' ')}L${to.join(' ')}`} />
      <rect className={s.core} x={x - 19} y={y - 19} width="38" height="38" />
      <text className={s.entrance} x={x} y={y + 9} fontSize="25">
        {sign}
      </text>
    </>
  );
}
