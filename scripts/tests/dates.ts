import { existsSync, readFileSync, rmSync } from 'node:fs';
import { instantOf } from '../clock/pinned-clock.ts';
import { measureTimeoutFactor } from '../clock/timeouts.ts';
import { run } from '../steps.ts';
import { PassedParts, RESUME } from './report/passed-parts.ts';
import { OUTCOME_OF_RUN, type Outcome, Report } from './report/report.ts';

// Everything that depends on time at moments that differ: `npm run test:dates`, or at some of them or at others,
// `npm run test:dates -- 2026-12-24T15:58 2028-02-29T12:00`. Each is a run of its own, with the demo seeded on its day.
// With `--resume` those are left out that have passed on this tree.
const MOMENTS: Readonly<Record<string, string>> = {
  '2026-12-07T08:59': 'a Monday, a minute before the doors open',
  '2026-12-08T09:01': 'a Tuesday, a minute after they have opened',
  '2026-12-09T21:59': 'a Wednesday, a minute before they close',
  '2026-12-10T22:01': 'a Thursday, a minute after they have closed',
  '2026-12-11T23:59': 'a Friday, a minute before midnight',
  '2026-12-12T00:01': 'a Saturday, a minute after midnight',
  '2026-11-29T12:00': 'a Sunday on which shops are closed',
  '2026-12-13T11:00': 'a Sunday on which they may open',
  '2026-12-24T15:58': 'Christmas Eve',
  '2026-12-25T18:00': 'Christmas Day',
  '2026-12-26T10:00': 'the day after',
  '2026-12-31T16:59': 'New Year’s Eve, a minute before the doors close early',
  '2027-01-01T00:30': 'New Year',
  '2027-01-31T12:30': 'the last day of a month, a Sunday on which shops may open',
  '2027-02-01T09:30': 'the first day of a month',
  '2027-03-27T23:58': 'the night before Easter, in which clocks go forward',
  '2027-03-28T01:58': 'Easter Sunday, two minutes before clocks go forward',
  '2027-03-28T03:01': 'Easter Sunday, a minute after',
  '2027-03-29T12:00': 'Easter Monday',
  '2027-04-30T22:00': 'the evening before a holiday and a month’s end, at closing',
  '2027-05-01T11:00': 'a holiday on a Saturday and on a month’s first day',
  '2027-05-27T12:00': 'Corpus Christi, a Thursday',
  '2027-10-31T00:58Z': 'a Sunday, two minutes before clocks go back from 3 to 2',
  '2027-10-31T01:30Z': 'the same Sunday, in the hour that comes again',
  '2028-02-28T23:58': 'the evening before 29 February',
  '2028-02-29T12:00': '29 February',
};

const asked = process.argv.slice(2).filter((argument) => argument !== RESUME);
const passed = new PassedParts();
const report = new Report();
try {
  // All are read before the first is begun.
  for (const at of asked) instantOf(at);
  await measureTimeoutFactor();
  for (const at of asked.length > 0 ? asked : Object.keys(MOMENTS)) {
    const before = report.outcome().failed.length;
    await passed.run(`npm run test:dates -- ${at}`, at, async () => {
      await moment(at);
      return report.outcome().failed.length === before;
    });
  }
} catch (error) {
  await report.part('Making ready', 'npm run test:dates', () => Promise.reject(error));
}
if (!report.end()) process.exitCode = 1;

/** The units and the programs each begin at the moment itself: what takes long and comes before is done before. */
async function moment(at: string): Promise<void> {
  for (const part of ['ahead', 'moment']) {
    rmSync(OUTCOME_OF_RUN, { force: true });
    await report.tests(
      `${at}, ${MOMENTS[at] ?? 'as asked for'}: ${part}`,
      `npm run test:dates -- ${at}`,
      () => run(process.execPath, ['scripts/test.ts', part], { env: { AT: at }, output: 'show' }),
      () => outcomeAt(at),
    );
  }
}

function outcomeAt(at: string): Outcome | undefined {
  if (!existsSync(OUTCOME_OF_RUN)) return undefined;
  const outcome = JSON.parse(readFileSync(OUTCOME_OF_RUN, 'utf8')) as Outcome;
  const then = (failures: Outcome['failed']) =>
    failures.map((one) => ({ ...one, what: `${at}: ${one.what}`, command: `AT=${at} ${one.command}` }));
  return { ...outcome, failed: then(outcome.failed), unsteady: then(outcome.unsteady) };
}
