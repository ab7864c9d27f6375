import { isEmail } from '@mall/contract';
import type { Link } from './links.ts';
import { trimToUndefined } from './text.ts';

/** A telephone link; undefined for what has too few digits to be dialled. */
export function phoneLink(phone: string | null | undefined): Link | undefined {
  const name = trimToUndefined(phone);
  const digits = name?.replace(/[^\d+]/g, '') ?? '';
  return name !== undefined && /^\+?\d{7,15}$/.test(digits) ? { name, href: `tel:${digits}` } : undefined;
}

export function emailLink(email: string | null | undefined): Link | undefined {
  const name = trimToUndefined(email);
  return name !== undefined && isEmail(name) ? { name, href: `mailto:${name}` } : undefined;
}
