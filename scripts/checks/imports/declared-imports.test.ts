import { describe, expect, it } from 'vitest';
import { type Manifest, packagesOf, undeclaredImports } from './declared-imports.ts';

describe('packagesOf', () => {
  it('reads every form of an import, and nothing in comments or texts', () => {
    const source = `
import { readFileSync } from 'node:fs';
import path from 'path';
import type { Context } from 'koa';
import font from '@fontsource-variable/golos-text/files/latin.woff2?url';
import './own.css';
import { own } from '../own.ts';
import { defineConfig } from 'astro:content';
export { z } from "zod/v4";
// import a from 'commented';
const text = "import b from 'quoted'";
const lazy = await import('sharp');
const old = require('busboy');
const folder = ${'require'}.resolve('@fontsource/golos-text/package.json');
import { z as again } from 'zod';
`;
    expect(packagesOf('a.ts', source)).toEqual([
      'koa',
      '@fontsource-variable/golos-text',
      'zod',
      'sharp',
      'busboy',
      '@fontsource/golos-text',
    ]);
  });

  it('reads the scripts of a page, and not its markup', () => {
    const page = `---
import { Image } from 'astro/assets';
---
<p>import c from 'markup'</p>
<script>
  import { atom } from 'nanostores';
</script>`;
    expect(packagesOf('page.astro', page)).toEqual(['astro', 'nanostores']);
  });
});

const manifests = new Map<string, Manifest>([
  ['.', { dependencies: { sharp: '1.0.0' }, devDependencies: { vitest: '1.0.0' } }],
  [
    'website',
    { name: '@mall/website', dependencies: { react: '1.0.0' }, devDependencies: { vite: '1.0.0' } },
  ],
]);
const SOURCE = `
import 'react';
import 'vite';
import 'vitest';
import 'sharp';
import '@mall/website/words.ts';
`;

describe('undeclaredImports', () => {
  it('asks the nearest package.json', () => {
    expect(undeclaredImports('website/src/ui/a.tsx', SOURCE, manifests)).toEqual(['vitest', 'sharp']);
    expect(undeclaredImports('scripts/a.ts', SOURCE, manifests)).toEqual(['react', 'vite', '@mall/website']);
  });

  it.each(['website/src/a.test.ts', 'website/src/a.fixture.ts', 'website/tests/b.ts'])(
    'lets the tests use the tools of the root: %s',
    (file) => {
      expect(undeclaredImports(file, SOURCE, manifests)).toEqual(['sharp']);
    },
  );
});
