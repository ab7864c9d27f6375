import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  PLAIN_POLICY,
  POLICY_DIRECTIVES,
  policyOf,
  SECURITY_HEADERS,
  sayTransportSecurity,
} from './security-headers.ts';

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

  it('a page’s policy allows the scripts and styles that stand in it, and no others', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const [own, style, other] = [hash("run('źdźbło')"), hash('a{}'), hash('other()')];
    // A script with an address holds nothing: that of nothing is needed by no page.
    const policy = `script-src 'self' ${other} ${own}; style-src 'self' ${style} ${hash('b{}')} ${hash('')};`;
    const told = '<script type="application/ld+json">{"name":"<style>"}</script>';
    const html = `${told}<style>a{}</style><script type="module" src="/x.js"></script><script>run('źdźbło')</script>`;
    expect(policyOf(policy, Buffer.from(html))).toBe(`script-src 'self' ${own}; style-src 'self' ${style};`);
  });

  it('say of https what they are told, or nothing', () => {
    const said = () => new Map(SECURITY_HEADERS).get('strict-transport-security');
    const before = said();
    sayTransportSecurity('max-age=31536000');
    expect(said()).toBe('max-age=31536000');
    expect(SECURITY_HEADERS).toHaveLength(6);
    sayTransportSecurity(before);
    expect(said()).toBe(before);
  });

  it('each header stands once, in lower case', () => {
    const names = SECURITY_HEADERS.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.map((name) => name.toLowerCase()));
  });
});
