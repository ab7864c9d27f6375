import { withoutAddress } from '@mall/contract';

const GONE = '[…]';

/** A value without an address in any of its texts, in whatever case; the value itself when it has none. */
export function redacted(value: unknown, email: string): unknown {
  if (typeof value === 'string') return withoutAddress(value, email, GONE);
  if (Array.isArray(value)) {
    const parts = value.map((part) => redacted(part, email));
    return parts.some((part, index) => part !== value[index]) ? parts : value;
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => [key, redacted(part, email), part] as const);
    return parts.some(([, clean, part]) => clean !== part)
      ? Object.fromEntries(parts.map(([key, clean]) => [key, clean]))
      : value;
  }
  return value;
}
