import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../settings';

/** A token that is made once and kept with the data, readable by the owner: whoever may read that folder has it. */
export function tokenFile(name: string): string {
  const file = join(settings().dataDir, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
