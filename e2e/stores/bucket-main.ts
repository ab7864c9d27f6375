/** `bucket-main.ts <directory> <port> <bucket>`: a store that speaks S3 and checks signatures, in a process of its own. */
import { createRequire } from 'node:module';

interface Store {
  run(): Promise<unknown>;
}

const [directory, port, name] = process.argv.slice(2);
// It brings no types, and no program either.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => Store;
await new S3rver({
  directory,
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  configureBuckets: [{ name, configs: [] }],
}).run();
