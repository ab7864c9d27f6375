import { posix } from 'node:path';

/** A rule of `.dependency-cruiser.cjs`; the parts of it that say which file may import which. */
export interface ImportRule {
  name: string;
  from: { path?: string; pathNot?: string | string[] };
  to: { path?: string; pathNot?: string | string[]; circular?: boolean; couldNotResolve?: boolean };
}

const IMPORT = /^import\s(?:[^'"]*?\sfrom\s)?['"](\.[^'"]+)['"]/gm;

/** Files that an `.astro` file imports by their path, from the root of the repository. */
export function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, path = '']) => posix.join(posix.dirname(file), path));
}

function matches(path: string, { path: is, pathNot }: ImportRule['from'], groups: string[] = []) {
  const filled = (pattern: string) => new RegExp(pattern.replaceAll(/\$(\d)/g, (_, n) => groups[n] ?? ''));
  if (is !== undefined && !filled(is).test(path)) return false;
  return ![pathNot ?? []].flat().some((not) => filled(not).test(path));
}

/** Names of the rules that one import breaks. Circles and unresolved names are no matter of two paths. */
export function brokenRules(rules: readonly ImportRule[], from: string, to: string): string[] {
  return rules
    .filter((rule) => {
      if (rule.to.circular || rule.to.couldNotResolve || !matches(from, rule.from)) return false;
      const groups = rule.from.path === undefined ? [] : [...(new RegExp(rule.from.path).exec(from) ?? [])];
      return matches(to, rule.to, groups);
    })
    .map(({ name }) => name);
}
