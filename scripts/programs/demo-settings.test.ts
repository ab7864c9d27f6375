import { describe, expect, it } from 'vitest';
import { PUBLISHED_PASSWORD as OF_CONTENT } from '../../content/src/seed/demo-accounts.ts';
import { demoOf, demoPasswordOf, PUBLISHED_PASSWORD } from './demo-settings.ts';

const PUBLISHED = { DEMO_PASSWORD: PUBLISHED_PASSWORD };

describe('the demo', () => {
  it('comes by itself where the product is tried, and not in production', () => {
    expect(demoOf({})).toBe('1');
    expect(demoOf({ NODE_ENV: 'production' })).toBe('0');
  });

  it('is there or not as it was asked for', () => {
    expect(demoOf({ DEMO: '0' })).toBe('0');
    expect(demoOf({ DEMO: '1', NODE_ENV: 'production' })).toBe('1');
  });
});

describe('the demo’s published password', () => {
  it('is the one that the content system knows', () => {
    expect(PUBLISHED_PASSWORD).toBe(OF_CONTENT);
  });

  it('is told where the demo is tried', () => {
    expect(demoPasswordOf({}, '1')).toEqual(PUBLISHED);
    expect(demoPasswordOf({ DEMO: '1' })).toEqual(PUBLISHED);
  });

  it.each([
    { DEMO: '1', NODE_ENV: 'production' },
    { DEMO: '0' },
    {},
    { DEMO: '1', DEMO_PASSWORD: 'Another-one-7' },
  ])('is not told otherwise: %j', (env) => expect(demoPasswordOf(env)).toEqual({}));
});
