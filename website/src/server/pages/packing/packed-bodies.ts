import { brotli, plain, TIGHTEST } from './compress.ts';

/** Bodies that somebody still holds (the page cache, or an answer under way), by their tag. */
const bodies = new Map<string, WeakRef<Buffer>>();
const gone = new FinalizationRegistry<string>((etag) => {
  if (bodies.get(etag)?.deref() === undefined) bodies.delete(etag);
});
const tight = new WeakSet<Buffer>();

/**
 * A body in brotli. A page that is made anew and says the same, as most do, is not packed again.
 * @param etag hash of the body
 */
export async function packed(etag: string, body: Buffer): Promise<Buffer> {
  return bodies.get(etag)?.deref() ?? remembered(etag, await brotli(body));
}

/**
 * The same body as small as brotli makes it, which takes a third of a second off the main thread. It stands for the
 * looser one from then on.
 * @param etag hash of the body
 */
export async function tightened(etag: string, br: Buffer): Promise<Buffer> {
  const made = await brotli(await plain(br), TIGHTEST);
  noteTight(made);
  return remembered(etag, made);
}

/** Whether a body is as small as brotli makes it. */
export const isTight = (br: Buffer): boolean => tight.has(br);

/** Says so of one that was kept elsewhere meanwhile. */
export function noteTight(br: Buffer): void {
  tight.add(br);
}

function remembered(etag: string, br: Buffer): Buffer {
  bodies.set(etag, new WeakRef(br));
  gone.register(br, etag);
  return br;
}
