/**
 * Headers of every answer (OWASP ASVS 14.4). The policy for scripts and styles of a page comes from the
 * renderer, which knows the hashes of its inline parts; see `contentSecurityPolicy`.
 */
export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'],
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
];

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

/** A policy that lets the content system's admin, and nobody else, show the answer in a frame. */
export function framedBy(policy: string, origin: string): string {
  return policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`);
}
