import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/programs/free-port.ts';
import { postgresFolder } from '../../scripts/programs/postgres.ts';
import { ended } from '../processes/content-process.ts';

/** A PostgreSQL of a test's own, on a free port. */
export interface PostgresProcess {
  /** For DATABASE_URL. */
  url: string;
  /** As `pg_ctl stop -m immediate`: every connection is cut off, and nothing is written any more. */
  crash(): Promise<void>;
  /** Starts again after that, and resolves once it has recovered. */
  recover(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then Debian's own user for it runs it. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** @param directory an empty one, for the cluster and its socket */
export async function startPostgres(directory: string): Promise<PostgresProcess> {
  const bin = postgresFolder();
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
  const cluster = join(directory, 'cluster');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'mall', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: directory, stdio: 'ignore' },
  );
  const port = String(await freePort());
  let database: ChildProcess | undefined;

  async function start() {
    // Without -F (no fsync) it would be slower, and no safer from a crash of its own.
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', cluster, '-p', port, '-h', '127.0.0.1', '-k', directory, '-F'],
      { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    database = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`postgres ended with ${code}`)));
      child.stderr?.on('data', (part: Buffer) => {
        if (part.includes('ready to accept connections')) resolve();
      });
    });
  }

  await start();
  return {
    url: `postgres://mall@127.0.0.1:${port}/postgres`,
    crash: () => ended(database, 'SIGQUIT'),
    recover: start,
    stop: () => ended(database, 'SIGINT'),
  };
}

/** What an SQL statement gives, a line each row. @param url as of DATABASE_URL */
export const queried = (url: string, sql: string): string[] =>
  execFileSync(join(postgresFolder(), 'psql'), ['-AtXqc', sql, url]).toString().trim().split('\n');
