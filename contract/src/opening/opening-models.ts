/** ISO: 1 = Monday … 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** One row of a week. `opens` null = closed on these days; a row's closing before its opening is past midnight. */
export interface DayHours {
  days: Weekday[];
  /** As the content wrote it, e.g. "Poniedziałek-Piątek". */
  label: string;
  /** Local 'HH:mm'. */
  opens: string | null;
  /** Local 'HH:mm'; '24:00' = midnight, '01:00' to '05:00' = the night after. */
  closes: string | null;
  text?: string;
}

/** A date whose hours replace the week's; `opens` null = closed. */
export interface SpecialDay {
  /** YYYY-MM-DD, the centre's calendar. */
  date: string;
  name?: string;
  opens: string | null;
  closes: string | null;
}

export interface Hours {
  week: DayHours[];
  special: SpecialDay[];
}
