import s from './DayBar.module.css';

interface Props {
  /** Name of the landmark. */
  label: string;
  days: {
    /** Address of the day's section, on this page or on another. */
    href: string;
    /** "sob" or "Dziś". */
    name: string;
    /** "21.11" */
    date?: string;
    /** YYYY-MM-DD, for what hides days that are over. */
    day?: string;
    /** The day that is shown, or today among days that are all shown. */
    current?: 'true' | 'date';
    /** For links that point to the day from elsewhere. */
    id?: string;
  }[];
}

/** Days as links, the current one on ink; stays in sight while they scroll by. */
export function DayBar({ label, days }: Props) {
  return (
    <nav className={s.bar} aria-label={label}>
      <ul>
        {days.map(({ href, name, date, day, current, id }) => (
          <li key={href} id={id} data-date={day}>
            <a href={href} aria-current={current}>
              {name}
              {date && <b>{date}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
