import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import {
  buildContent,
  buildWebsite,
  CONTENT_COMMAND,
  HEAP_ENV,
  installContent,
  WEBSITE_COMMAND,
} from './prepare.ts';
import { ROOT } from './steps.ts';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const contentPort = Number(process.env.CONTENT_PORT || 1337);
const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data');
/** Where the programs reach each other; an address that stands for "all" is no address to call. */
const inner = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
const contentUrl = `http://${inner}:${contentPort}`;
const websiteUrl = `http://${inner}:${port}`;
const DEMO_LOCALES = 'pl-PL,en,bg-BG,cs-CZ,hr-HR,hu-HU,lt-LT,ro-RO,sk-SK,ru,sr';

/** Both programs end what is under way within ten seconds of their lame-duck time. */
const KILL_MS = 12_000 + Number(process.env.LAME_DUCK_SECONDS || 0) * 1000;

const children: ChildProcess[] = [];
let ending = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));

try {
  await free(port, 'PORT');
  await free(contentPort, 'CONTENT_PORT');
  await installContent();
  await buildContent();
  const env = shared();
  launch('content', CONTENT_COMMAND, join(ROOT, 'content'), { ...env, ...HEAP_ENV });
  await buildWebsite();
  launch('website', WEBSITE_COMMAND, join(ROOT, 'website'), { ...env, ...HEAP_ENV });
  await Promise.all([answers(`${contentUrl}/readyz`), answers(`${websiteUrl}/readyz`)]);
  process.stdout.write(`\nWebsite ${shown(port)}  Content system ${shown(contentPort)}/admin\n`);
} catch (error) {
  if (!ending) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await end(1);
}

/** A secret between the two programs: made once and kept with the data. */
function kept(name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Settings both programs must agree on. */
function shared(): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    CONTENT_PORT: String(contentPort),
    DATA_DIR: dataDir,
    CONTENT_URL: process.env.CONTENT_URL || contentUrl,
    WEBSITE_URL: process.env.WEBSITE_URL || websiteUrl,
    PURGE_TOKEN: process.env.PURGE_TOKEN || kept('purge-token'),
    PREVIEW_SECRET: process.env.PREVIEW_SECRET || kept('preview-secret'),
    LOCALES: process.env.LOCALES || DEMO_LOCALES,
    // Nobody spreads requests over several of these.
    LAME_DUCK_SECONDS: process.env.LAME_DUCK_SECONDS || '0',
  };
}

function launch(name: string, args: string[], cwd: string, env: Record<string, string>) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  children.push(child);
  child.on('exit', (code) => {
    if (ending) return;
    process.stderr.write(`The ${name} program ended with ${code}; stopping.\n`);
    void end(1);
  });
}

async function answers(url: string) {
  const until = Date.now() + 240_000;
  while (Date.now() < until && !ending) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} did not answer within 4 minutes.`);
}

async function free(wanted: number, setting: string) {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`Port ${wanted} is in use. Set ${setting} to another one.`)));
    probe.listen(wanted, host, () => probe.close(() => resolve()));
  });
}

async function end(code: number) {
  if (ending) return;
  ending = true;
  const gone = children.map((child) =>
    child.exitCode !== null ? undefined : new Promise((resolve) => child.once('exit', resolve)),
  );
  for (const child of children) child.kill('SIGTERM');
  const late = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, KILL_MS);
  await Promise.all(gone);
  clearTimeout(late);
  process.exit(code);
}

function shown(number: number) {
  return `http://${host}:${number}`;
}
