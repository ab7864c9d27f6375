import { createHash } from 'node:crypto';

const TRANSPORT = 'strict-transport-security';

/**
 * Headers of every answer (OWASP ASVS 14.4). The policy for scripts and styles of a page comes from the
 * renderer, which knows the hashes of its inline parts; see `contentSecurityPolicy`.
 */
const headers: (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  [TRANSPORT, 'max-age=31536000; includeSubDomains'],
];
export const SECURITY_HEADERS: readonly (readonly [string, string])[] = headers;

/** Has every answer of this process say something else about https. Once, before the first. */
export function sayTransportSecurity(value: string | undefined): void {
  const at = headers.findIndex(([name]) => name === TRANSPORT);
  headers.splice(at, 1, ...(value === undefined ? [] : [[TRANSPORT, value] as const]));
}

/** Directives beside script-src and style-src: one list for the build (website/astro.config.ts) and for plain answers. */
export const POLICY_DIRECTIVES = [
  "default-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
] as const;

/** The policy of answers that hold no script and no style of their own (plain text, redirects, 503 without a renderer). */
export const PLAIN_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What stands inline in a page: the contents of its scripts and styles, in their order. */
function* inlineParts(html: Buffer): Generator<Buffer> {
  const next = ['script', 'style'].map((name) => ({ name, at: html.indexOf(`<${name}`) }));
  for (;;) {
    const [first] = next.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
    if (!first) return;
    const from = html.indexOf('>', first.at) + 1;
    const to = html.indexOf(`</${first.name}>`, from);
    if (from === 0 || to < 0) return;
    yield html.subarray(from, to);
    for (const one of next) if (one.at >= 0 && one.at < to) one.at = html.indexOf(`<${one.name}`, to);
  }
}

/**
 * The policy with the hashes of what stands inline in this page alone: the renderer lists those of every script that any
 * page may have, and each answer would carry them all.
 */
export function policyOf(policy: string, html: Buffer): string {
  const inline = new Set<string>();
  // What is linked to holds nothing.
  for (const part of inlineParts(html))
    if (part.length > 0) inline.add(`'sha256-${createHash('sha256').update(part).digest('base64')}'`);
  return policy.replace(/ ('sha256-[^']*')/g, (found, hash: string) => (inline.has(hash) ? found : ''));
}

/**
 * Of a page in the admin's frame: the browser may give it a thread of its own, so that it is drawn while the admin draws itself
 * after a save. Of one host, both would share one.
 */
export const OWN_THREAD: [name: string, value: string] = ['origin-agent-cluster', '?1'];

/** A policy that lets the content system's admin, and nobody else, show the answer in a frame. */
export function framedBy(policy: string, origin: string): string {
  return policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`);
}
