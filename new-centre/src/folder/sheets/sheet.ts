/** A cell as its file has it: of CSV always a text; empty ones are ''. */
export type Cell = string | number | boolean | Date;

export interface SheetRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  cells: readonly Cell[];
}

export interface Sheet {
  file: string;
  rows: SheetRow[];
}
