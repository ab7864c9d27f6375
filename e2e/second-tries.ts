import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Stumbles of one run that may be mended by a second try: more are no accident of a busy machine. */
const MOST = 2;

/** Stands beside the results when tests are left to be run, and nothing else is wrong. */
export const LEFT_FILE = 'tests-left';

/** An error between two tests ends the process of the first, and leaves out the test that it had begun with next. */
const wasLeftOut = (test: TestCase) => test.outcome() === 'skipped' && test.expectedStatus !== 'skipped';

/**
 * Fails a run with more than two stumbles: tests that passed with their second try only (the list names them as
 * flaky), and errors that came between tests (the list prints them). Tests of what must never be lost or doubled have
 * no second try: `test.describe.configure({ retries: 0 })`.
 */
export default class SecondTries implements Reporter {
  private suite: Suite | undefined;
  private leftFile: string | undefined;
  private between = 0;

  onBegin({ projects }: FullConfig, suite: Suite) {
    this.suite = suite;
    const [first] = projects;
    this.leftFile = first && join(first.outputDir, LEFT_FILE);
    if (this.leftFile) rmSync(this.leftFile, { force: true });
  }

  onError() {
    this.between += 1;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = this.suite?.allTests() ?? [];
    const are = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome).length;
    const stumbles = are('flaky') + this.between;
    if (stumbles > MOST) {
      process.stdout.write(`${stumbles} second tries and errors between tests; ${MOST} at most may be.\n`);
      return { status: 'failed' };
    }
    const ran = are('expected') + are('flaky');
    if (status !== 'failed' || are('unexpected') > 0 || this.between === 0 || ran === 0) return { status };
    if (!tests.some(wasLeftOut)) return { status: 'passed' };
    if (this.leftFile) writeFileSync(this.leftFile, '');
    return { status };
  }

  printsToStdio() {
    return false;
  }
}
