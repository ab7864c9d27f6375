import { setTimeout as pauseFor } from 'node:timers/promises';
import { isTight, tightened } from './packed-bodies.ts';

/** Packs a body anew; undefined: it stays as it is. @param etag hash of the body */
export type Repack = (etag: string, br: Buffer) => Promise<Buffer | undefined>;

interface RepackingParts {
  repack?: (etag: string, br: Buffer) => Promise<Buffer>;
  /** Milliseconds, on a clock that nobody sets. */
  clock?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

/** After each body it rests so many times as long as that took: a tenth of one processor. */
const REST = 9;
/** What more is wished for while so many wait is forgotten, until it is asked for again. */
const MAX_WAITING = 20;

/** Packs bodies as tight as brotli can, one after the other. */
export function createRepacking({
  repack = tightened,
  clock = () => performance.now(),
  pause = (ms) => pauseFor(ms, undefined, { ref: false }),
}: RepackingParts = {}): Repack {
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  return (etag, br) => {
    if (isTight(br) || waiting >= MAX_WAITING) return Promise.resolve(undefined);
    waiting += 1;
    let took = 0;
    const made = turn.then(async () => {
      const began = clock();
      // What cannot be packed anew stays as it is.
      const body = await repack(etag, br).catch(() => undefined);
      took = clock() - began;
      waiting -= 1;
      return body;
    });
    turn = made.then(() => pause(took * REST));
    return made;
  };
}
