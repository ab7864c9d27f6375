import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Of the browser's elements what the element needs. */
class ElementDouble {
  readonly dataset: Record<string, string> = { h: '1234567,09:00,22:00' };
  textContent: string | null = 'neutral';
  connectedCallback(): void {}
}

let settle: () => void;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-11-19T08:59:00+01:00') });
  vi.stubGlobal('HTMLElement', ElementDouble);
  vi.stubGlobal('document', {
    documentElement: { lang: 'en', dataset: { zone: 'Europe/Warsaw' } },
    querySelector: () => ({
      dataset: { openingWords: Array.from({ length: 20 }, (_, at) => `w${at}`).join('|') },
    }),
    querySelectorAll: () => [],
    addEventListener(_: string, listener: () => void) {
      settle = listener;
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

/** The element as the page has it, settled for this minute. */
async function shown(): Promise<ElementDouble> {
  let Defined: typeof ElementDouble | undefined;
  vi.stubGlobal('customElements', {
    get: () => undefined,
    define(_: string, defined: typeof ElementDouble) {
      Defined = defined;
    },
  });
  await import('./opening-state.element.ts');
  if (!Defined) throw new Error('no element was defined');
  const element = new Defined();
  element.connectedCallback();
  settle();
  return element;
}

it('knows no state before its first, and then that of the minute before', async () => {
  const { dataset } = await shown();
  expect([dataset.state, 'was' in dataset]).toEqual(['closed', false]);
  vi.advanceTimersByTime(60_000);
  expect([dataset.state, dataset.was]).toEqual(['open', 'closed']);
  vi.advanceTimersByTime(60_000);
  expect([dataset.state, dataset.was]).toEqual(['open', 'open']);
});
