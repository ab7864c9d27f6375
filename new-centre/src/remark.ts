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

/** Before all rows, or after them: what is said of a file as a whole, and of a column of it. */
function rankOf({ at }: Remark): number {
  if (at === 'the file') return 0;
  const number = /^(?:row|line) (\d+)/.exec(at)?.[1];
  return number === undefined ? Number.MAX_SAFE_INTEGER : Number(number);
}

/** As they are read beside the folder: file by file, and within one by its rows or lines. */
export function inOrder(remarks: readonly Remark[]): Remark[] {
  return [...Map.groupBy(remarks, ({ file }) => file).values()].flatMap((own) =>
    own.toSorted((one, other) => rankOf(one) - rankOf(other)),
  );
}
