import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../steps.ts';

/** In `DATA_DIR`: what the programs over these data are told where the environment says nothing. */
export const SETTINGS_FILE = 'settings.env';

const HEAD = `# Read by npm start, npm run website and npm run content with this DATA_DIR. The environment stands above it.
`;

/**
 * Takes the settings that are kept with the data into the environment, which stands above them.
 * @returns `DATA_DIR`, absolute
 */
export function takeSettings(env: NodeJS.ProcessEnv = process.env): string {
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  const file = join(dataDir, SETTINGS_FILE);
  if (!existsSync(file)) return dataDir;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) env[name] ||= value;
  return dataDir;
}

/** Keeps settings with the data, beside what somebody else has written into the file. @param values on one line each */
export function keepSettings(dataDir: string, values: Readonly<Record<string, string>>): void {
  const file = join(dataDir, SETTINGS_FILE);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
  const others = before
    .split('\n')
    .filter((line) => !Object.keys(values).some((name) => line.trimStart().startsWith(`${name}=`)));
  const own = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${[others.join('\n').trimEnd(), ...own].join('\n')}\n`);
}
