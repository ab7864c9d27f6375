import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../../steps.ts';

// Manifests as the types say that are made from the schema of Kubernetes' API: each document is compiled as an object of
// its kind, which knows every field, what may be left out, and what stands in it.

interface Manifest {
  apiVersion: string;
  kind: string;
}

const DEPLOY = join(ROOT, 'deploy');
/** Read by kubectl alone. */
const NOT_APPLIED = 'Kustomization';

/** `apps/v1` and `networking.k8s.io/v1` by their group, `v1` from the core. */
function moduleOf(apiVersion: string): string {
  const [version = '', group = 'core'] = apiVersion.split('/').toReversed();
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
}

/** @param isPatch an object that names what differs alone */
function sourceOf(manifest: Manifest, isPatch: boolean): string {
  return `import type { ${manifest.kind} } from '${moduleOf(manifest.apiVersion)}';
type Patch<T> = T extends readonly (infer I)[]
  ? Patch<I>[]
  : T extends object ? { [K in keyof T]?: Patch<T[K]> | null } : T | null;
export default ${JSON.stringify(manifest)} satisfies ${isPatch ? `Patch<${manifest.kind}>` : manifest.kind};
`;
}

/** What is wrong with sources, by their files' names. */
function faultsOf(sources: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, types: [] },
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => sources.has(name) || fileExists.call(host, name);
  host.readFile = (name) => sources.get(name) ?? readFile.call(host, name);
  host.getSourceFile = (name, ...rest) => {
    const text = sources.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...sources.keys()], options, host))
    .map(({ file, messageText }) => {
      const name = file ? relative(DEPLOY, file.fileName) : '';
      return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}

/** @param change what a mistake would make of a manifest's text */
function faultsIn(folder: string, change = (text: string) => text): string[] {
  const sources = new Map<string, string>();
  for (const name of readdirSync(join(DEPLOY, folder))) {
    const text = change(readFileSync(join(DEPLOY, folder, name), 'utf8'));
    for (const [at, document] of parseAllDocuments(text).entries()) {
      expect(document.errors).toEqual([]);
      const manifest = document.toJS() as Manifest & { $patch?: string };
      if (manifest.kind === NOT_APPLIED || manifest.$patch !== undefined) continue;
      sources.set(join(DEPLOY, folder, `${name}.${at}.ts`), sourceOf(manifest, folder !== 'kubernetes'));
    }
  }
  expect(sources.size).toBeGreaterThan(2);
  return faultsOf(sources);
}

it.each(['kubernetes', 'kubernetes-two'])('%s is as the API has it', (folder) => {
  expect(faultsIn(folder)).toEqual([]);
});

it('mistakes are found: a field that there is not, a value of another kind, and a field that is left out', () => {
  const faults = faultsIn('kubernetes', (text) =>
    text
      .replaceAll('readinessProbe:', 'readinesProbe:')
      .replaceAll('replicas: 1', 'replicas: "1"')
      .replaceAll('schedule:', 'suspend: false #'),
  ).join('\n');
  expect(faults).toMatch(/^kubernetes\/content\.yaml.*"readinesProbe"' does not exist/m);
  expect(faults).toMatch(/^kubernetes\/content\.yaml.*'string' is not assignable to type 'number'/m);
  expect(faults).toMatch(/^kubernetes\/backup\.yaml.*'schedule' is missing/m);
});
