import { type Packing, repacked } from './compress.ts';

/** Of a body besides itself: there are empty ones. */
const ENTRY_BYTES = 512;

interface Held {
  /** By `nameOf`. */
  bodies: Map<string, Buffer>;
  bytes: number;
}

/** Bodies packed another way than the one that pages are kept in. */
interface OtherEncodings {
  /** Made already. */
  known(br: Buffer, packing: Packing): Buffer | undefined;
  /** Made now, once however many ask. */
  make(br: Buffer, packing: Packing): Promise<Buffer>;
  /** Memory held, with the bodies they were made of. */
  bytes(): number;
}

/**
 * Keeps what was made of a body that has been asked for before, as far as it fits: most of what is served once
 * (redirects, what a search found, views of the map) is never asked for again and must push nothing out.
 */
export function createOtherEncodings(maxBytes: number): OtherEncodings {
  const kept = new Map<Buffer, Held>();
  const making = new Map<Buffer, Map<string, Promise<Buffer>>>();
  const askedBefore = new WeakSet<Buffer>();
  let bytes = 0;

  function keep(br: Buffer, packing: Packing, body: Buffer) {
    const held = kept.get(br) ?? { bodies: new Map(), bytes: br.length };
    if (!kept.has(br)) bytes += held.bytes;
    const size = body.length + ENTRY_BYTES;
    held.bodies.set(nameOf(packing), body);
    held.bytes += size;
    bytes += size;
    kept.set(br, held);
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= freed;
    }
  }

  async function made(br: Buffer, packing: Packing): Promise<Buffer> {
    const worthKeeping = askedBefore.has(br);
    askedBefore.add(br);
    const body = await repacked(br, packing);
    if (worthKeeping) keep(br, packing, body);
    return body;
  }

  return {
    known: (br, packing) => kept.get(br)?.bodies.get(nameOf(packing)),
    make(br, packing) {
      const name = nameOf(packing);
      const running = making.get(br) ?? new Map<string, Promise<Buffer>>();
      const under = running.get(name);
      if (under) return under;
      const body = made(br, packing).finally(() => {
        running.delete(name);
        if (running.size === 0) making.delete(br);
      });
      making.set(br, running.set(name, body));
      return body;
    },
    bytes: () => bytes,
  };
}

const nameOf = (packing: Packing) =>
  typeof packing === 'string' ? packing : packing.hash.toString('base64');
