import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { FaultNumber } from './faults.ts';
import { FIGURE, type Figure } from './figures.ts';

/** A test of the suite that has ended. */
export interface Ended {
  title: string;
  faults: FaultNumber[];
  survived: boolean;
  /** Why not. */
  error?: string;
  figures: Figure[];
}

/** Says how each test of faults ended and writes it to a file (FAULTS_RECORD), of which the table is made. */
export default class FaultReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult) {
    if (test.expectedStatus === 'skipped') return;
    const survived = result.status === 'passed';
    const ended: Ended = {
      title: test.title,
      faults: test.tags.flatMap((tag) => {
        const number = /^@fault-(\d+)$/.exec(tag)?.[1];
        return number ? [Number(number) as FaultNumber] : [];
      }),
      survived,
      figures: result.annotations
        .filter(({ type }) => type === FIGURE)
        .map(({ description }): Figure => JSON.parse(description ?? '')),
      ...(survived ? {} : { error: result.error?.message ?? result.status }),
    };
    if (process.env.FAULTS_RECORD) appendFileSync(process.env.FAULTS_RECORD, `${JSON.stringify(ended)}\n`);
    const seconds = (result.duration / 1000).toFixed(1).padStart(7);
    process.stdout.write(
      `${survived ? '    ' : 'FELL'}${seconds} s  ${ended.faults.join()}: ${test.title}\n`,
    );
    if (!survived) process.stdout.write(`${ended.error}\n${result.error?.snippet ?? ''}\n`);
  }

  onError(error: { message?: string }) {
    process.stdout.write(`${error.message ?? 'an error outside of tests'}\n`);
  }
}
