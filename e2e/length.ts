/** Whether this is the run of every change (`npm test`), not the whole of `npm run test:all` or of a test asked for by name. */
export const SHORT = process.env.JOURNEYS === 'short';

/** How often something is done that must hold however often: as `npm run test:rounds` says, or in short. */
export const rounds = (short: number): number => Number(process.env.ROUNDS ?? short);

/** All of them, or in the short run so many, evenly spread. */
export function some<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(all.length / most);
  return SHORT ? all.filter((_, index) => index % step === 0) : all;
}

/** Leaves a test of faults out of the short run: `long(fault(7))`. */
export const long = ({ tag }: { tag: readonly `@${string}`[] }) => ({ tag: [...tag, '@long' as const] });
