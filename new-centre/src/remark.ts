/** What could not be read of a folder as it stands, told to whoever made it. */
export interface Remark {
  /** Within the folder: "shops.csv", "floors/ground.svg". */
  file: string;
  /** Where in it: "row 12, column room", or the label of a shape. */
  at: string;
  problem: string;
  /** What to do about it. */
  mend: string;
  /** Whether the thing is missing now, or something was assumed that is likely meant. */
  weight: 'left-out' | 'guessed';
}
