import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENT_COMMAND } from '../scripts/prepare.ts';
import { answering, freePort } from '../scripts/test-programs.ts';
import { LIVE } from './site.ts';

const CONTENT = join(dirname(dirname(fileURLToPath(import.meta.url))), 'content');

/** A content system of a test's own, built already, on a free port. */
export interface ContentProcess {
  url: string;
  /** SIGTERM, and wait. The data stays. */
  stop(): Promise<void>;
}

/** Ends a process and waits until it is gone. */
export function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (!child || child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** Starts a content system in all languages of the demo and waits until it can serve. */
export async function startContent(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ContentProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, CONTENT_COMMAND, {
    cwd: CONTENT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      CONTENT_PORT: String(port),
      DATA_DIR: dataDir,
      LOCALES: LIVE.join(),
      ...env,
    },
    stdio: 'ignore',
  });
  await answering(`${url}/readyz`);
  return { url, stop: () => ended(child, 'SIGTERM') };
}
