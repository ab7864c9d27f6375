import type { z } from 'zod';
import type { Json, Unwrapped } from './reading/unwrap.ts';

/** One place where a payload is not what the contract says. `path` is the path in the payload as it was sent. */
export interface PayloadIssue {
  path: string;
  message: string;
}

export type Validated<T> =
  | { ok: true; value: T; issues: PayloadIssue[] }
  | { ok: false; issues: PayloadIssue[] };

/** More rounds than any schema of ours is deep. */
const ROUNDS = 40;

type Container = Json[] | { [key: string]: Json };

const isContainer = (value: Json | undefined): value is Container =>
  typeof value === 'object' && value !== null;

function child(of: Container, key: string): Json | undefined {
  if (Array.isArray(of)) return of[Number(key)];
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

function setNull(of: Container, key: string): void {
  if (Array.isArray(of)) of[Number(key)] = null;
  else of[key] = null;
}

/** The containers along an issue's path, outermost first; shorter than the path when the payload ends before it. */
function containersAlong(root: Container, path: readonly PropertyKey[]): Container[] {
  const found: Container[] = [root];
  let current: Container = root;
  for (const key of path.slice(0, -1)) {
    const next = child(current, String(key));
    if (!isContainer(next)) break;
    found.push(next);
    current = next;
  }
  return found;
}

function wirePathOf(unwrapped: Unwrapped, holder: Container, key: string): string {
  const path = unwrapped.wirePath(holder) ?? '';
  return path === '' ? key : `${path}.${key}`;
}

/** Keys of a container that this round has set null already. */
type Mended = WeakMap<Container, Set<string>>;

/** Takes the cause of one issue out of the payload, by a null as near to it as can be; false = nothing was done. */
function mend(
  unwrapped: Unwrapped,
  root: Container,
  zodIssue: z.core.$ZodIssue,
  issues: PayloadIssue[],
  mended: Mended,
): boolean {
  const { path } = zodIssue;
  const holders = containersAlong(root, path);
  for (let depth = holders.length - 1; depth >= 0; depth--) {
    const holder = holders[depth];
    if (holder === undefined || path.length === 0) return false;
    const key = String(path[depth]);
    const value = child(holder, key);
    const exact = depth === path.length - 1;
    const deepest = depth === holders.length - 1;
    // The same object stands in two places of the payload, and the issue is of the other one.
    if (exact && mended.get(holder)?.has(key)) return true;
    // An earlier issue of the same part has already taken it out.
    if (deepest && !exact && value === null) return false;
    // The schema reads one entry as a list of one: from here on it is one.
    if (deepest && !exact && value === undefined) {
      const above = holders[depth - 1];
      if (above === undefined || Array.isArray(above) || Array.isArray(holder)) return false;
      above[String(path[depth - 1])] = [holder];
      return true;
    }
    if (value === null) {
      if (exact) issues.push({ path: wirePathOf(unwrapped, holder, key), message: 'required' });
      continue;
    }
    if (deepest && value !== undefined) {
      issues.push({ path: wirePathOf(unwrapped, holder, key), message: zodIssue.message });
    }
    setNull(holder, key);
    mended.set(holder, (mended.get(holder) ?? new Set()).add(key));
    return true;
  }
  return false;
}

/**
 * Reads what can be read. A missing field becomes null; a malformed one becomes null and is reported; where the
 * schema cannot do without it, the smallest part around it that can be done without (a list entry, a relation,
 * a section) is dropped. Fails only when nothing is left. Changes `unwrapped.value`.
 */
export function readLeniently<S extends z.ZodType>(schema: S, unwrapped: Unwrapped): Validated<z.output<S>> {
  const issues: PayloadIssue[] = [];
  const root = unwrapped.value;
  for (let round = 0; round < ROUNDS; round++) {
    const result = schema.safeParse(root);
    if (result.success) return { ok: true, value: result.data, issues };
    if (!isContainer(root)) break;
    let changed = false;
    const mended: Mended = new WeakMap();
    for (const zodIssue of result.error.issues) {
      changed = mend(unwrapped, root, zodIssue, issues, mended) || changed;
    }
    if (!changed) break;
  }
  if (issues.length === 0) issues.push({ path: '', message: 'not of the expected shape' });
  return { ok: false, issues };
}

/** Every issue that a payload has with the contract, missing keys and null list entries included; nothing is mended. */
export function readStrictly(schema: z.ZodType, unwrapped: Unwrapped): PayloadIssue[] {
  const issues: PayloadIssue[] = [];
  const result = schema.safeParse(unwrapped.value);
  if (!result.success) {
    for (const zodIssue of result.error.issues) {
      const root = unwrapped.value;
      const holders = isContainer(root) ? containersAlong(root, zodIssue.path) : [];
      const holder = holders.at(-1);
      const rest = zodIssue.path
        .slice(Math.max(holders.length - 1, 0))
        .map(String)
        .join('.');
      issues.push({ path: holder ? wirePathOf(unwrapped, holder, rest) : rest, message: zodIssue.message });
    }
  }
  const visit = (value: Json): void => {
    if (!isContainer(value)) return;
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        if (item === null) {
          issues.push({ path: wirePathOf(unwrapped, value, String(index)), message: 'null in a list' });
        }
        visit(item);
      });
      return;
    }
    Object.values(value).forEach(visit);
  };
  visit(unwrapped.value);
  return issues;
}
