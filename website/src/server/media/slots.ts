import { MediaUnavailable } from './source.ts';

const MAX_WAITING = 300;

/** Lets so many run at once; the others wait in order, and past a queue's length are turned away. */
export function slots(most: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= most) {
      if (waiting.length >= MAX_WAITING) throw new MediaUnavailable('too many waiting');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else busy++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  };
}
