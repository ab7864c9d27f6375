import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { briefly, type Failure, type Outcome } from '../scripts/report.ts';
import { ROOT } from '../scripts/steps.ts';

/** So many tests of a run may pass only when tried again. More are no accident of a busy machine. */
const MOST_UNSTEADY = 3;

/** Where a run of journeys writes down what it came to. */
export const OUTCOME_FILE = join(ROOT, '.tmp', 'outcomes', 'journeys.json');

/**
 * Writes down what failed and what was unsteady, with the first error of each and how to run it alone. Fails a run with
 * more than three unsteady tests.
 */
export default class OutcomeReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly between: Failure[] = [];

  onBegin(_: unknown, suite: Suite) {
    this.suite = suite;
    rmSync(OUTCOME_FILE, { force: true });
  }

  /** An error that belongs to no test: a process that could not begin, or that broke between two tests. */
  onError(error: TestError) {
    this.between.push({
      what: 'Between the journeys',
      command: 'npm run test:e2e',
      reason: briefly(error.message ?? error.value ?? 'an error without words'),
    });
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = this.suite?.allTests() ?? [];
    const are = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome);
    const unsteady = are('flaky').map(failureOf);
    const tooMany = unsteady.length > MOST_UNSTEADY;
    const outcome: Outcome = {
      passed: are('expected').length + unsteady.length,
      skipped: are('skipped').length,
      failed: [...are('unexpected').map(failureOf), ...this.between],
      unsteady,
    };
    if (tooMany) {
      outcome.failed.push({
        what: `${unsteady.length} journeys passed only when tried again; ${MOST_UNSTEADY} at most may`,
        command: 'npm run test:e2e',
      });
    }
    mkdirSync(dirname(OUTCOME_FILE), { recursive: true });
    writeFileSync(OUTCOME_FILE, JSON.stringify(outcome));
    return { status: tooMany ? 'failed' : status };
  }

  printsToStdio() {
    return false;
  }
}

function failureOf(test: TestCase): Failure {
  const { file, line } = test.location;
  const place = `${relative(ROOT, file)}:${line}`;
  const [, project = '', , ...titles] = test.titlePath();
  const first = test.results.find(({ status }) => status !== 'passed' && status !== 'skipped');
  return {
    what: `${place} [${project}] ${titles.join(' › ')}`,
    command: `npm run test:e2e -- ${place} --project=${project}`,
    reason: briefly(first?.error?.message ?? first?.status ?? ''),
  };
}
