import { describe, expect, it } from 'vitest';
import { needlessExports } from './needless-exports.ts';

const exported =
  'export const used = 1;\nexport function alone() {}\nexport interface Alone {}\nconst own = 2;';
const NEEDLESS = ['website/src/a.ts: alone', 'website/src/a.ts: Alone'];

describe('exports that no other module imports', () => {
  it.each([
    ['website/src/b.astro', "import { used } from './a.ts';"],
    ['website/src/b.ts', "import {\n  type Other as Used,\n  used as mine,\n} from './a.ts';"],
    ['website/src/rooms/b.ts', "export { used } from '../a.ts';"],
    ['website/tests/b.ts', "const { used } = await import('../src/a');"],
    ['website/src/b.ts', "let used: typeof import('./a')['used'];"],
    ['website/vite.config.ts', "const inserted = { imported: 'used', from: 'src/a.ts' };"],
    ['content/src/b.ts', "import { used } from '@mall/website/a.ts';"],
  ])('are named beside those that %s imports: %s', (file, text) => {
    expect(
      needlessExports([
        ['website/src/a.ts', exported],
        [file, text],
      ]),
    ).toEqual(NEEDLESS);
  });

  it('are named also where another module says the word, but not of this one', () => {
    const other = 'const alone = 1;\ninterface Alone {}\nimport { used } from "./c.ts"';
    expect(
      needlessExports([
        ['website/src/a.ts', exported],
        ['website/src/b.ts', other],
      ]),
    ).toEqual(['website/src/a.ts: used', ...NEEDLESS]);
  });

  it('are those that nobody takes from who hands all of them on', () => {
    expect(
      needlessExports([
        ['demo/structure/a.ts', 'export const used = 1;\nexport const alone = 2;'],
        ['demo/index.ts', "export * from './structure/a.ts';"],
        ['content/src/b.ts', "import { used } from '@mall/demo';\nconst alone = 3;"],
      ]),
    ).toEqual(['demo/structure/a.ts: alone']);
  });

  it('are those that nobody says where a module has a name as a whole, or stands for another', () => {
    expect(
      needlessExports([
        ['content/src/a.ts', 'export const called = 1;\nexport const alone = 2;'],
        ['content/tests/double.ts', 'export const called = 3;'],
        ['content/src/b.ts', "import * as all from './a';\nconst both = all;"],
        ['content/tests/b.test.ts', "vi.mock('../src/a', () => import('./double'));"],
        ['content/src/c.ts', 'const read = ({ called }) => called;'],
      ]),
    ).toEqual(['content/src/a.ts: alone']);
  });

  it('are no types of the contract, no declarations, no types that must not compile and no examples', () => {
    expect(
      needlessExports([
        ['contract/src/a.ts', 'export type Shape = string;\nexport const rule = 1;'],
        ['website/src/b.d.ts', 'export interface Env {}'],
        ['website/src/c.types.ts', 'export const wrong = 1;'],
        ['website/src/ui/D/D.examples.tsx', 'export const EXAMPLES = [];'],
      ]),
    ).toEqual(['contract/src/a.ts: rule']);
  });
});
