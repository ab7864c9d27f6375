/**
 * Whether an entry of the plan stays under the pressed toggles. `marks` are space-separated; undefined = not a
 * shop (an offer among the cards): it goes as soon as anything is pressed.
 */
export function isShown(wanted: readonly string[], marks: string | undefined, open: boolean): boolean {
  if (wanted.length === 0) return true;
  if (marks === undefined) return false;
  const has = marks.split(' ');
  return wanted.every((mark) => (mark === 'open' ? open : has.includes(mark)));
}
