import { runChecks } from './checks.ts';
import { pinClock } from './pinned-clock.ts';
import { installContent } from './prepare.ts';
import { Report } from './report.ts';

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
