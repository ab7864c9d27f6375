import type { Finding } from './detectors.ts';

interface Exception {
  fault: Finding['fault'];
  /** What cuts, covers or encloses. */
  by: RegExp;
  /** Why no visitor misses anything by it. */
  why: string;
}

/** What looks like a fault and is meant. A line here needs a reason that holds in every language and at every width. */
const EXCEPTIONS: readonly Exception[] = [
  {
    fault: 'clipped',
    by: /\.(select|text)-long by/,
    why: "the gallery's example of words longer than any field: browsers wrap no field's words, and who types sees the end",
  },
];

export const excused = ({ fault, by }: Finding): boolean =>
  EXCEPTIONS.some((one) => one.fault === fault && one.by.test(by));
