import { posix } from 'node:path';

/** A module's path from the root, and what stands in it. */
type Module = readonly [file: string, text: string];

const EXPORT =
  /^export (?:declare )?(?:async function|function|const|let|class|abstract class|interface|type|enum) ([\w$]+)/gm;
const TYPE = /^export (?:interface|type) /;
/** `import a, { b, type c as d } from 'e'`, of exports as well. */
const FROM = /\b(?:import|export)\s+(?:type\s+)?([\w$*{}\s,]*?)\s*\bfrom\s*['"]([^'"]+)['"]/g;
/** `'./a.ts'` in whatever is called with it, and `import('./a')`. */
const BY_PATH = /['"]([\w@./-]+\.tsx?)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
/** A module in the place of another one, all of it. */
const DOUBLE = /\bmock\([^()]*\(\) => import\(['"]([^'"]+)['"]\)/g;
/** What must not compile, and what the gallery takes by a pattern. */
const TAKEN_AS_A_WHOLE = /\.(?:types|examples)\.tsx?$/;

/** Types of the contract have names for whoever connects a content system of their own. */
const isSaidAbroad = (file: string, declared: string) =>
  file.startsWith('contract/src/') && TYPE.test(declared);

/** Where an import leads, from the root; undefined where it is none of ours. */
function resolved(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  const [, workspace, within = 'index.ts'] = /^@mall\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const paths = workspace
    ? [`${workspace}/src/${within}`, `${workspace}/${within}`]
    : ['', '.ts', '.tsx', '/index.ts'].map(
        (end) => posix.join(posix.dirname(from), specifier).replace(/\.js$/, '') + end,
      );
  return paths.find((one) => files.has(one));
}

/** Somebody says which; who, no import tells. */
const ALL = ['*'];

const words = (text: string): Set<string> => new Set(text.match(/[\w$]+/g));

/** Names that a clause of an import takes; all of a module that has a name there, and may be handed on. */
function namesIn(clause: string): Iterable<string> {
  if (clause.includes('*')) return ALL;
  const [, listed = ''] = /\{([\s\S]*)\}/.exec(clause) ?? [];
  return listed.split(',').flatMap((one) => /^(?:type\s+)?([\w$]+)/.exec(one.trim())?.[1] ?? []);
}

/** Who takes which names of which file. */
class Takings {
  private readonly names = new Map<string, Set<string>>();
  /** In how many files a word stands. */
  private readonly said = new Map<string, number>();
  /** Files that hand on all that another one exports. */
  private readonly handedOn = new Map<string, string[]>();
  private readonly files: ReadonlySet<string>;

  constructor(modules: readonly Module[]) {
    this.files = new Set(modules.map(([file]) => file));
    for (const [file, text] of modules) {
      const all = [...text.matchAll(/^export \* from '([^']+)'/gm)].map(([, path = '']) =>
        this.find(file, path),
      );
      this.handedOn.set(
        file,
        all.filter((one) => one !== undefined),
      );
    }
    for (const module of modules) this.read(module);
  }

  has(file: string, name: string): boolean {
    const names = this.names.get(file);
    if (!names) return false;
    return names.has(name) || (names.has('*') && (this.said.get(name) ?? 0) > 1);
  }

  private find(from: string, specifier: string): string | undefined {
    return resolved(from, specifier, this.files);
  }

  private read([file, text]: Module): void {
    for (const word of words(text)) this.said.set(word, (this.said.get(word) ?? 0) + 1);
    for (const [, clause = '', path = ''] of text.matchAll(FROM))
      if (clause.trim() !== '*') this.take(this.find(file, path), namesIn(clause));
    for (const [, path, imported = path ?? ''] of text.matchAll(BY_PATH))
      this.take(this.find(file, imported), words(text));
    for (const [, path = ''] of text.matchAll(DOUBLE)) this.take(this.find(file, path), ALL);
  }

  private take(file: string | undefined, names: Iterable<string>): void {
    if (file === undefined) return;
    const known = this.names.get(file) ?? new Set<string>();
    this.names.set(file, known);
    const added = [...names].filter((name) => !known.has(name));
    for (const name of added) known.add(name);
    if (added.length > 0) for (const other of this.handedOn.get(file) ?? []) this.take(other, added);
  }
}

/** Exports of TypeScript modules that no other module imports, as `file: name`. @param modules all of them */
export function needlessExports(modules: readonly Module[]): string[] {
  const takings = new Takings(modules);
  return modules
    .filter(([file]) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !TAKEN_AS_A_WHOLE.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(EXPORT)]
        .filter(([declared, name = '']) => !takings.has(file, name) && !isSaidAbroad(file, declared))
        .map(([, name]) => `${file}: ${name}`),
    );
}
