import { join } from 'node:path';
import { ROOT, run } from '../steps.ts';

/**
 * Checks the types of a project with the native compiler. @param folder of its `tsconfig.json`, from the root
 * @param options more of the compiler's. By default it checks on one core, since another check has the other.
 */
export function checkTypes(folder: string, options: readonly string[] = ['--singleThreaded']): Promise<void> {
  return run('tsc', ['--noEmit', '--project', join(ROOT, folder), ...options]);
}

/** Where it is anyhow: its command forgets the first two words that it is told. */
const FORGOTTEN = ['--root', '.'];

/**
 * Checks the types in `.astro` files alone, for which Astro takes the compiler that is itself JavaScript: in six seconds
 * instead of the 38 that it needs for everything.
 */
export function checkTypesOfPages(): Promise<void> {
  const options = ['--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'];
  return run('astro-check', [...FORGOTTEN, ...options], { cwd: join(ROOT, 'website') });
}
