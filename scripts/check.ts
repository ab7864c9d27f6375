import { runChecks } from './checks/checks.ts';
import { pinClock } from './clock/pinned-clock.ts';
import { installContent } from './programs/prepare.ts';
import { Report } from './tests/report/report.ts';

// `npm run check` runs all checks to their end; `npm run check -- lint sizes` runs those.
const report = new Report();
try {
  await installContent();
  await pinClock();
  await runChecks(report, process.argv.slice(2));
  if (!report.end()) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
