import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { ROOT } from '../scripts/steps.ts';
import {
  briefly,
  type Failure,
  OUTCOMES,
  type Outcome,
  quoted,
  slowestOf,
  type Timed,
  tooUnsteady,
} from '../scripts/tests/report/report.ts';

/** Where a run of journeys writes down what it came to. */
export const OUTCOME_FILE = join(OUTCOMES, 'journeys.json');

/** What a run of journeys writes down. */
export interface JourneysOutcome extends Outcome {
  /** Tests that an error between two others kept from being run, though nothing has failed. */
  leftOut: number;
}

/**
 * Writes down what failed and what was unsteady, with the first error of each and how to run it alone, and what was
 * slow. Fails a run that stumbled more than three times: that is no accident of a busy machine.
 */
export default class OutcomeReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly between: Failure[] = [];

  onBegin(_: unknown, suite: Suite) {
    this.suite = suite;
  }

  /** An error that belongs to no test. It ends the process of the one before, and keeps the next from being run. */
  onError(error: TestError) {
    this.between.push({
      what: 'Between two journeys',
      command: 'npm run test:e2e',
      reason: briefly(error.message ?? error.value ?? 'an error without words'),
    });
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = this.suite?.allTests() ?? [];
    const are = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome);
    const leftOut = are('skipped').filter(wasLeftOut);
    // Tests that pass only when tried again, and errors that come between tests.
    const stumbles = [...are('flaky').map(failureOf), ...this.between];
    const passed = are('expected').length + are('flaky').length;
    const failed = are('unexpected').map(failureOf);
    if (passed === 0) failed.push(...this.between);
    failed.push(...tooUnsteady(stumbles));
    if (failed.length > 0)
      failed.push(...leftOut.map((test) => ({ ...failureOf(test), reason: 'was not run' })));
    const outcome: JourneysOutcome = {
      passed,
      skipped: are('skipped').length - leftOut.length,
      failed,
      unsteady: stumbles,
      slowest: slowestOf(tests.filter(({ results }) => results.length > 0).map(timed)),
      leftOut: failed.length > 0 ? 0 : leftOut.length,
    };
    mkdirSync(dirname(OUTCOME_FILE), { recursive: true });
    writeFileSync(OUTCOME_FILE, JSON.stringify(outcome));
    if (failed.length > 0 || leftOut.length > 0) return { status: 'failed' };
    return { status: status === 'failed' ? 'passed' : status };
  }

  printsToStdio() {
    return false;
  }
}

function wasLeftOut(test: TestCase): boolean {
  return test.results.length === 0 || test.expectedStatus !== 'skipped';
}

function timed(test: TestCase): Timed {
  return { what: placeOf(test), ms: test.results.reduce((sum, { duration }) => sum + duration, 0) };
}

/** Where it stands, at which size, and what it is called. */
function placeOf(test: TestCase): string {
  const { file, line } = test.location;
  const [, project = '', , ...titles] = test.titlePath();
  return `${relative(ROOT, file)}:${line} [${project}] ${titles.join(' › ')}`;
}

function failureOf(test: TestCase): Failure {
  const [, project = '', , ...titles] = test.titlePath();
  const first = test.results.find(({ status }) => status !== 'passed' && status !== 'skipped');
  return {
    what: placeOf(test),
    command: `npm run test:e2e -- ${named(test, titles)} --project=${project}`,
    reason: briefly(first?.error?.message ?? first?.status ?? ''),
  };
}

/** How Playwright is asked for one test: by its line, or by its title where many files share that line. */
function named(test: TestCase, titles: readonly string[]): string {
  let suite: Suite | undefined = test.parent;
  while (suite && suite.type !== 'file') suite = suite.parent;
  const spec = relative(ROOT, suite?.location?.file ?? test.location.file);
  const own = relative(ROOT, test.location.file);
  if (own === spec) return `${own}:${test.location.line}`;
  return `${spec} -g ${quoted(titles.join(' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))}`;
}
