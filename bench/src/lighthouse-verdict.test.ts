import { describe, expect, it } from 'vitest';
import { type Category, type Run, verdictOf } from './lighthouse-verdict.ts';

const FULL = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const NOTHING = { performance: [], accessibility: [], 'best-practices': [], seo: [] };

function run(
  scores: Partial<Record<Category, number | null>>,
  below: Partial<Record<Category, string[]>> = {},
  [lcp = 0, tbt = 0, cls = 0, machine = 0]: readonly number[] = [],
): Run {
  return {
    scores: { ...FULL, ...scores },
    below: { ...NOTHING, ...below },
    metrics: { lcp, tbt, cls, machine },
  };
}

describe('verdict of a page', () => {
  it('takes the middle of every figure by itself, whatever order the runs came in', () => {
    const verdict = verdictOf([
      run({ performance: 99 }, {}, [2_000, 9, 0.02, 900]),
      run({ performance: 100 }, {}, [1_000, 120, 0, 3_000]),
      run({ performance: 60 }, {}, [1_500, 30, 0.01, 2_000]),
    ]);
    expect(verdict.scores).toEqual({ ...FULL, performance: 99 });
    expect(verdict.metrics).toEqual({ lcp: 1_500, tbt: 30, cls: 0.01, machine: 2_000 });
  });

  it('forgives one bad run of three', () => {
    const verdict = verdictOf([
      run({ seo: 92 }, { seo: ['canonical'] }),
      run({ performance: 99 }, {}, [1_900]),
      run({}, {}, [1_300]),
    ]);
    expect(verdict).toMatchObject({ failed: [], late: false });
  });

  it('fails a category one point under its mark and names each audit of its runs once', () => {
    const verdict = verdictOf([
      run({ performance: 99, accessibility: 99 }, { performance: ['lcp', 'tbt'], accessibility: ['names'] }),
      run({ performance: 99 }, { performance: ['tbt', 'fcp'] }),
      run({ performance: 100 }, { seo: ['canonical'] }),
    ]);
    expect(verdict.failed).toEqual([{ category: 'performance', audits: ['lcp', 'tbt', 'fcp'] }]);
  });

  it('says that the largest paint is late when most runs have it so', () => {
    expect(verdictOf([run({}, {}, [1_301]), run({}, {}, [900]), run({}, {}, [1_500])]).late).toBe(true);
  });

  it('does not take a category without a score for a good one', () => {
    const verdict = verdictOf([run({ seo: null }), run({ seo: null }), run({})]);
    expect(verdict.failed.map(({ category }) => category)).toEqual(['seo']);
  });
});
