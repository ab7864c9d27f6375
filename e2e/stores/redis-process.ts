import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../scripts/programs/free-port.ts';
import { redisServerPath } from '../../scripts/programs/redis.ts';
import { ended } from '../processes/content-process.ts';

/** A Redis of a test's own, on a free port, that keeps nothing. */
export interface RedisProcess {
  /** For REDIS_URL. */
  url: string;
  stop(): Promise<void>;
  /** After `stop`, at the same address. */
  start(): Promise<void>;
  /** Holds it still: connections stand, and nothing is answered. */
  freeze(): void;
  /** Lets it go on after that. */
  thaw(): void;
}

/** @param directory an empty one */
export async function startRedis(directory: string): Promise<RedisProcess> {
  const port = String(await freePort());
  let server: ChildProcess | undefined;
  async function start() {
    const child = spawn(
      redisServerPath(),
      ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', directory],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    server = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
      child.stdout?.on('data', (part: Buffer) => {
        if (part.includes('Ready to accept connections')) resolve();
      });
    });
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: () => ended(server, 'SIGTERM'),
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
  };
}
