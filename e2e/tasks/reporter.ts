import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { CLICKS, FOLLOWED, LIMIT } from './clicks.ts';

/** Prints how many clicks each task took, how many it may take at most, and how soon a preview showed what was saved. */
export default class TaskTable implements Reporter {
  private readonly lines: string[] = [];

  onTestEnd(test: TestCase, { annotations, status, duration }: TestResult) {
    const said = (type: string) => annotations.find((one) => one.type === type)?.description ?? '–';
    if (said(LIMIT) === '–') return;
    const seconds = Math.round(duration / 1000);
    this.lines.push(
      `| ${test.title} | ${said(CLICKS)} | ${said(LIMIT)} | ${status} | ${seconds} | ${said(FOLLOWED)} |`,
    );
  }

  onEnd() {
    const head = ['| Task | clicks | at most | | s | ms from save to preview |', '|---|---|---|---|---|---|'];
    process.stdout.write(`\n${[...head, ...this.lines].join('\n')}\n`);
  }

  printsToStdio() {
    return true;
  }
}
