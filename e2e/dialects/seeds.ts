/**
 * Seeds of the centres to be tried: the first three, or those that DIALECT_SEEDS says, "200" for as many or "101-200"
 * for those (`npm run test:dialects` tries 200).
 */
export function readSeeds(): number[] {
  const [, first = '1', last = '3'] = /^(?:(\d+)-)?(\d+)$/.exec(process.env.DIALECT_SEEDS ?? '') ?? [];
  return Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, at) => Number(first) + at);
}
