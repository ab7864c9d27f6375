import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
/** Classes and animations of a style sheet, each as often as it stands there; a few others do no harm. */
const NAMES = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;
/** Classes that all sheets share begin in lower case. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SECOND = `${FIRST.toLowerCase()}${FIRST}0123456789_-`;

/**
 * Names of classes in two signs. A name of five random ones, as is usual, costs four bytes in every sheet and every page
 * that it stands in, and no compression helps. They follow from the files alone, in their order, so that the builds for
 * server and browser agree; what is written while the site is being developed gets a long one.
 */
export function shortNames(): (name: string, file: string) => string {
  const keyOf = (name: string, file: string) => `${relative(SOURCES, file)} ${name}`;
  const known = new Map<string, string>();
  for (const file of globSync('**/*.module.css', { cwd: SOURCES }).sort()) {
    for (const [, name = ''] of readFileSync(`${SOURCES}${file}`, 'utf8').matchAll(NAMES)) {
      const key = keyOf(name, `${SOURCES}${file}`);
      if (!known.has(key)) known.set(key, signs(known.size));
    }
  }
  return (name, file) => known.get(keyOf(name, file.replace(/\?.*$/, ''))) ?? long(keyOf(name, file));
}

/** The first 1,664 have two signs. */
function signs(index: number): string {
  const rest = Math.floor(index / FIRST.length);
  const tail = (at: number): string =>
    at < SECOND.length
      ? SECOND.charAt(at)
      : `${tail(Math.floor(at / SECOND.length) - 1)}${SECOND.charAt(at % SECOND.length)}`;
  return `${FIRST.charAt(index % FIRST.length)}${tail(rest)}`;
}

const long = (key: string) => `n_${createHash('sha256').update(key).digest('base64url').slice(0, 8)}`;
