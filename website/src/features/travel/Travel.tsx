import type { Link } from '../../content/view-models.ts';
import { GoLink } from '../../ui/GoLink.tsx';
import { Pictogram, type Turn } from '../../ui/Pictogram.tsx';
import { isPictogram } from '../../ui/pictogram-name.ts';
import s from './Travel.module.css';

/** One way to the centre; pictogram and turn are the content's words and numbers, unknown ones are ignored. */
export interface WayHere {
  name: string;
  text?: string;
  /** The one number: "6 min pieszo". */
  note?: string;
  href?: string;
  pictogram?: string;
  turn?: number;
}

const TURNS: readonly number[] = [0, 45, 90, 135, 180, -45, -90, -135] satisfies Turn[];

function isTurn(turn: number | undefined): turn is Turn {
  return turn !== undefined && TURNS.includes(turn);
}

/** How to get here, as the departures board of the building. Nothing without ways or a link. */
export function Travel({ heading, ways, more }: { heading: string; ways: WayHere[]; more?: Link }) {
  if (ways.length === 0 && !more) return null;
  return (
    <section className={`on-ink ${s.travel}`} id="getting-there">
      <div className={s.words}>
        <h2>{heading}</h2>
        {more && (
          <GoLink href={more.href} rel={more.external ? 'noopener' : undefined}>
            {more.name}
          </GoLink>
        )}
      </div>
      <ul>
        {ways.map((way) => (
          <li key={way.name}>
            <Pictogram name={isPictogram(way.pictogram) ? way.pictogram : 'pin'} className={s.pictogram} />
            <span>
              {way.href ? <a href={way.href}>{way.name}</a> : way.name}
              {way.text && <small>{way.text}</small>}
            </span>
            <span className={s.note}>{way.note}</span>
            <Pictogram name="arrow" turn={isTurn(way.turn) ? way.turn : 0} className={s.turn} />
          </li>
        ))}
      </ul>
    </section>
  );
}
