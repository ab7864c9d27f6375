import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../scripts/programs/free-port.ts';
import { ended } from '../processes/content-process.ts';

const PROGRAM = join(import.meta.dirname, 'bucket-main.ts');
const BUCKET = 'mall';
/** The account that the server makes for itself. */
const KEY = 'S3RVER';

export interface BucketServer {
  /** Settings of a content system that keeps its files there. */
  settings: Record<string, string>;
  stop(): Promise<void>;
  /** After `stop`, at the same address and with what it had. */
  start(): Promise<void>;
}

/** A store that speaks S3 and checks signatures, with one empty bucket. @param directory keeps what is written */
export async function startBucketServer(directory: string): Promise<BucketServer> {
  const port = String(await freePort());
  const endpoint = `http://127.0.0.1:${port}`;
  const run = async () => {
    const child = spawn(process.execPath, [PROGRAM, directory, port, BUCKET], { stdio: 'ignore' });
    for (;;) {
      const answer = await fetch(endpoint).catch(() => undefined);
      if (answer) return child;
      if (child.exitCode !== null) throw new Error(`The store of files ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  let child = await run();
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    stop: () => ended(child, 'SIGKILL'),
    async start() {
      child = await run();
    },
  };
}
