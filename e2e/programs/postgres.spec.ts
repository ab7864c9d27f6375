import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conformanceOf, uncovered } from '@mall/contract';
import { postgresFolder } from '../../scripts/postgres.ts';
import { freePort } from '../../scripts/test-programs.ts';
import { scaled } from '../../scripts/timeouts.ts';
import { expect, test } from '../base-test.ts';
import { CONTENT_URL } from '../content-calls.ts';
import { ended } from '../content-process.ts';
import { LIVE } from '../site.ts';
import { type SubmissionRig, startRig, submissionCases } from '../submission-cases.ts';

/** PostgreSQL refuses to run as root: then Debian's own user for it runs it. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

let database: ChildProcess | undefined;
let rig: SubmissionRig;
let directory: string;
let url: string;

test.describe.configure({ mode: 'serial', timeout: scaled(60_000) });

test.beforeAll(async () => {
  test.setTimeout(scaled(120_000));
  const bin = postgresFolder();
  const user = unprivileged();
  directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
  const cluster = join(directory, 'cluster');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'mall', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      ...user,
      cwd: directory,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  database = spawn(
    join(bin, 'postgres'),
    ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-k', directory, '-F'],
    {
      ...user,
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    database?.once('exit', (code) => reject(new Error(`postgres ended with ${code}`)));
    database?.stderr?.on('data', (part: Buffer) => {
      if (part.includes('ready to accept connections')) resolve();
    });
  });
  // What the content system writes lies beside the cluster.
  rig = await startRig(join(directory, 'data'), {
    DATABASE_URL: `postgres://mall@127.0.0.1:${port}/postgres`,
  });
  url = rig.content.url;
});

test.afterAll(async () => {
  await rig?.stop();
  await ended(database, 'SIGINT');
  rmSync(directory, { recursive: true, force: true });
});

test('on PostgreSQL every call answers as the contract says, in every language', async () => {
  const results = await conformanceOf(url, LIVE, new Date());
  expect(uncovered(results)).toEqual([]);
  expect(results.filter(({ status, departures }) => status !== 200 || departures.length > 0)).toEqual([]);
});

test('lists hold the same in the same order as on SQLite', async () => {
  const shape = async (origin: string, path: string) => {
    const { data } = (await (await fetch(origin + path)).json()) as {
      data: { attributes: Record<string, unknown> }[];
    };
    return data.map(({ attributes }) => attributes.slug ?? attributes.name);
  };
  for (const path of [
    '/api/offers',
    '/api/tenants/promoted',
    '/api/tenants/tenantCategories/moda',
    '/api/offers/promoted',
  ]) {
    for (const locale of ['pl-PL', 'cs-CZ']) {
      const query = `${path}?locale=${locale}`;
      expect(await shape(url, query), query).toEqual(await shape(CONTENT_URL, query));
    }
  }
});

submissionCases(() => rig, { keys: 8, votes: 200 });
