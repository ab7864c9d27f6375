import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, step } from '../../steps.ts';

/** Something that did not pass, and the command that runs it alone. */
export interface Failure {
  what: string;
  command: string;
  /** The first words of why, on one line. */
  reason?: string;
}

/** A test, and how long it took, all tries together. */
export interface Timed {
  what: string;
  ms: number;
}

/** What a run of tests came to, as its runner wrote it down. */
export interface Outcome {
  passed: number;
  skipped: number;
  failed: Failure[];
  /** Passed, but only when tried again. */
  unsteady: Failure[];
  /** Where a run would soonest be made shorter; see `slowestOf`. */
  slowest?: Timed[];
}

/** Where runners write down what they came to. */
export const OUTCOMES = join(ROOT, '.tmp', 'outcomes');

/** Where every run writes down what it came to. */
export const OUTCOME_OF_RUN = join(OUTCOMES, 'run.json');

/** So many failures are named one by one; of more than that, nobody reads a list. */
const NAMED = 40;

/** So many of the slowest tests are named: together they are much of a run that two work at. */
const SLOWEST = 10;

/**
 * Collects what fails while all parts of a test run go on to their end, and says it once, at the end: a part that hides
 * the next one costs a run for each failure.
 */
export class Report {
  private readonly failures: Failure[] = [];
  private readonly unsteady: Failure[] = [];
  private readonly slowest: Timed[] = [];
  private passed = 0;
  private skipped = 0;

  /** Does one part and takes note of its failure. @returns whether it passed */
  async part(what: string, command: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await step(what, work);
      this.passed += 1;
      return true;
    } catch (error) {
      this.failures.push({ what, command, reason: briefly(error) });
      process.stdout.write(`${what}: FAILED\n`);
      return false;
    }
  }

  /**
   * Does a part that consists of many tests, and names those that failed. Where the runner wrote nothing down, the part
   * itself has failed. @param read what the runner wrote down, if it did
   */
  async tests(
    what: string,
    command: string,
    work: () => Promise<void>,
    read: () => Outcome | undefined,
  ): Promise<void> {
    let fault: Failure | undefined;
    try {
      await step(what, work);
    } catch (error) {
      process.stdout.write(`${what}: FAILED\n`);
      fault = { what, command, reason: briefly(error) };
    }
    const outcome = read();
    this.passed += outcome?.passed ?? 0;
    this.skipped += outcome?.skipped ?? 0;
    this.unsteady.push(...(outcome?.unsteady ?? []));
    this.slowest.push(...(outcome?.slowest ?? []));
    const named = outcome?.failed ?? [];
    this.failures.push(...named);
    if (!outcome || (fault && named.length === 0)) {
      this.failures.push(fault ?? { what, command, reason: 'its runner wrote no results down' });
    }
  }

  /** What all parts came to together. */
  outcome(): Outcome {
    return { passed: this.passed, skipped: this.skipped, failed: this.failures, unsteady: this.unsteady };
  }

  /** Says what was slow, what was unsteady and what failed, and ends with the counts. @returns whether all passed */
  end(): boolean {
    const slowest = slowestOf(this.slowest);
    // Of fewer, each has just been told with its time.
    if (slowest.length === SLOWEST) {
      const lines = slowest.map(({ what, ms }) => `  ${(ms / 1_000).toFixed(1)} s  ${what}\n`);
      process.stdout.write(`\nSlowest:\n${lines.join('')}`);
    }
    if (this.unsteady.length > 0)
      say(`Unsteady, passed only when tried again: ${this.unsteady.length}`, this.unsteady);
    if (this.failures.length > 0) say(`Failed: ${this.failures.length}`, this.failures);
    const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : '';
    process.stdout.write(`\nTests: ${this.passed} passed, ${this.failures.length} failed${skipped}\n`);
    return this.failures.length === 0;
  }
}

/** The ten that took longest, the slowest first. */
export function slowestOf(tests: readonly Timed[]): Timed[] {
  return tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
}

function say(heading: string, list: readonly Failure[]) {
  process.stdout.write(`\n${heading}\n`);
  for (const { what, command, reason } of list.slice(0, NAMED)) {
    process.stdout.write(`  ${what}\n${reason ? `    ${reason}\n` : ''}    ${command}\n`);
  }
  if (list.length > NAMED) process.stdout.write(`  and ${list.length - NAMED} more\n`);
}

/** So often may the journeys of a run stumble: more is no accident of a busy machine. */
const MAX_UNSTEADY = 3;

/** What is said of journeys that stumbled too often, if they did. */
export function tooUnsteady(unsteady: readonly Failure[]): Failure[] {
  if (unsteady.length <= MAX_UNSTEADY) return [];
  const what = `The journeys stumbled ${unsteady.length} times; ${MAX_UNSTEADY} at most may be`;
  return [{ what, command: 'npm run test:e2e' }];
}

/** What two runs of journeys came to, of which the second ran what the first left out. */
export function together(first: Outcome, second: Outcome): Outcome {
  const unsteady = [...first.unsteady, ...second.unsteady];
  const said = [first, second].some((one) => tooUnsteady(one.unsteady).length > 0);
  return {
    passed: first.passed + second.passed,
    skipped: first.skipped + second.skipped,
    failed: [...first.failed, ...second.failed, ...(said ? [] : tooUnsteady(unsteady))],
    unsteady,
    slowest: slowestOf([...(first.slowest ?? []), ...(second.slowest ?? [])]),
  };
}

/** What an error says first, on one line and without the colours of a terminal. */
export function briefly(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  return lines.filter(Boolean).slice(0, 3).join(' | ').slice(0, 300);
}

/** An argument as a shell takes it. */
export function quoted(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}

interface VitestResults {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Vitest's options to write its results down for `vitestOutcome`. @param file absolute */
export function vitestReporters(file: string): string[] {
  rmSync(file, { force: true });
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/** What a run of Vitest wrote down. @param command what runs its part, to which a file and a name can be added */
export function vitestOutcome(file: string, command: string): Outcome | undefined {
  if (!existsSync(file)) return undefined;
  const results = JSON.parse(readFileSync(file, 'utf8')) as VitestResults;
  const failed = results.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(ROOT, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        what: `${path}: ${fullName}`,
        command: `${command} -- ${path} -t ${quoted(fullName)}`,
        reason: briefly(failureMessages[0] ?? ''),
      }));
    // A file that could not be read has no tests, yet it failed.
    const whole = { what: path, command: `${command} -- ${path}`, reason: briefly(message) };
    return tests.length > 0 || status !== 'failed' ? tests : [whole];
  });
  return { passed: results.numPassedTests, skipped: results.numPendingTests, failed, unsteady: [] };
}
