import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ACCOUNT, type Account } from './eyes.ts';

/** Prints each finding as it comes, and at the end one table of what was looked at. */
export default class LookReporter implements Reporter {
  private readonly rows = new Map<
    string,
    { looks: number; seen: number; tongues: Set<string>; findings: number }
  >();
  private broken = 0;
  private readonly began = Date.now();

  onTestEnd(test: TestCase, result: TestResult) {
    const accounts = result.annotations
      .filter(({ type }) => type === ACCOUNT)
      .map(({ description }): Account => JSON.parse(description ?? ''));
    let found = 0;
    for (const { subject, tongue, looks, seen, findings } of accounts) {
      const row = this.rows.get(subject) ?? { looks: 0, seen: 0, tongues: new Set(), findings: 0 };
      row.looks += looks;
      row.seen += seen;
      row.tongues.add(tongue);
      row.findings += findings.length;
      found += findings.length;
      this.rows.set(subject, row);
      for (const finding of findings) process.stdout.write(`${tongue} ${subject}: ${finding}\n`);
    }
    if (result.status === 'passed' || result.status === 'skipped' || found > 0) return;
    this.broken += 1;
    process.stdout.write(`${test.title} could not be looked at: ${result.error?.message ?? result.status}\n`);
  }

  onEnd() {
    const total = { looks: 0, seen: 0, findings: 0 };
    const line = (...cells: (string | number)[]) =>
      `${String(cells[0]).padEnd(22)}${cells
        .slice(1)
        .map((cell) => String(cell).padStart(12))
        .join('')}\n`;
    let table = line('looked at', 'languages', 'looks', 'texts', 'findings');
    for (const [subject, { looks, seen, tongues, findings }] of this.rows) {
      table += line(subject, tongues.size, looks, seen, findings);
      total.looks += looks;
      total.seen += seen;
      total.findings += findings;
    }
    table += line('all', '', total.looks, total.seen, total.findings);
    const minutes = ((Date.now() - this.began) / 60_000).toFixed(1);
    process.stdout.write(`\n${table}\n${minutes} minutes; ${this.broken} subjects could not be looked at.\n`);
  }
}
