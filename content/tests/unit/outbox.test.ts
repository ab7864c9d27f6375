import { describe, expect, it } from 'vitest';
import { backoff } from '../../src/outbox/worker';
import { documentIdOf } from '../../src/seed/bulk';

describe('backoff', () => {
  it('doubles from a second and stops growing at five minutes', () => {
    expect([1, 2, 3, 4].map(backoff)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(backoff(9)).toBe(256_000);
    expect(backoff(10)).toBe(300_000);
    expect(backoff(500)).toBe(300_000);
  });
});

describe('documentIdOf', () => {
  it('is the same for the same thing, in the form of a documentId', () => {
    expect(documentIdOf('tenant', 'halland')).toBe(documentIdOf('tenant', 'halland'));
    expect(documentIdOf('tenant', 'halland')).toMatch(/^[a-z0-9]{24}$/);
    expect(documentIdOf('tenant', 'halland')).not.toBe(documentIdOf('offer', 'halland'));
  });
});
