import { SHORT } from '../length.ts';

/**
 * Seeds of the centres to be tried: one in the short run, otherwise three, or as many as DIALECT_SEEDS says
 * (`npm run test:dialects` tries 200).
 */
export function readSeeds(): number[] {
  const wanted = Number(process.env.DIALECT_SEEDS ?? (SHORT ? 1 : 3));
  return Array.from({ length: Number.isInteger(wanted) && wanted > 0 ? wanted : 3 }, (_, index) => index + 1);
}
