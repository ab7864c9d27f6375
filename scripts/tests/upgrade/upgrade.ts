import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { instantOf } from '../../../contract/src/centre-time.ts';
import { DEMO_LOCALES, type Locale } from '../../../contract/src/locales.ts';
import { databaseOf } from '../../../e2e/processes/content-process.ts';
import { differences, listedPaths, readWholeSite } from '../../../e2e/processes/whole-site.ts';
import { type PostgresProcess, queried, startPostgres } from '../../../e2e/stores/postgres-process.ts';
import { centreToday, pinClock } from '../../clock/pinned-clock.ts';
import { measureTimeoutFactor } from '../../clock/timeouts.ts';
import { git } from '../../git/git.ts';
import { buildContent, buildWebsite, installContent } from '../../programs/prepare.ts';
import { ROOT, run, step } from '../../steps.ts';
import { upgradeAsked } from './asked.ts';
import { releaseBefore } from './release-before.ts';

// What the release before has in its database is there after the upgrade: this website is asked for its pages over the
// older content system, then over this one with the same data, and both times says the same. `npm run test:upgrade` from
// the newest release, `npm run test:upgrade -- 1a2b3c4` from another commit, `npm run test:upgrade -- postgres` on
// PostgreSQL instead of SQLite; PAGES=all for all languages.
const PLACE = join(ROOT, '.tmp', 'upgrade');
const languages: readonly Locale[] = process.env.PAGES === 'all' ? DEMO_LOCALES : ['pl-PL', 'hu-HU'];

/** A plan to print is drawn by the version that runs, and named after what stands on it: that it is led to is the same. */
const withoutPlanNames = (text: string) => text.replaceAll(/\bplan_([A-Za-z_]+)_[0-9a-f]{12}\b/g, 'plan_$1');

/** The older version in a folder of its own, with its content system built. */
async function older(commit: string): Promise<string> {
  const folder = join(PLACE, commit);
  if (!existsSync(folder)) {
    git(ROOT, 'worktree', 'prune');
    git(ROOT, 'worktree', 'add', '--detach', folder, commit);
  }
  const script = join(import.meta.dirname, 'build-older.ts');
  await run('node', ['scripts/bootstrap.mjs', relative(folder, script)], { cwd: folder });
  return join(folder, 'content');
}

/** That the shops are where they were to be: a content system that never heard of the database would pass as well. */
function holdsShops(database: PostgresProcess, dataDir: string): void {
  const [shops] = queried(database.url, 'SELECT count(*) FROM tenants');
  if (!(Number(shops) > 0) || existsSync(databaseOf(dataDir)))
    throw new Error(`The content system did not keep its data on PostgreSQL: ${shops} shops there.`);
}

mkdirSync(PLACE, { recursive: true });
const data = mkdtempSync(join(ROOT, '.tmp', 'upgraded-'));
// Its own user must reach it.
const cluster = mkdtempSync(join(tmpdir(), 'upgraded-'));
let database: PostgresProcess | undefined;
try {
  const { database: kind, commit } = upgradeAsked(process.argv.slice(2));
  await pinClock();
  await measureTimeoutFactor();
  const from = git(ROOT, 'rev-parse', '--short', `${commit ?? releaseBefore(ROOT)}^{commit}`);
  await installContent();
  await buildContent();
  await buildWebsite();
  if (kind === 'PostgreSQL') database = await startPostgres(cluster);
  const databaseUrl = database?.url;
  const contentFolder = await step(`Building the content system of ${from}`, () => older(from));
  const moment = instantOf(centreToday(), '12:07', 'Europe/Warsaw').getTime();
  const before = await step(`Seeding and reading what ${from} has`, () =>
    readWholeSite({
      dataDir: join(data, 'older'),
      moment,
      contentFolder,
      ...(databaseUrl && { databaseUrl }),
      paths: (site) => listedPaths(site, languages),
    }),
  );
  cpSync(join(data, 'older'), join(data, 'newer'), { recursive: true });
  if (database) holdsShops(database, join(data, 'older'));
  const after = await step('Upgrading it and reading again', () =>
    readWholeSite({
      dataDir: join(data, 'newer'),
      moment,
      ...(databaseUrl && { databaseUrl }),
      paths: async () => before.paths,
    }),
  );
  if (database) holdsShops(database, join(data, 'newer'));
  const amiss = [
    ...differences(before, after, withoutPlanNames),
    ...before.uploads.filter((name) => !after.uploads.includes(name)),
  ];
  for (const line of amiss) process.stdout.write(`${line}\n`);
  process.stdout.write(
    `${before.paths.length} pages and ${before.uploads.length} files from ${from} on ${kind}, ${amiss.length} not as before.\n`,
  );
  process.exitCode = amiss.length === 0 && before.paths.length > 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database?.stop();
  for (const folder of [data, cluster]) rmSync(folder, { recursive: true, force: true });
}
