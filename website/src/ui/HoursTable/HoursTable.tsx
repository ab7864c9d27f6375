import s from './HoursTable.module.css';
import type { HoursRow } from './hours-row.ts';

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
              <span className={s.today} data-when-marked="">
                , {today}
              </span>
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
