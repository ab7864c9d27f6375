import { describe, expect, it } from 'vitest';
import { planFor } from './quick-plan.ts';

describe('planFor', () => {
  it('looks at a view with the linter, the types of the website and its tests', () => {
    const view = 'website/src/features/tenants/TenantView.tsx';
    expect(planFor([view])).toEqual({ lint: [view], types: ['website'], tests: [view], wider: [] });
  });

  it('checks the types of everything that sees the contract', () => {
    expect(planFor(['contract/src/tags.ts']).types).toEqual(['root', 'website', 'content']);
  });

  it('checks pages apart: no other check reads them', () => {
    expect(planFor(['website/src/pages/index.astro']).types).toEqual(['pages']);
  });

  it('keeps the admin apart from the rest of the content system', () => {
    expect(planFor(['content/src/admin/app.tsx']).types).toEqual(['admin']);
    expect(planFor(['content/src/admin/app.tsx', 'content/mail/texts.ts']).types).toEqual([
      'content',
      'admin',
    ]);
  });

  it('holds words and drawings of the demo against what they must be', () => {
    const words = 'demo/words/pl-PL/shops.json';
    expect(planFor([words, 'demo/drawings/offers/offer-coat.svg'])).toEqual({
      lint: [words],
      types: [],
      tests: ['demo/tests/words.test.ts', 'demo/tests/drawings.test.ts'],
      wider: [],
    });
    expect(planFor(['demo/structure/tenants.ts']).types).toEqual(['root', 'content']);
  });

  it('leaves documents and pictures alone', () => {
    const plan = planFor(['README.md', 'docs/screenshots/home.webp', 'website/public/favicon.svg']);
    expect(plan).toEqual({ lint: [], types: [], tests: [], wider: [] });
  });

  it('says which files need more than this', () => {
    const files = ['package.json', 'website/astro.config.ts', '.dependency-cruiser.cjs', 'vitest.config.ts'];
    expect(planFor(files).wider).toEqual(['package.json', 'website/astro.config.ts', 'vitest.config.ts']);
  });
});
