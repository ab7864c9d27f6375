import { expect, it } from 'vitest';
import { missingPaths } from './guide-paths.ts';

const FILES = ['README.md', 'docs/guide.md', 'site/src/pages/home.astro', 'site/src/forms/load-forms.ts'];
const missing = (text: string) => missingPaths('docs/guide.md', text, FILES, ['dist']);

it('finds what is named from the root, from any folder, by a pattern or by a link', () => {
  expect(
    missing('`site/src/pages/home.astro`, `forms/`, `src/pages`, `load-forms.ts`, [first](../README.md#two)'),
  ).toEqual([]);
  expect(missing('`forms/load-*.ts`, `src/<room>/load-forms.ts`, `pages/…astro`')).toEqual([]);
});

it('names what is not there, once', () => {
  expect(missing('`forms/save-forms.ts` and `forms/save-forms.ts`')).toEqual(['forms/save-forms.ts']);
  expect(missing('`site/pages/home.astro`, `orms/load-forms.ts`, `gone.ts`')).toEqual([
    'site/pages/home.astro',
    'orms/load-forms.ts',
    'gone.ts',
  ]);
  expect(missing('`forms/store-*.ts`, `site/<room>/load-forms.ts`, [one](README.md)')).toEqual([
    'README.md',
    'forms/store-*.ts',
    'site/<room>/load-forms.ts',
  ]);
});

it('takes no address, package, command, suffix, word or thing that is made for a path', () => {
  expect(
    missing(
      '`/data/v1`, `@mall/contract/tags.ts`, `npm run check`, `X.test.ts`, `names`, `dist/mall.tar.gz`, [a](https://a.example)',
    ),
  ).toEqual([]);
});
