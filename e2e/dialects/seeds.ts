import { DIALECTS } from './dialects.ts';

/**
 * Seeds of the centres to be tried.
 * @param said "200" for the first so many, "101-200" for those; by default what DIALECT_SEEDS says, else one for each dialect
 * @throws where it is neither
 */
export function readSeeds(said = process.env.DIALECT_SEEDS ?? String(DIALECTS.length)): number[] {
  const [, first = '1', last] = /^(?:(\d+)-)?(\d+)$/.exec(said) ?? [];
  if (!last)
    throw new Error(`Which centres? "${said}" is neither how many (200) nor from which to which (101-200).`);
  return Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, at) => Number(first) + at);
}
