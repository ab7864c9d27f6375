import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { StoppingProgram } from '../../contract/src/settings/stopping.ts';
import { ROOT } from '../steps.ts';
import { createEnding } from './ending.ts';
import { ADDRESSES, portIsFree, sharedSettings } from './own-settings.ts';
import { type Phases, phasesSince } from './phases.ts';
import { CONTENT_COMMAND, HEAP_ENV, WEBSITE_COMMAND } from './prepare.ts';

const { host, port, contentPort, contentUrl, websiteUrl } = ADDRESSES;

const ending = createEnding(Number(process.env.LAME_DUCK_SECONDS || 0) * 1000);

/** What each program needs before it can start, and what of it is done; nothing where it is built already. */
export interface Preparation {
  content?: (done: (what: string) => void) => Promise<void>;
  website?: (done: (what: string) => void) => Promise<void>;
  /** Done once both answer. */
  ready?: () => Promise<void>;
}

/**
 * Runs both programs of this machine until one ends or a signal comes, which ends both (a second Ctrl-C at once), and says
 * where they are once they can serve, and how long that took. The content system starts while the website is prepared.
 * @param began since when that counts, in milliseconds since 1970
 */
export async function runBoth(prepare?: Preparation, began = Date.now()): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void end(0, signal === 'SIGINT' ? 'press' : 'else'));
  try {
    await startBoth(prepare, phasesSince(began));
  } catch (error) {
    if (ending.begun()) return;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await end(1);
  }
}

async function startBoth(prepare: Preparation | undefined, times: Phases) {
  await portIsFree(port, 'PORT');
  await portIsFree(contentPort, 'CONTENT_PORT');
  await prepare?.content?.(times.done);
  const env = {
    ...sharedSettings(),
    NODE_ENV: 'production',
    CONTENT_URL: process.env.CONTENT_URL || contentUrl,
  };
  launch('content', CONTENT_COMMAND, join(ROOT, 'content'), { ...env, ...HEAP_ENV });
  await prepare?.website?.(times.done);
  if (ending.begun()) return;
  launch('website', WEBSITE_COMMAND, join(ROOT, 'website'), { ...env, ...HEAP_ENV });
  await Promise.all([answers(`${contentUrl}/readyz`), answers(`${websiteUrl}/readyz`)]);
  times.done('start');
  await prepare?.ready?.();
  process.stdout.write(
    `\nWebsite ${shown(port)}  Content system ${shown(contentPort)}/admin\nBoth answer after ${times.told()}.\n`,
  );
}

function launch(name: StoppingProgram, args: string[], cwd: string, env: Record<string, string>) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  ending.watch(name, child);
  child.on('exit', (code, signal) => {
    if (ending.begun()) return;
    process.stderr.write(`The ${name} program ended with ${code ?? signal}; stopping.\n`);
    void end(1);
  });
}

async function answers(url: string) {
  const until = Date.now() + 240_000;
  while (Date.now() < until && !ending.begun()) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} did not answer within 4 minutes.`);
}

async function end(code: number, by: 'press' | 'else' = 'else') {
  await ending.end(by);
  process.exit(code);
}

function shown(number: number) {
  return `http://${host}:${number}`;
}
