import { median } from './median.ts';

/** The lowest median a page may have, of 100, by Lighthouse's name of the category. */
export const MARKS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** The longest median time to the largest contentful paint, milliseconds. */
export const MAX_LCP = 1_300;

export type Category = keyof typeof MARKS;
export const CATEGORIES = Object.keys(MARKS) as Category[];

/** What one run of Lighthouse said of a page. */
export interface Run {
  /** 0 to 100; null where Lighthouse could not tell. */
  readonly scores: Readonly<Record<Category, number | null>>;
  /** Audits below a full score that count in their category, by category. */
  readonly below: Readonly<Record<Category, readonly string[]>>;
  /**
   * Largest contentful paint and total blocking time in milliseconds, layout shift, and how fast the machine was
   * meanwhile (Lighthouse's benchmark index): far below its usual figure, the run says little of the page.
   */
  readonly metrics: Readonly<Record<'lcp' | 'tbt' | 'cls' | 'machine', number>>;
}

interface Verdict {
  readonly scores: Readonly<Record<Category, number>>;
  readonly metrics: Run['metrics'];
  /** Categories under their mark, each with every audit that any run found wanting. */
  readonly failed: readonly { readonly category: Category; readonly audits: readonly string[] }[];
  /** Whether the largest paint comes later than it may. */
  readonly late: boolean;
}

/** Medians of a page's runs against the marks. A category that a run could not tell counts as 0 there. */
export function verdictOf(runs: readonly Run[]): Verdict {
  const middle = (of: (run: Run) => number) => median(runs.map(of));
  const score = (category: Category) => middle(({ scores }) => scores[category] ?? 0);
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
  const lcp = middle(({ metrics }) => metrics.lcp);
  return {
    scores,
    late: lcp > MAX_LCP,
    metrics: {
      lcp,
      tbt: middle(({ metrics }) => metrics.tbt),
      cls: middle(({ metrics }) => metrics.cls),
      machine: middle(({ metrics }) => metrics.machine),
    },
    failed: CATEGORIES.filter((category) => scores[category] < MARKS[category]).map((category) => ({
      category,
      audits: [...new Set(runs.flatMap(({ below }) => below[category]))],
    })),
  };
}
