import { isEmail } from '@mall/contract';
import { text } from './text.ts';
import type { Link } from './view-models.ts';

/** A telephone link; undefined for what has too few digits to be dialled. */
export function phoneLink(phone: string | null | undefined): Link | undefined {
  const name = text(phone);
  const digits = name?.replace(/[^\d+]/g, '') ?? '';
  return name !== undefined && /^\+?\d{7,15}$/.test(digits) ? { name, href: `tel:${digits}` } : undefined;
}

export function emailLink(email: string | null | undefined): Link | undefined {
  const name = text(email);
  return name !== undefined && isEmail(name) ? { name, href: `mailto:${name}` } : undefined;
}
