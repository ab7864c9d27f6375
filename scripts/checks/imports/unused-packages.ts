import type { Manifest } from './declared-imports.ts';

/** Run as commands, or loaded by another package by a name that stands nowhere in our code. */
const NAMED_NOWHERE = new Set([
  ...['@astrojs/check', '@biomejs/biome', '@stryker-mutator/core', '@typescript/native'],
  ...['dependency-cruiser', 'node'],
  // Strapi's, for the database that is set.
  ...['better-sqlite3', 'pg'],
]);

/** What types are of: `@types/a` of `a`, `@types/b__c` of `@b/c`. */
const typed = (name: string) => name.replace(/^@types\//, '').replace(/^(.+)__(.+)$/, '@$1/$2');

/**
 * Packages that a `package.json` declares and that no code in its charge names. @param code texts of those files; of the
 * root also the tests of all folders
 */
export function unusedPackages(manifest: Manifest, code: readonly string[]): string[] {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const isNamed = (name: string) => {
    const quoted = new RegExp(`['"\`]${name.replaceAll(/[.@/]/g, '\\$&')}['"\`/?]`);
    return code.some((text) => quoted.test(text));
  };
  return names.filter((name) => {
    if (NAMED_NOWHERE.has(name)) return false;
    if (!name.startsWith('@types/')) return !isNamed(name);
    return typed(name) !== 'node' && !names.includes(typed(name)) && !isNamed(typed(name));
  });
}
