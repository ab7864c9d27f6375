import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../steps.ts';
import { planFor } from './quick-plan.ts';

describe('planFor', () => {
  it('looks at a view with the linter, the types of the website and its tests', () => {
    const view = 'website/src/features/tenants/TenantView.tsx';
    expect(planFor([view])).toEqual({
      lint: [view],
      types: ['website'],
      tests: [view],
      content: true,
      wider: [],
    });
  });

  it('asks for the packages of the content system where types or tests of what changed read them', () => {
    const asks = (...files: string[]) => planFor(files).content;
    expect(asks('website/src/i18n/messages/en/contact.ts')).toBe(true);
    expect(asks('website/src/ui/Quote/Quote.tsx')).toBe(true);
    expect(asks('content/src/components/shared/link.json')).toBe(true);
    expect(asks('content/src/admin/app.tsx')).toBe(true);
    expect(asks('README.md', 'e2e/journeys/pages/csr.spec.ts')).toBe(true);
    expect(asks('README.md', 'package.json')).toBe(false);
  });

  it('checks the types of everything that sees the contract', () => {
    expect(planFor(['contract/src/tags.ts']).types).toEqual(['root', 'website', 'content', 'admin']);
  });

  it('checks pages apart: no other check reads them', () => {
    expect(planFor(['website/src/pages/index.astro']).types).toEqual(['pages']);
  });

  it('keeps a view of the admin apart, which nothing imports', () => {
    expect(planFor(['content/src/admin/app.tsx']).types).toEqual(['admin']);
    expect(planFor(['content/src/admin/app.tsx', 'content/mail/texts.ts']).types).toEqual([
      'root',
      'content',
      'admin',
    ]);
  });

  it('checks the types of the admin after what it takes from the rooms beside it', () => {
    expect(planFor(['content/src/desks/words/words.ts']).types).toEqual(['root', 'content', 'admin']);
    expect(planFor(['content/src/admin/hours/rules.ts']).types).toEqual(['root', 'admin']);
  });

  it('checks the types of tests, and of what must not compile, after the modules that they import', () => {
    expect(planFor(['website/src/features/search/search-index.ts']).types).toEqual(['root', 'website']);
    expect(planFor(['website/src/features/search/search-index.test.ts']).types).toEqual(['website']);
    expect(planFor(['content/tests/unit/contract.types.ts']).types).toEqual(['root']);
    expect(planFor(['new-centre/src/remark.ts']).types).toEqual(['root']);
    expect(planFor(['scripts/git-hooks.d.mts', 'vitest.config.ts']).types).toEqual(['root']);
  });

  it('holds words and drawings of the demo against what they must be', () => {
    const words = 'demo/words/pl-PL/shops.json';
    expect(planFor([words, 'demo/drawings/offers/offer-coat.svg'])).toEqual({
      lint: [words],
      types: [],
      tests: ['demo/tests/words.test.ts', 'demo/tests/drawings.test.ts'],
      content: true,
      wider: [],
    });
    expect(planFor(['demo/structure/tenants.ts']).types).toEqual(['root', 'content']);
  });

  it('holds the tables and their words against each other, and says that a build has to judge them', () => {
    const table = 'content/src/api/tenant/content-types/tenant/schema.json';
    const component = 'content/src/components/shared/link.json';
    const words = 'content/tests/unit/desks/words.test.ts';
    expect(planFor([table])).toEqual({
      lint: [table],
      types: [],
      tests: expect.arrayContaining([words, 'content/tests/unit/database.ts']),
      content: true,
      wider: [table],
    });
    expect(planFor([component]).tests).toContain(words);
    expect(planFor([component]).wider).toEqual([component]);
    const { tests } = planFor([table, component]);
    expect(tests).toEqual([...new Set(tests)]);
  });

  it('names tests that are there', () => {
    const read = [
      'content/src/api/tenant/content-types/tenant/schema.json',
      'content/src/components/shared/link.json',
      'demo/words/pl-PL/shops.json',
      'demo/drawings/offers/offer-coat.svg',
      'website/src/layout/tokens.css',
    ];
    const files = read.map((file) => planFor([file]).tests.filter((test) => test !== file));
    expect(files.filter((tests) => tests.length === 0)).toEqual([]);
    expect(files.flat().filter((test) => !existsSync(join(ROOT, test)))).toEqual([]);
  });

  it('leaves documents and pictures alone', () => {
    const plan = planFor(['README.md', 'docs/screenshots/home.webp', 'website/public/favicon.svg']);
    expect(plan).toEqual({ lint: [], types: [], tests: [], content: false, wider: [] });
  });

  it('says which files need more than this', () => {
    const files = ['package.json', 'website/astro.config.ts', '.dependency-cruiser.cjs', 'vitest.config.ts'];
    expect(planFor([...files, 'content/tsconfig.json', 'scripts/check.ts', 'demo/index.ts']).wider).toEqual([
      ...files,
      'content/tsconfig.json',
    ]);
  });

  it('runs the unit tests of what journeys share, and says that it runs no journey', () => {
    const [journey, shared, unit] = [
      'e2e/journeys/pages/csr.spec.ts',
      'e2e/dialects/shown.ts',
      'e2e/dialects/shown.test.ts',
    ];
    expect(planFor([journey, shared, unit])).toMatchObject({
      tests: [shared, unit],
      wider: [journey, shared],
    });
  });
});
