import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../settings';
import type { FileStore } from './file-store';

/** Nobody waits longer for a file; what shows pictures keeps them anyway. */
const DEADLINE_MS = 20_000;
/** Tries after a failure of the store, with a growing wait between them. */
const RETRIES = 2;

/** The media library in a bucket, to which all content systems have the same key. Throws where the bucket fails. */
export function bucketStore({ endpoint, name, region, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const address = (path: string) => [endpoint, name, ...path.split('/').map(encodeURIComponent)].join('/');

  async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await client.fetch(address(path), { ...init, method, signal });
    if (response.ok || response.status === 404) return response;
    // What a bucket answers may name its keys.
    await response.body?.cancel();
    throw new Error(`The bucket answered ${response.status} to ${method} of a file`);
  }

  return {
    async write(path, bytes, type) {
      const headers = { 'content-type': type, 'content-length': String(bytes.length) };
      const { status } = await ask('PUT', path, { body: new Uint8Array(bytes), headers });
      if (status === 404) throw new Error('The bucket is not there');
    },
    async read(path) {
      const { status, body, headers } = await ask('GET', path);
      if (status === 404 || !body) {
        await body?.cancel();
        return null;
      }
      const [length, etag] = [Number(headers.get('content-length')), headers.get('etag')];
      return {
        body: Readable.fromWeb(body as ReadableStream),
        ...(length > 0 ? { length } : {}),
        ...(etag ? { etag } : {}),
      };
    },
    async copy(from, to) {
      const source = `/${[name, ...from.split('/')].map(encodeURIComponent).join('/')}`;
      const response = await ask('PUT', to, { headers: { 'x-amz-copy-source': source } });
      await response.body?.cancel();
      return response.status !== 404;
    },
    async remove(path) {
      const response = await ask('DELETE', path);
      await response.body?.cancel();
    },
  };
}
