import type { Link } from '../../content/fields/links.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Icon, type Turn } from '../../ui/Icon/Icon.tsx';
import { isIconName } from '../../ui/Icon/icon-name.ts';
import s from './Travel.module.css';
import type { Way } from './way.ts';

const TURNS: readonly number[] = [0, 45, 90, 135, 180, -45, -90, -135] satisfies Turn[];

function isTurn(turn: number | undefined): turn is Turn {
  return turn !== undefined && TURNS.includes(turn);
}

/** How to get here, as the departures board of the building. Nothing without ways or a link. */
export function Travel({ heading, ways, more }: { heading: string; ways: Way[]; more?: Link }) {
  if (ways.length === 0 && !more) return null;
  return (
    <section className={`on-ink ${s.travel}`} id="getting-there">
      <div className={s.words}>
        <h2>{heading}</h2>
        {more && (
          <ArrowLink href={more.href} rel={more.external ? 'noopener' : undefined}>
            {more.name}
          </ArrowLink>
        )}
      </div>
      <ul>
        {ways.map((way) => (
          <li key={way.name}>
            <Icon name={isIconName(way.icon) ? way.icon : 'pin'} className={s.icon} />
            <span>
              {way.href ? <a href={way.href}>{way.name}</a> : way.name}
              {way.text && <small>{way.text}</small>}
            </span>
            <span className={s.note}>{way.note}</span>
            <Icon name="arrow" turn={isTurn(way.turn) ? way.turn : 0} className={s.turn} />
          </li>
        ))}
      </ul>
    </section>
  );
}
