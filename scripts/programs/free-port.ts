import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below those that the system hands out: to outgoing connections, and to whoever asks for any port. */
const FIRST = 18_000;
const COUNT = 14_000;
const TRIES = 1_000;

/** A file for each port that is taken, with the process that took it. */
const takenPorts = (): string => join(tmpdir(), `mall-ports-${process.getuid?.() ?? 'any'}`);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** False = another process, or this one, has taken it before. */
function take(directory: string, port: number): boolean {
  const file = join(directory, String(port));
  const write = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    write();
    return true;
  } catch {
    try {
      // Empty while it is being written: then it is 0, which names this process and those it belongs to.
      if (isRunning(Number(readFileSync(file, 'utf8')))) return false;
      rmSync(file);
      write();
      return true;
    } catch {
      return false;
    }
  }
}

/** Whether nobody listens there, on 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * A port of 127.0.0.1 that nobody listens on, and that no other caller is given while this process lives: a program may
 * take its time until it listens, and be ended and started again.
 * @param directory where it is noted what is taken
 */
export async function freePort(directory: string = takenPorts()): Promise<number> {
  mkdirSync(directory, { recursive: true });
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (take(directory, port) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free; see ${directory}.`);
}
