import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ALLOW_ALL, DECLINE } from './consent-choice.ts';
import { CONSENT_MODE_HASH, CONSENT_MODE_SCRIPT } from './consent-mode-script.ts';
import { DEFAULT_SIGNALS, signalsOf } from './consent-signals.ts';
import { isAllowed } from './load-tags.ts';
import { configuredTags, TAG_HOSTS, tagPolicy } from './tags.ts';

describe('scripts of other companies', () => {
  it('change nothing where none is configured', () => {
    expect(configuredTags({}, TAG_HOSTS)).toEqual([]);
    expect(tagPolicy([])).toEqual({ scripts: [], directives: [] });
  });

  it('enter the policy with their own hosts alone', () => {
    const policy = tagPolicy(configuredTags({ socialPixel: '12345678' }, TAG_HOSTS));
    expect(policy.scripts).toEqual(['https://connect.facebook.net']);
    expect(policy.directives).toEqual([
      'connect-src https://connect.facebook.net https://www.facebook.com',
      'img-src https://connect.facebook.net https://www.facebook.com',
    ]);
  });

  it('may come from a host of the operator', () => {
    const hosts = { ...TAG_HOSTS, analytics: 'https://metrics.galeria.example' };
    expect(configuredTags({ analytics: 'G-ABCD1' }, hosts)).toEqual([
      ['analytics', 'G-ABCD1', 'https://metrics.galeria.example'],
    ]);
  });

  it.each([
    ['analytics', 'G-ABCD1', 'statistics'],
    ['analytics', 'GTM-ABCD1', 'statistics'],
    ['analytics', 'AW-12345', 'marketing'],
    ['socialPixel', '12345678', 'marketing'],
    ['videoPixel', 'ABCDEFGHIJ', 'marketing'],
  ] as const)('%s %s needs %s', (kind, id, needed) => {
    const tag = [kind, id, 'https://x.example'] as const;
    expect(isAllowed(tag, DECLINE)).toBe(false);
    expect(isAllowed(tag, { ...DECLINE, statistics: true })).toBe(needed === 'statistics');
    expect(isAllowed(tag, { ...DECLINE, marketing: true })).toBe(needed === 'marketing');
    expect(isAllowed(tag, ALLOW_ALL)).toBe(true);
  });
});

describe('the script in the head', () => {
  const said = (storage: Record<string, string>) => {
    const page: {
      dataLayer?: ArrayLike<unknown>[];
      window?: object;
      localStorage: object;
      Date: typeof Date;
    } = { localStorage: storage, Date };
    page.window = page;
    runInNewContext(CONSENT_MODE_SCRIPT, page);
    return JSON.parse(JSON.stringify((page.dataLayer ?? []).map((call) => Array.from(call))));
  };
  const defaults = ['consent', 'default', { ...DEFAULT_SIGNALS, wait_for_update: 500 }];

  it('says the defaults on a first visit, after the year and over what is no consent', () => {
    expect(said({})).toEqual([defaults]);
    expect(said({ userConsent: JSON.stringify({ value: signalsOf(ALLOW_ALL), expiry: 1 }) })).toEqual([
      defaults,
    ]);
    expect(said({ userConsent: 'granted' })).toEqual([defaults]);
  });

  it('sends the stored choice of a returning visitor at once', () => {
    const userConsent = JSON.stringify({ value: signalsOf(ALLOW_ALL), expiry: Date.now() + 60_000 });
    expect(said({ userConsent })).toEqual([defaults, ['consent', 'update', signalsOf(ALLOW_ALL)]]);
  });

  it('is the one that the policy allows', () => {
    const digest = createHash('sha256').update(CONSENT_MODE_SCRIPT).digest('base64');
    expect(CONSENT_MODE_HASH).toBe(`sha256-${digest}`);
    expect(CONSENT_MODE_SCRIPT).not.toContain('</');
  });
});
