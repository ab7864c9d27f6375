import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BANNER_DELAY_MS } from '../features/consent/consent-constants.ts';
import { POPUP_DELAY_MS } from '../features/newsletter/newsletter-constants.ts';

// The page's part in small: whether it was made ahead, and what its loaders look for.
interface Ahead {
  prerendering: boolean;
  onprerenderingchange?: () => void;
}
const told: string[] = [];
/** What a loader fetches when its time has come: it says its name. */
const late = (...names: string[]) =>
  `data:text/javascript,${names.map((name) => `export const ${name} = () => globalThis.tell('${name}')`).join(';')}`;

function pageThatIs(prerendering: boolean, tags?: string): Ahead {
  const page: Ahead = { prerendering };
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      documentElement: { dataset: { tags } },
      querySelector: () => ({ addEventListener: () => undefined }),
    }),
  );
  return page;
}

/** Lets what was promised, and what is then fetched, come. */
const passed = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  told.length = 0;
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('tell', (name: string) => told.push(name));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', { userConsent: '{}' });
  vi.doMock('../features/consent/consent.ts?late', () => ({ default: late('settle', 'resume') }));
  vi.doMock('../features/newsletter/newsletter.element.ts?late', () => ({ default: late('offer') }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('../features/consent/consent.ts?late');
  vi.doUnmock('../features/newsletter/newsletter.element.ts?late');
});

it('is fulfilled at once before a visitor, and in a page made ahead when it is gone to', async () => {
  pageThatIs(false);
  const shown = await import('./active.ts');
  await shown.active;
  vi.resetModules();
  const page = pageThatIs(true);
  const { active } = await import('./active.ts');
  active.then(() => told.push('active'));
  await passed(60_000);
  expect(told).toEqual([]);
  page.onprerenderingchange?.();
  await passed(0);
  expect(told).toEqual(['active']);
});

it('makes banner, scripts and window of a page made ahead wait for the visitor, and then for their time', async () => {
  const page = pageThatIs(true, 'yes');
  await import('../features/consent/consent-loader.element.ts');
  await import('../features/newsletter/newsletter-loader.element.ts');
  await passed(BANNER_DELAY_MS + POPUP_DELAY_MS);
  expect(told).toEqual([]);
  page.onprerenderingchange?.();
  await passed(0);
  expect(told).toEqual(['resume']);
  await passed(BANNER_DELAY_MS);
  expect(told).toEqual(['resume', 'settle']);
  await passed(POPUP_DELAY_MS);
  expect(told).toEqual(['resume', 'settle', 'offer']);
});
