import { describe, expect, it } from 'vitest';
import { keepValue } from '../../client/stored-values.ts';
import {
  POPUP_PATIENCE_MS,
  POPUP_SUPPRESSED_MS,
  STORED_POPUP,
  STORED_SUBSCRIBED,
} from './newsletter-constants.ts';
import { due, openWhenQuiet, quiet } from './newsletter-window.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

const NOON = Date.UTC(2026, 10, 21, 12);

describe('due', () => {
  it('is the first time, not again within a day, and again after it', () => {
    const store = storage();
    expect(due(NOON, store)).toBe(true);
    keepValue(STORED_POPUP, true, POPUP_SUPPRESSED_MS, NOON, store);
    expect(due(NOON + 86_399_999, store)).toBe(false);
    expect(due(NOON + 86_400_000, store)).toBe(true);
    expect(store.getItem(STORED_POPUP)).toBeNull();
  });

  it('is never for subscribers, nor where nothing can be remembered', () => {
    const store = storage();
    store.setItem(STORED_SUBSCRIBED, 'true');
    expect(due(NOON, store)).toBe(false);
    expect(due(NOON, undefined)).toBe(false);
  });
});

describe('quiet', () => {
  type Scene = {
    consent?: string;
    consentClosed?: string;
    locked?: string;
    hidden?: boolean;
    dialog?: boolean;
    typing?: boolean;
  };
  const page = ({ consent, consentClosed, locked, hidden = false, dialog = false, typing = false }: Scene) =>
    ({
      documentElement: { dataset: { consent, consentClosed, locked } },
      hidden,
      querySelector: () => (dialog ? {} : null),
      activeElement: { matches: () => typing },
    }) as unknown as Document;

  it('is a page where nothing is open and nobody types', () => {
    expect(quiet(page({}), 12_000)).toBe(true);
    expect(quiet(page({ consentClosed: '2000' }), 12_000)).toBe(true);
  });

  it.each<Scene>([
    { consent: 'open' },
    { consentClosed: '2001' },
    { locked: '' },
    { hidden: true },
    { dialog: true },
    { typing: true },
  ])('is not %j', (scene) => expect(quiet(page(scene), 12_000)).toBe(false));
});

describe('openWhenQuiet', () => {
  it('waits for quiet, then opens once', () => {
    const waiting: [() => void, number][] = [];
    let calm = false;
    let opened = 0;
    openWhenQuiet({
      due: () => true,
      quiet: () => calm,
      open: () => opened++,
      later: (work, ms) => waiting.push([work, ms]),
    });
    expect([opened, waiting.length, waiting[0]?.[1]]).toEqual([0, 1, POPUP_PATIENCE_MS]);
    waiting.shift()?.[0]();
    expect(opened).toBe(0);
    calm = true;
    waiting.shift()?.[0]();
    expect([opened, waiting.length]).toEqual([1, 0]);
  });

  it('gives up when it has been shown elsewhere meanwhile', () => {
    const waiting: (() => void)[] = [];
    let shown = false;
    openWhenQuiet({
      due: () => !shown,
      quiet: () => false,
      open: () => expect.unreachable(),
      later: (work) => waiting.push(work),
    });
    shown = true;
    waiting.shift()?.();
    expect(waiting).toHaveLength(0);
  });
});
