import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';

/** Of a `package.json`; what it says about packages. */
export interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Tests, and what stands beside them for their sake alone: their tools are the root's. */
const OF_TESTS = /\.(?:test|fixture)\.[cm]?tsx?$|(?:^|\/)tests\//;
const RESOLVED = /\b(?:require|import\.meta)\.resolve\(\s*['"]([^'"]+)['"]/g;
const SCRIPTS = /^---\n([\s\S]*?)\n---|<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** What TypeScript reads of a file: of a page its script before the markup, and those within. */
function codeOf(file: string, source: string): string {
  if (!file.endsWith('.astro')) return source;
  return [...source.matchAll(SCRIPTS)].map(([, before, within]) => before ?? within).join('\n');
}

/** `@scope/name/file.js` and `name/file.js` without the file; undefined where no package is meant. */
function packageOf(specifier: string): string | undefined {
  if (/^[./#]/.test(specifier) || specifier.includes(':') || isBuiltin(specifier)) return undefined;
  return /^(?:@[^/]+\/)?[^/?]+/.exec(specifier)?.[0];
}

/** Packages that a file imports, types included, in the order of the file; each once. */
export function packagesOf(file: string, source: string): string[] {
  const code = codeOf(file, source);
  const imported = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
  const resolved = [...code.matchAll(RESOLVED)].map(([, specifier = '']) => specifier);
  return [...new Set([...imported, ...resolved].flatMap((specifier) => packageOf(specifier) ?? []))];
}

export const isOfTests = (file: string): boolean => OF_TESTS.test(file);

/** The folder whose `package.json` is in charge of a file. @param manifests by folder; the root's is `.` */
export function chargeOf(file: string, manifests: ReadonlyMap<string, Manifest>): string {
  let folder = posix.dirname(file);
  while (folder !== '.' && !manifests.has(folder)) folder = posix.dirname(folder);
  return folder;
}

/**
 * Packages that a file imports and that no `package.json` in charge of it declares: the nearest one, for tests also the
 * root's `devDependencies`. @param file its path from the root @param manifests by folder; the root's is `.`
 */
export function undeclaredImports(
  file: string,
  source: string,
  manifests: ReadonlyMap<string, Manifest>,
): string[] {
  const own = manifests.get(chargeOf(file, manifests)) ?? {};
  const known = new Set([
    ...(own.name === undefined ? [] : [own.name]),
    ...Object.keys({ ...own.dependencies, ...own.devDependencies }),
    ...(isOfTests(file) ? Object.keys(manifests.get('.')?.devDependencies ?? {}) : []),
  ]);
  return packagesOf(file, source).filter((name) => !known.has(name));
}
