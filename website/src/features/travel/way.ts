/**
 * One of the ways that the content names: to the centre, or on home's first screen. `icon` and `turn` (degrees clockwise) are
 * the content's words and numbers: unknown ones are the view's to leave out.
 */
export interface Way {
  name: string;
  text?: string;
  /** The one number: "6 min pieszo". */
  note?: string;
  href?: string;
  icon?: string;
  turn?: number;
}
