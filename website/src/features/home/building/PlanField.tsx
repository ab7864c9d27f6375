import type { PageWords } from '../../../i18n/page-words.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { type FloorLevel, floorClass, floorSign } from '../../../ui/floors/floor.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { Building, Point, Space } from '../../map/building/building.ts';
import type { HomeFloor } from '../home-models.ts';
import s from './PlanField.module.css';
import { signSpot } from './sign-spot.ts';

/** Addresses of the map. */
export interface PlanHrefs {
  map: string;
  floor: (level: FloorLevel) => string;
  /** With an entrance as the start of a way. */
  entrance: (sign: string) => string;
}

interface Props {
  building: Building | null;
  /** From the top down; their names, and all there is when the building cannot be had. */
  floors: HomeFloor[];
  hrefs: PlanHrefs;
  words: PageWords;
}

/** The storeys lie flat, one above the other: x stays, y recedes. */
const SLANT = { across: -0.5, down: 0.4 };
/** Between two storeys, and how thick one is, in units of the plan. */
const RISE = 132;
const THICK = 18;
/** Its side is drawn in slices. */
const SLICES = [18, 15, 12, 9, 6, 3];
/** Of a storey's sign, in units of the drawing. */
const CHARACTER = { across: 36, up: 44, round: 10 };
/** Of a building that nobody has drawn. */
const PLAIN = { sheet: [570, 800], storey: 'M0 0H570V800H0Z' } as const;

/** The way to the map: the building seen from above its roof, storey by storey, its floors and entrances as links. */
export function PlanField({ building, floors, hrefs, words: { t } }: Props) {
  const storeys = building
    ? building.floors.map(({ level, outline, voids, walls }) => ({
        level,
        d: [outline, ...voids].join(''),
        walls,
      }))
    : floors.map(({ level }) => ({ level, d: PLAIN.storey, walls: [] }));
  if (storeys.length === 0) return null;
  const entrances = (building?.floors ?? []).flatMap((one) => one.entrances.map(({ sign }) => sign)).sort();
  const names = new Map(floors.map(({ level, heading }) => [level, heading]));
  return (
    <section className={s.plan}>
      <Storeys storeys={storeys} sheet={building?.sheet ?? PLAIN.sheet} />
      <div className={s.words}>
        <h2>
          <a href={hrefs.map}>{t('map:heading')}</a>
        </h2>
        <p>{t('map:lead')}</p>
        <ul>
          {storeys.map(({ level }) => (
            <li key={level}>
              <a href={hrefs.floor(level)}>
                <Chip level={level} />
                {names.get(level) ?? t('home:floors')}
                <Icon name="arrow" className={s.arrow} />
              </a>
            </li>
          ))}
        </ul>
        {entrances.length > 0 && (
          <p className={s.entrances}>
            {entrances.map((sign) => (
              <a key={sign} href={hrefs.entrance(sign)}>
                {t('map:entrance', { sign })}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

interface StoreysProps {
  storeys: { level: FloorLevel; d: string; walls: readonly Point[] }[];
  sheet: Space;
}

/** A place on the sheet, where it lies in the drawing. */
const laid = ([x, y]: Point): Point => [Math.round(x + y * SLANT.across), Math.round(y * SLANT.down)];

/**
 * What an upright sign of so many characters lies over, on the sheet, from the beginning of its line: its corners, the
 * one at the top left as round as that of a digit.
 */
function signCovers(characters: number): readonly Point[] {
  const across = characters * CHARACTER.across;
  const up = CHARACTER.up / SLANT.down;
  return [
    [0, 0],
    [across, 0],
    [CHARACTER.round + up * SLANT.across, -up],
    [across + up * SLANT.across, -up],
  ];
}

function Storeys({ storeys, sheet }: StoreysProps) {
  const [width, height] = sheet;
  const deep = height * SLANT.down;
  const left = height * SLANT.across;
  const top = RISE * (storeys.length - 1);
  const box = [left - 8, -top - 8, width - left + 16, deep + top + THICK + 16];
  return (
    <svg className={s.drawing} viewBox={box.join(' ')} aria-hidden="true">
      {storeys.toReversed().map(({ level, d, walls }, index) => {
        const sign = floorSign(level);
        const [x, y] = laid(signSpot(walls, sheet, signCovers(sign.length)));
        return (
          <g
            key={level}
            className={`${floorClass(level)} ${s.storey}`}
            transform={`translate(0 ${-index * RISE})`}
          >
            <g className={s.edge}>
              {SLICES.map((y) => (
                <use key={y} href={`#storey${level}`} y={y} />
              ))}
            </g>
            <path
              id={`storey${level}`}
              d={d}
              fillRule="evenodd"
              transform={`matrix(1 0 ${SLANT.across} ${SLANT.down} 0 0)`}
            />
            <text x={x} y={y}>
              {sign}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
