import s from './DayBar.module.css';

interface Props {
  /** Name of the landmark. */
  label: string;
  days: {
    /** Address of the day's section on this page. */
    href: string;
    /** "sob" or "Dziś". */
    name: string;
    /** "21.11" */
    date?: string;
    /** YYYY-MM-DD, for what hides days that are over. */
    day?: string;
  }[];
}

/** The days of a page as links to their sections; stays in sight while they scroll by. */
export function DayBar({ label, days }: Props) {
  return (
    <nav className={s.bar} aria-label={label}>
      <ul>
        {days.map(({ href, name, date, day }) => (
          <li key={href} data-date={day}>
            <a href={href}>
              {name}
              {date && <b>{date}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
