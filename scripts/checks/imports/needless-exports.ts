/** A module's path from the root, and what stands in it. */
type Module = readonly [file: string, text: string];

const EXPORT =
  /^export (?:declare )?(?:async function|function|const|let|class|abstract class|interface|type|enum) ([\w$]+)/gm;
const TYPE = /^export (?:interface|type) /;

/** Types of the contract have names for whoever connects a content system of their own. */
const isSaidAbroad = (file: string, declared: string) =>
  file.startsWith('contract/src/') && TYPE.test(declared);

/** Exports of TypeScript modules whose name no other module says, as `file: name`. @param modules all of them */
export function needlessExports(modules: readonly Module[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const [file, text] of modules)
    for (const word of new Set(text.match(/[\w$]+/g))) {
      const known = places.get(word);
      if (known) known.add(file);
      else places.set(word, new Set([file]));
    }
  return modules
    .filter(([file]) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .flatMap(([file, text]) =>
      [...text.matchAll(EXPORT)]
        .filter(([declared, name = '']) => places.get(name)?.size === 1 && !isSaidAbroad(file, declared))
        .map(([, name]) => `${file}: ${name}`),
    );
}
