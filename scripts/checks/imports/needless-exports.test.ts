import { expect, it } from 'vitest';
import { needlessExports } from './needless-exports.ts';

it('names exports that no other module says', () => {
  expect(
    needlessExports([
      [
        'website/src/a.ts',
        'export const used = 1;\nexport function alone() {}\nexport interface Alone {}\nconst own = 2;',
      ],
      ['website/src/b.astro', "import { used } from './a.ts';"],
      ['contract/src/c.ts', 'export type Shape = string;\nexport const rule = 1;'],
      ['website/src/d.d.ts', 'export interface Env {}'],
    ]),
  ).toEqual(['website/src/a.ts: alone', 'website/src/a.ts: Alone', 'contract/src/c.ts: rule']);
});
