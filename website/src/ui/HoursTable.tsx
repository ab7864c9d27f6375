import s from './HoursTable.module.css';

/** One row: the days it holds for (`days` '1 2 3', 1 = Monday) or the one `date` (YYYY-MM-DD) it replaces. */
export interface HoursRow {
  label: string;
  value: string;
  /** What the content adds to the hours. */
  note?: string;
  days?: string;
  date?: string;
}

interface Props {
  /** Named for screen readers. */
  caption: string;
  rows: HoursRow[];
  /** The word for today, shown in the row that counts now. */
  today: string;
  /** The hours as `encodeHours` writes them: whoever is past midnight still belongs to the day before. */
  code?: string;
}

/** Opening hours of a week and its special days. Which row is today's, `<opening-state>` marks in the browser. */
export function HoursTable({ caption, rows, today, code }: Props) {
  return (
    <table className={s.hours} data-hours-table="" data-h={code}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.date ?? row.days ?? row.label}
            className={row.date ? s.special : undefined}
            data-days={row.days}
            data-date={row.date}
          >
            <th scope="row">
              {row.label}
              <span className={s.today}>, {today}</span>
            </th>
            <td>
              {row.value}
              {row.note && <span className={s.note}>{row.note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
