import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Says on the terminal what is being done, and afterwards how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  process.stdout.write(`${what} …\n`);
  const result = await work();
  process.stdout.write(`${what}: done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** 'show' passes output through; 'on failure' (default) prints it only when the command fails. */
  output?: 'show' | 'on failure';
}

/** What a command has to end in, also a program under test: it sends no mail that matters. */
const KILL_MS = 12_000;

const running = new Set<ChildProcess>();

const ENDING = ['SIGINT', 'SIGTERM'] as const;

/** While a counted process runs, a signal that ends this one ends that one first, and waits for it. */
export function counted(child: ChildProcess): ChildProcess {
  if (running.size === 0) for (const signal of ENDING) process.on(signal, endAll);
  running.add(child);
  const gone = () => {
    running.delete(child);
    if (running.size === 0) for (const signal of ENDING) process.off(signal, endAll);
  };
  child.once('exit', gone);
  // A command that was not found has begun nothing, and does not exit.
  child.once('error', gone);
  return child;
}

async function endAll(signal: NodeJS.Signals): Promise<void> {
  const left = [...running];
  const ended = left.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of left) child.kill('SIGTERM');
  await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, KILL_MS))]);
  for (const child of running) child.kill('SIGKILL');
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/** Runs a command to its end. Rejects when it fails, with its output. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const show = options.output === 'show';
    const child = counted(
      spawn(command, args, {
        cwd: options.cwd ?? ROOT,
        env: { ...process.env, ...options.env },
        stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      }),
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        said = (said + part.toString()).slice(-20_000);
      });
    }
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      if (!show) process.stderr.write(said);
      reject(new Error(`"${command} ${args.join(' ')}" ended with ${code}`));
    });
  });
}

/**
 * Runs a program in place of this process: its output is ours, our signals are its, and we end as it does. One that a
 * signal ended gives 128 and its number, as a shell would say, but for a signal that we were asked to pass on: then 0.
 */
export function become(command: string, args: readonly string[], options: Omit<RunOptions, 'output'>): void {
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: 'inherit',
  });
  const passed = new Set<NodeJS.Signals>();
  for (const signal of ENDING)
    process.on(signal, () => {
      passed.add(signal);
      child.kill(signal);
    });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.exit(passed.has(signal) ? 0 : 128 + constants.signals[signal]);
  });
}

/** What stands beside the code of both programs and is in none of them. */
const UNBUILT = /\.(?:test|fixture)\.ts$|\.examples\.tsx?$/;

/** Hash of all files below the given paths (relative to the root), by path and content. @param skip names left out */
export function hashOf(paths: string[], salt = '', skip = UNBUILT): string {
  const hash = createHash('sha256').update(salt);
  for (const path of paths) addTo(hash, join(ROOT, path), skip);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string, skip: RegExp) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    hash.update(relative(ROOT, path)).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!skip.test(name)) addTo(hash, join(path, name), skip);
  }
}

/** Runs `work` unless it was done for exactly these inputs and its result is still there. */
export async function once(
  stamp: string,
  key: string,
  result: string,
  what: string,
  work: () => Promise<void>,
) {
  const file = join(ROOT, stamp);
  if (existsSync(join(ROOT, result)) && existsSync(file) && readFileSync(file, 'utf8') === key) return;
  await step(what, work);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, key);
}
