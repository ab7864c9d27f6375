import { SHORT } from '../length.ts';

/**
 * Seeds of the centres to be tried: one in the short run, otherwise the first three, or those that DIALECT_SEEDS says,
 * "200" for as many or "101-200" for those (`npm run test:dialects` tries 200).
 */
export function readSeeds(): number[] {
  const wanted = process.env.DIALECT_SEEDS ?? (SHORT ? '1' : '3');
  const [, first = '1', last = '3'] = /^(?:(\d+)-)?(\d+)$/.exec(wanted) ?? [];
  return Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, at) => Number(first) + at);
}
