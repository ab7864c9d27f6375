import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { postgresFolder } from '../../scripts/programs/postgres.ts';
import { runScript } from './script.ts';

/** Runs `npm run backup` or `npm run restore` with these settings; throws what it said when it fails. */
const command = (name: 'backup' | 'restore', args: string[], env: Record<string, string>) =>
  runScript(`scripts/backup/${name}.ts`, args, {
    // PostgreSQL's client is of the version that the tests' server has.
    ...(env.DATABASE_URL && { POSTGRES_BIN: postgresFolder() }),
    ...env,
  });

/** Backs up into a folder. @param env DATA_DIR and DATABASE_URL @returns the backup's own folder */
export async function backUp(into: string, env: Record<string, string>): Promise<string> {
  await command('backup', [into], env);
  const [name, ...more] = readdirSync(into);
  if (!name || more.length > 0) throw new Error(`Not one backup in ${into}`);
  return join(into, name);
}

export const restore = (backup: string, env: Record<string, string>): Promise<string> =>
  command('restore', [backup], env);
