import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { instantOf } from '../../../contract/src/centre-time.ts';
import { DEMO_LOCALES, type Locale } from '../../../contract/src/locales.ts';
import { differences, listedPaths, readWholeSite } from '../../../e2e/processes/whole-site.ts';
import { centreToday, pinClock } from '../../clock/pinned-clock.ts';
import { measureTimeoutFactor } from '../../clock/timeouts.ts';
import { buildContent, buildWebsite, installContent } from '../../programs/prepare.ts';
import { ROOT, run, step } from '../../steps.ts';

// What the release before has in its database is there after the upgrade: this website is asked for its pages over the
// older content system, then over this one with the same data, and both times says the same. `npm run test:upgrade` from
// the newest release, `npm run test:upgrade -- 1a2b3c4` from another commit; PAGES=all for all languages.
const PLACE = join(ROOT, '.tmp', 'upgrade');
const languages: readonly Locale[] = process.env.PAGES === 'all' ? DEMO_LOCALES : ['pl-PL', 'hu-HU'];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

/** The newest release, else the commit before this one. */
function newest(): string {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  } catch {
    return 'HEAD^';
  }
}

/** The older version in a folder of its own, with its content system built. */
async function older(commit: string): Promise<string> {
  const folder = join(PLACE, commit);
  if (!existsSync(folder)) {
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', folder, commit);
  }
  const script = join(import.meta.dirname, 'build-older.ts');
  await run('node', ['scripts/bootstrap.mjs', relative(folder, script)], { cwd: folder });
  return join(folder, 'content');
}

mkdirSync(PLACE, { recursive: true });
const data = mkdtempSync(join(ROOT, '.tmp', 'upgraded-'));
try {
  await pinClock();
  await measureTimeoutFactor();
  const from = git('rev-parse', '--short', `${process.argv[2] ?? newest()}^{commit}`);
  await installContent();
  await buildContent();
  await buildWebsite();
  const contentFolder = await step(`Building the content system of ${from}`, () => older(from));
  const moment = instantOf(centreToday(), '12:07', 'Europe/Warsaw').getTime();
  const before = await step(`Seeding and reading what ${from} has`, () =>
    readWholeSite({
      dataDir: join(data, 'older'),
      moment,
      contentFolder,
      paths: (site) => listedPaths(site, languages),
    }),
  );
  cpSync(join(data, 'older'), join(data, 'newer'), { recursive: true });
  const after = await step('Upgrading it and reading again', () =>
    readWholeSite({ dataDir: join(data, 'newer'), moment, paths: async () => before.paths }),
  );
  const amiss = [
    ...differences(before, after),
    ...before.uploads.filter((name) => !after.uploads.includes(name)),
  ];
  for (const line of amiss) process.stdout.write(`${line}\n`);
  process.stdout.write(
    `${before.paths.length} pages and ${before.uploads.length} files from ${from}, ${amiss.length} not as before.\n`,
  );
  process.exitCode = amiss.length === 0 && before.paths.length > 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(data, { recursive: true, force: true });
}
