import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PARTS = [
  'src',
  'dev',
  'fixtures',
  'integrations',
  'public',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/** A development server over a copy of the website, whose files a test may change as it likes. */
export interface DevSite {
  url: string;
  /** Puts `to` where `from` stands in a file of `website/`, as an editor saves it. Throws when it stands nowhere. */
  save(file: string, from: string, to: string): void;
  /** Ctrl-C; resolves with the exit code. */
  interrupt(): Promise<number | null>;
  /** What it has said. */
  said(): string;
  remove(): Promise<void>;
}

export async function startDevSite(env: Record<string, string> = {}): Promise<DevSite> {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.tmp', 'dev-'));
  const website = join(folder, 'website');
  for (const part of PARTS) cpSync(join(ROOT, 'website', part), join(website, part), { recursive: true });
  cpSync(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  const child = spawn(process.execPath, ['dev/main.ts'], {
    cwd: website,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOCALES: 'pl-PL,en',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += part));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await addressOf(child, () => said).catch((error: unknown) => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    said: () => said,
    save(file, from, to) {
      const path = join(website, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} holds no "${from}"`);
      writeFileSync(path, text.replace(from, to));
    },
    interrupt() {
      child.kill('SIGINT');
      return ended;
    },
    async remove() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address that it says it listens on. */
function addressOf(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = /Website (http:\S+)/.exec(said())?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`The development server did not start: ${said()}`)));
  });
}
