import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { CLICKS, LIMIT } from './clicks.ts';

/** Prints how many clicks each task took, and how many it may take at most. */
export default class TaskTable implements Reporter {
  private readonly lines: string[] = [];

  onTestEnd(test: TestCase, { annotations, status, duration }: TestResult) {
    const said = (type: string) => annotations.find((one) => one.type === type)?.description ?? '–';
    if (said(LIMIT) === '–') return;
    const seconds = Math.round(duration / 1000);
    this.lines.push(`| ${test.title} | ${said(CLICKS)} | ${said(LIMIT)} | ${status} | ${seconds} |`);
  }

  onEnd() {
    const head = ['| Task | clicks | at most | | s |', '|---|---|---|---|---|'];
    process.stdout.write(`\n${[...head, ...this.lines].join('\n')}\n`);
  }

  printsToStdio() {
    return true;
  }
}
