import { describe, expect, it } from 'vitest';
import { PLAIN_POLICY, POLICY_DIRECTIVES, SECURITY_HEADERS } from './security-headers.ts';

describe('security headers', () => {
  it('the policy names no host but our own and allows nothing inline', () => {
    for (const policy of [...POLICY_DIRECTIVES, PLAIN_POLICY]) {
      expect(policy).not.toMatch(/unsafe|https?:|\*|blob:/);
    }
  });

  it('frames, plug-ins, a changed base and forms to elsewhere are out', () => {
    const all = POLICY_DIRECTIVES.join(';');
    for (const directive of [
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "default-src 'self'",
    ]) {
      expect(all).toContain(directive);
    }
  });

  it('each header stands once, in lower case', () => {
    const names = SECURITY_HEADERS.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.map((name) => name.toLowerCase()));
  });
});
