import { brotli } from './compress.ts';

/** Bodies that somebody still holds (the page cache, or an answer under way), by their tag. */
const bodies = new Map<string, WeakRef<Buffer>>();
const gone = new FinalizationRegistry<string>((etag) => {
  if (bodies.get(etag)?.deref() === undefined) bodies.delete(etag);
});

/**
 * A body in brotli. A page that is made anew and says the same, as most do, is not packed again.
 * @param etag hash of the body
 */
export async function packed(etag: string, body: Buffer): Promise<Buffer> {
  const known = bodies.get(etag)?.deref();
  if (known) return known;
  const br = await brotli(body);
  bodies.set(etag, new WeakRef(br));
  gone.register(br, etag);
  return br;
}
