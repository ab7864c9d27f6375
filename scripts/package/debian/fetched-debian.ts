import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, step } from '../../steps.ts';
import { command } from '../trial.ts';

const MIRROR = 'http://deb.debian.org/debian';

/**
 * The smallest Debian of a release, fetched from Debian's packages once and kept. @param included packages beyond it
 * @returns its root, to be copied rather than changed
 */
export async function fetchedDebian(release: string, included: readonly string[] = []): Promise<string> {
  const kept = join(ROOT, '.tmp', 'debian', [release, ...included].join('+'));
  if (existsSync(kept)) return kept;
  const making = `${kept}.${process.pid}`;
  const options = ['--variant=minbase', ...(included.length > 0 ? [`--include=${included.join()}`] : [])];
  await step(`Fetching a bare Debian (${release})`, async () => {
    mkdirSync(join(kept, '..'), { recursive: true });
    try {
      command('debootstrap', [...options, release, making, MIRROR]);
      command('mv', [making, kept]);
    } finally {
      rmSync(making, { recursive: true, force: true });
    }
  });
  return kept;
}
