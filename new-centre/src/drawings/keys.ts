/** A floor in an id: "0", "2", "b1" below the ground. */
export const codeOf = (level: number): string => (level < 0 ? `b${-level}` : String(level));

/** Makes names that stand once each: what comes again gets a number. */
export type KeyOf = (level: number, kind: string, label?: string) => string;

/**
 * Keys of a whole source, "0-door-1.24". They depend on the labels, and among things of one label on their order, so
 * that a drawing that is changed elsewhere keeps them.
 */
export function keysOf(): KeyOf {
  const used = new Set<string>();
  return (level, kind, label) => {
    const base = [codeOf(level), kind, ...(label ? [label.replace(/\s+/g, '-')] : [])].join('-');
    let [key, count] = [base, 1];
    while (used.has(key)) {
      count += 1;
      key = `${base}-${count}`;
    }
    used.add(key);
    return key;
  };
}
