import { describe, expect, it } from 'vitest';
import {
  ALLOW_ALL,
  allowedCategories,
  DECLINE,
  dropOldFlags,
  readChoice,
  startingToggles,
  withdraws,
  writeChoice,
} from './consent-choice.ts';
import { CONSENT_LIFETIME_MS } from './consent-constants.ts';
import type { Choice } from './consent-signals.ts';
import { DEFAULT_SIGNALS, signalsOf } from './consent-signals.ts';

function memory() {
  const map = new Map<string, string>();
  return {
    map,
    get length() {
      return map.size;
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const statisticsOnly: Choice = { all: false, statistics: true, marketing: false };
const marketingOnly: Choice = { all: false, statistics: false, marketing: true };
const both: Choice = { all: false, statistics: true, marketing: true };

describe('a choice', () => {
  it.each([ALLOW_ALL, DECLINE, statisticsOnly, marketingOnly, both])(
    'comes back as it was stored: %o',
    (choice) => {
      const storage = memory();
      writeChoice(storage, choice, 1_000);
      expect(readChoice(storage, 2_000)).toEqual(choice);
    },
  );

  it('is stored under the five keys', () => {
    const storage = memory();
    writeChoice(storage, statisticsOnly, 0);
    expect(Object.fromEntries(storage.map)).toEqual({
      userConsent: JSON.stringify({ value: signalsOf(statisticsOnly), expiry: CONSENT_LIFETIME_MS }),
      cookies: JSON.stringify({ value: ['necessary', 'statistics'], expiry: CONSENT_LIFETIME_MS }),
      enableAllCookies: 'false',
      enableFbStatistics: 'true',
      enableMarketing: 'false',
    });
  });

  it('is asked for again after a year, and where storage is denied', () => {
    const storage = memory();
    writeChoice(storage, ALLOW_ALL, 0);
    expect(readChoice(storage, CONSENT_LIFETIME_MS - 1)).toEqual(ALLOW_ALL);
    expect(readChoice(storage, CONSENT_LIFETIME_MS)).toBeNull();
    expect(readChoice(undefined)).toBeNull();
  });
});

describe('the toggles', () => {
  it.each([
    [null, 'standard', false, true, false],
    [null, 'standard', true, true, true],
    [null, 'strict', true, false, false],
    [null, 'strict', false, false, false],
    [DECLINE, 'standard', true, false, false],
    [marketingOnly, 'strict', false, false, true],
    [ALLOW_ALL, 'strict', false, true, true],
  ] as const)(
    'of %o with preset %s and precheck %s',
    (choice, preset, precheckMarketing, statistics, marketing) => {
      expect(startingToggles(choice, { preset, precheckMarketing })).toEqual({ statistics, marketing });
    },
  );
});

describe('what is allowed', () => {
  it.each([
    [DECLINE, ['necessary']],
    [statisticsOnly, ['necessary', 'statistics']],
    [marketingOnly, ['necessary', 'marketing']],
    [both, ['necessary', 'statistics', 'marketing']],
    [ALLOW_ALL, ['necessary', 'statistics', 'marketing', 'preference']],
  ])('by %o', (choice, categories) => {
    expect(allowedCategories(choice)).toEqual(categories);
  });

  it.each([
    [null, DECLINE, false],
    [DECLINE, ALLOW_ALL, false],
    [ALLOW_ALL, ALLOW_ALL, false],
    [statisticsOnly, both, false],
    [ALLOW_ALL, both, true],
    [statisticsOnly, marketingOnly, true],
    [both, DECLINE, true],
  ])('is withdrawn from %o to %o: %s', (before, after, answer) => {
    expect(withdraws(before, after)).toBe(answer);
  });
});

describe('the signals', () => {
  it('deny all but what a site needs by default, and so does declining', () => {
    expect(DEFAULT_SIGNALS).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      personalization_storage: 'denied',
      functionality_storage: 'granted',
      security_storage: 'granted',
    });
    expect(signalsOf(DECLINE)).toEqual(DEFAULT_SIGNALS);
  });

  it('grant what a selection allows, and everything with all', () => {
    expect(signalsOf(statisticsOnly)).toEqual({ ...DEFAULT_SIGNALS, analytics_storage: 'granted' });
    expect(signalsOf(marketingOnly)).toEqual({
      ...DEFAULT_SIGNALS,
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    });
    expect(new Set(Object.values(signalsOf(ALLOW_ALL)))).toEqual(new Set(['granted']));
  });
});

describe('flags without an expiry of their own', () => {
  it('go once the choice has expired, and stay until then', () => {
    const storage = memory();
    writeChoice(storage, ALLOW_ALL);
    dropOldFlags(storage);
    expect(readChoice(storage)).toEqual(ALLOW_ALL);
    writeChoice(storage, ALLOW_ALL, Date.now() - CONSENT_LIFETIME_MS);
    dropOldFlags(storage);
    expect([...storage.map.keys()].filter((key) => key.startsWith('enable'))).toEqual([]);
  });
});
