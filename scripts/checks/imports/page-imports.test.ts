import { describe, expect, it } from 'vitest';
import { brokenRules, type ImportRule, importsOf } from './page-imports.ts';

const RULES: ImportRule[] = [
  { name: 'no-circles', from: {}, to: { circular: true } },
  { name: 'pages-know-no-server', from: { path: '^src/(pages)/' }, to: { path: '^src/server/' } },
  { name: 'nothing-imports-pages', from: { pathNot: '^src/pages/' }, to: { path: '^src/pages/' } },
  {
    name: 'rooms-apart',
    from: { path: '^src/(i18n|client)/' },
    to: { path: '^src/', pathNot: ['^src/$1/', '^src/words/'] },
  },
];

describe('importsOf', () => {
  it('reads imports of files, those of styles and those over several lines', () => {
    const source = `---
import './base.css';
import type { A } from '../../i18n/a.ts';
import {
  b,
  c,
} from "./b.ts";
import { d } from 'package';
---
<p>import { e } from './e.ts'</p>`;
    expect(importsOf('src/pages/offers/index.astro', source)).toEqual([
      'src/pages/offers/base.css',
      'src/i18n/a.ts',
      'src/pages/offers/b.ts',
    ]);
  });
});

describe('brokenRules', () => {
  it('names what an import breaks, and nothing else', () => {
    expect(brokenRules(RULES, 'src/pages/index.astro', 'src/server/site.ts')).toEqual([
      'pages-know-no-server',
    ]);
    expect(brokenRules(RULES, 'src/pages/index.astro', 'src/layout/Document.astro')).toEqual([]);
    expect(brokenRules(RULES, 'src/layout/Document.astro', 'src/pages/index.astro')).toEqual([
      'nothing-imports-pages',
    ]);
  });

  it('fills in what the importing path has in its brackets', () => {
    expect(brokenRules(RULES, 'src/i18n/A.astro', 'src/i18n/b.ts')).toEqual([]);
    expect(brokenRules(RULES, 'src/i18n/A.astro', 'src/client/b.ts')).toEqual(['rooms-apart']);
    expect(brokenRules(RULES, 'src/i18n/A.astro', 'src/words/b.ts')).toEqual([]);
  });
});
