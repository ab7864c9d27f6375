/** One row: the days it holds for (`days` '1 2 3', 1 = Monday) or the one `date` (YYYY-MM-DD) it replaces. */
export interface HoursRow {
  label: string;
  value: string;
  /** What the content adds to the hours. */
  note?: string;
  days?: string;
  date?: string;
}
