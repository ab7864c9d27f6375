import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { postgresFolder } from '../../scripts/programs/postgres.ts';

const SCRIPTS = join(import.meta.dirname, '../../scripts/backup');

/** Runs `npm run backup` or `npm run restore` with these settings; throws what it said when it fails. */
async function command(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(SCRIPTS, `${name}.ts`), ...args], {
    // PostgreSQL's client is of the version that the tests' server has.
    env: { PATH: process.env.PATH, ...(env.DATABASE_URL && { POSTGRES_BIN: postgresFolder() }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [code, said, complaint] = await Promise.all([
    new Promise((resolve) => child.once('exit', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(`${name}: ${complaint}`);
  return said;
}

/** Backs up into a folder. @param env DATA_DIR and DATABASE_URL @returns the backup's own folder */
export async function backUp(into: string, env: Record<string, string>): Promise<string> {
  await command('backup', [into], env);
  const [name, ...more] = readdirSync(into);
  if (!name || more.length > 0) throw new Error(`Not one backup in ${into}`);
  return join(into, name);
}

export const restore = (backup: string, env: Record<string, string>): Promise<string> =>
  command('restore', [backup], env);
