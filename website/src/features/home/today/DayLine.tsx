import { floorClass } from '../../../ui/floors/floor.ts';
import { LocationLabel } from '../../../ui/LocationLabel/LocationLabel.tsx';
import s from './DayLine.module.css';
import { type Axis, length, position } from './day-line.ts';
import type { TimedEntry } from './today.ts';

interface Props {
  entries: TimedEntry[];
  axis: Axis;
  /** This minute, on the entries' count. */
  minute: number;
  /** The word for what is over. */
  over: string;
}

/**
 * The hours of a day as one wall, and each entry beneath its hour: a bar as long as it lasts, and its words. Places
 * are whole hundredths of the line in `data-at`, which the style sheet reads digit by digit (the policy allows no
 * styles in attributes); the grid itself finds every entry the first row in which it lies upon no other.
 */
export function DayLine({ entries, axis, minute, over }: Props) {
  if (entries.length === 0) return null;
  const hours = Array.from({ length: axis.to - axis.from }, (_, hour) => (axis.from + hour) % 24);
  return (
    <div className={s.line} data-from={axis.from} data-to={axis.to}>
      <p className={s.hours} aria-hidden="true">
        {hours.map((hour) => (
          <i key={hour}>{hour}</i>
        ))}
      </p>
      <p className={s.now} data-time="" aria-hidden="true" hidden />
      <ol>
        {entries.map((entry) => (
          <Entry
            key={`${entry.href} ${entry.start}`}
            entry={entry}
            axis={axis}
            over={entry.end <= minute && over}
          />
        ))}
      </ol>
    </div>
  );
}

function Entry({ entry, axis, over }: { entry: TimedEntry; axis: Axis; over: string | false }) {
  const { name, href, level, where, time, start, end, ends } = entry;
  return (
    <li
      className={over ? `${floorClass(level)} ${s.past}` : floorClass(level)}
      data-at={String(position(start, axis)).padStart(2, '0')}
      data-start={start}
      data-end={end}
      data-state={over ? 'over' : undefined}
    >
      {/* An attribute is a width too; without a known end the bar is a square. */}
      <svg width={ends ? `${length(entry, axis)}%` : 12} height="12" aria-hidden="true" />
      <a href={href}>
        <span className={s.time}>
          <b>{time}</b>
          <em>{over}</em>
        </span>
        <span className={s.name}>{name}</span>
        <LocationLabel level={level} text={where} />
      </a>
    </li>
  );
}
