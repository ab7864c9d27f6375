import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_LOCALES } from '../../contract/src/locales.ts';
import { answerSeconds, measureTimeoutFactor, scaled } from '../clock/timeouts.ts';
import { counted, ROOT, step } from '../steps.ts';
import { readOutput, takeStrangeLines } from '../tests/program-output.ts';
import { PUBLISHED_PASSWORD } from './demo-settings.ts';
import { freePort } from './free-port.ts';
import {
  buildContent,
  buildWebsite,
  CONTENT_COMMAND,
  HEAP_ENV,
  installContent,
  WEBSITE_COMMAND,
} from './prepare.ts';
import { fillSeeded, keepSeeded, seededToday } from './seeded-data.ts';

/** Both programs, running on free ports with data of their own. */
export interface Programs {
  website: string;
  content: string;
  purgeToken: string;
  previewSecret: string;
  dataDir: string;
  /** The demo as they began with it, for programs that are started beside them. */
  seeded: string;
  /** Process ids, for the benchmarks' look at CPU and memory. */
  pids: { website: number; content: number };
}

/**
 * Builds what is not built, starts both programs with the demo as seeded today in a temporary folder, runs `work`,
 * and ends them. Their logs stay in `.tmp/logs` for a look after a failure; a line in them that is no JSON object is one.
 * @param settings more of their environment
 */
export async function withPrograms<T>(
  work: (programs: Programs) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  await measureTimeoutFactor();
  await installContent();
  await buildContent();
  await buildWebsite();
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const dataDir = mkdtempSync(join(ROOT, '.tmp', 'data-'));
  const [port, contentPort] = [await freePort(), await freePort()];
  const programs: Programs = {
    website: `http://127.0.0.1:${port}`,
    content: `http://127.0.0.1:${contentPort}`,
    purgeToken: 'test-purge-token',
    previewSecret: 'test-preview-secret',
    dataDir,
    seeded: seededToday(),
    pids: { website: 0, content: 0 },
  };
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    CONTENT_PORT: String(contentPort),
    DATA_DIR: dataDir,
    CONTENT_URL: programs.content,
    WEBSITE_URL: programs.website,
    PURGE_TOKEN: programs.purgeToken,
    PREVIEW_SECRET: programs.previewSecret,
    DEMO: '1',
    DEMO_PASSWORD: process.env.DEMO_PASSWORD || PUBLISHED_PASSWORD,
    LOCALES: DEMO_LOCALES.join(),
    LAME_DUCK_SECONDS: '0',
    // Tests write more than any visitor does, and book more meetings.
    WRITES_PER_CLIENT: '1000000',
    BOOKING_DAYS: '42',
    CONTENT_ANSWER_SECONDS: answerSeconds(),
    ...settings,
  };
  const launchContent = () => launch('content', CONTENT_COMMAND, 'content', { ...env, ...HEAP_ENV });
  const contentAnswers = () => answering(`${programs.content}/readyz`);
  if (!fillSeeded(dataDir, programs.seeded)) {
    const seeding = launchContent();
    try {
      await step('Seeding the demo', () => Promise.race([contentAnswers(), gone('content', seeding)]));
      keepSeeded(dataDir, programs.seeded);
    } catch (error) {
      rmSync(dataDir, { recursive: true, force: true });
      throw error;
    } finally {
      // Its memory is that of all pictures it has just made: no figure is taken from a process that has seeded.
      await stop(seeding);
    }
  }
  const content = launchContent();
  const website = launch('website', WEBSITE_COMMAND, 'website', { ...env, ...HEAP_ENV });
  programs.pids = { website: website.pid ?? 0, content: content.pid ?? 0 };
  let result: T;
  try {
    await step('Starting both programs', () =>
      Promise.race([
        Promise.all([contentAnswers(), answering(`${programs.website}/readyz`)]),
        gone('content', content),
        gone('website', website),
      ]),
    );
    result = await work(programs);
  } finally {
    await Promise.all([stop(website), stop(content)]);
    rmSync(dataDir, { recursive: true, force: true });
  }
  const strange = takeStrangeLines();
  if (strange.length > 0)
    throw new Error(`Lines of programs that are no JSON object:\n${strange.join('\n')}`);
  return result;
}

/** The settings by which tests find both programs. */
export function settingsFor(programs: Programs): Record<string, string> {
  return {
    BASE_URL: programs.website,
    CONTENT_URL: programs.content,
    PURGE_TOKEN: programs.purgeToken,
    PREVIEW_SECRET: programs.previewSecret,
    TEST_DATA_DIR: programs.dataDir,
    SEEDED_DIR: programs.seeded,
  };
}

function launch(name: string, args: string[], folder: string, env: Record<string, string>): ChildProcess {
  mkdirSync(join(ROOT, '.tmp', 'logs'), { recursive: true });
  const child = counted(
    spawn(process.execPath, args, {
      cwd: join(ROOT, folder),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const log = createWriteStream(join(ROOT, '.tmp', 'logs', `${name}.log`));
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  readOutput(name, child);
  return child;
}

/** Rejects when a program ends. */
function gone(name: string, child: ChildProcess): Promise<never> {
  return new Promise((_, reject) =>
    child.once('exit', (code) => reject(new Error(`The ${name} program ended with ${code}; see .tmp/logs.`))),
  );
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    const late = setTimeout(() => child.kill('SIGKILL'), 12_000);
    child.once('exit', () => {
      clearTimeout(late);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Waits until the address answers 200; gives up after two minutes, scaled. */
export async function answering(url: string): Promise<void> {
  const until = Date.now() + scaled(120_000);
  while (Date.now() < until) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer in time; see .tmp/logs.`);
}
