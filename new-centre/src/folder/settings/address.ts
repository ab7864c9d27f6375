import type { Locale } from '@mall/contract';
import { omitUndefined } from '@mall/contract/fields.ts';
import type { Address, Words } from '../centre.ts';
import type { RawSettings } from './schema.ts';
import { readWords, type WordsContext } from './words.ts';
import type { Path } from './yaml-data.ts';

/** Each line of a text, in the languages that have it. */
function linesOf(words: Words | undefined): Words[] {
  const lines: { [L in Locale]?: string }[] = [];
  for (const [locale, text] of Object.entries(words ?? {}))
    for (const [index, line] of text
      .split(/\s*\n\s*/)
      .filter(Boolean)
      .entries())
      lines[index] = { ...lines[index], [locale]: line };
  return lines;
}

/** An address with its parts, or one text, or one by language; a street is the same in all languages if written once. */
export function readAddress(raw: RawSettings['address'], context: WordsContext): Address | undefined {
  if (raw === undefined) return undefined;
  const read = (value: unknown, path: Path) => readWords(value, { path, isProper: true }, context);
  if (!isParts(raw)) return { lines: linesOf(read(raw, ['address'])) };
  const { lines, postalCode } = raw;
  const path: Path = ['address', 'lines'];
  const found = Array.isArray(lines)
    ? lines.flatMap(({ value, index }) => linesOf(read(value, [...path, index])))
    : linesOf(read(lines, path));
  return omitUndefined({
    lines: found,
    postalCode: typeof postalCode === 'string' ? postalCode : undefined,
    town: read(raw.town, ['address', 'town']),
  });
}

type Parts = Extract<RawSettings['address'], { lines?: unknown; postalCode?: unknown; town?: unknown }>;
const PARTS = ['lines', 'postalCode', 'town'];

const isParts = (raw: NonNullable<RawSettings['address']>): raw is Parts =>
  typeof raw === 'object' && Object.keys(raw).some((key) => PARTS.includes(key));
