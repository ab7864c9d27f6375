import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../steps.ts';
import { COMMANDS, isLeftOut, OWN_FILES } from './contents.ts';

/** Documents of the archive by their place in it. */
const DOCUMENTS = OWN_FILES.flatMap((path) => {
  // What a build makes is not there before one.
  const there = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!there?.isDirectory()) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${path}/${name}`,
  );
}).filter((path) => path.endsWith('.md'));

const isShipped = (path: string) => OWN_FILES.some((own) => path === own || path.startsWith(`${own}/`));

/** What a script of ours is made of: itself, and every file of the repository that is read with it. */
function withImports(script: string, known = new Set<string>()): Set<string> {
  if (known.has(script)) return known;
  known.add(script);
  const text = readFileSync(join(ROOT, script), 'utf8');
  for (const [, path = ''] of text.matchAll(/^(?:import|export|\}) .*'(\.{1,2}\/[^']+)';$/gm))
    withImports(join(dirname(script), path), known);
  return known;
}

describe('commands of the archive', () => {
  it.each(Object.entries(COMMANDS))('%s finds everything that it imports', (_, command) => {
    const files = [...withImports(command.split(' ')[0] ?? '')];
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !isShipped(file))).toEqual([]);
  });
});

it('no command of the archive has the name of a folder in it', () => {
  const named = new Set(OWN_FILES.map((path) => path.split('/')[0]));
  expect(Object.keys(COMMANDS).filter((command) => named.has(command))).toEqual([]);
});

it('the archive has the folder that Strapi would make, where it may not write', () => {
  const [kept = ''] = readdirSync(join(ROOT, 'content/database/migrations'));
  expect(isShipped(`content/database/migrations/${kept}`)).toBe(true);
});

describe('documents of the archive', () => {
  it.each([...DOCUMENTS, 'README.md'])('%s leads to nothing that is not there', (document) => {
    const file = document === 'README.md' ? 'scripts/package/files/README.md' : document;
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)) {
      const target = join(document, '..', link);
      expect(statSync(join(ROOT, target), { throwIfNoEntry: false }), link).toBeDefined();
      expect(isShipped(target), link).toBe(true);
    }
  });

  it('are those of whoever operates it', () => {
    expect(DOCUMENTS).toContain('docs/operating.md');
  });
});

describe('what of a package stays out of the archive', () => {
  it.each([
    'koa/lib/index.js.map',
    'zod/index.d.cts',
    'react/README.md',
    'some/__tests__/one.js',
    'better-sqlite3/prebuilds/win32-x64.node',
    'better-sqlite3/prebuilds/linuxmusl-x64.node',
    '@strapi/upload/dist/admin/index.js',
  ])('%s is left out', (path) => expect(isLeftOut(path)).toBe(true));

  it.each([
    'koa/lib/index.js',
    'koa/LICENSE',
    'mime-types/sitemap.js',
    'better-sqlite3/prebuilds/linux-x64.node',
    '@strapi/admin/dist/server/index.js',
    '@strapi/admin/dist/admin/src/components/DefaultDocument.js',
    'typescript/lib/typescript.js',
  ])('%s is taken', (path) => expect(isLeftOut(path)).toBe(false));
});
