/** Longer names are texts that somebody has as a key; they are not worth their memory. */
const MAX_KEPT_LETTERS = 64;
/** Many times what one content system spells; whoever sends more has them forgotten and worked out again. */
const MAX_KEPT = 5_000;

const known = new Map<string, string>();

/** The name without case, underscores, dashes and spaces: what content systems spell in their own ways. */
export function folded(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const fold = name.replace(/[_\-\s]/g, '').toLowerCase();
  if (name.length <= MAX_KEPT_LETTERS) {
    if (known.size >= MAX_KEPT) known.clear();
    known.set(name, fold);
  }
  return fold;
}
