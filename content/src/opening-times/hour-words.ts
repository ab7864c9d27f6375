import { DEFAULT_LOCALE } from '@mall/contract';
import type { Reading } from '../kit/request';
import { single } from '../kit/singles';
import type { Row } from '../kit/table';

type Part = Record<string, unknown>;

const parts = (value: unknown): Part[] => (Array.isArray(value) ? value : []);

/**
 * The words of opening hours in a language, by those of the default one. Hours are the same in every language, so
 * editors write them once; the languages only translate the words. What has no translation stays as it was written.
 */
export function hourWords(openingTime: Row | null): ReadonlyMap<unknown, unknown> {
  return new Map(parts(openingTime?.translations).map((part) => [part.original, part.translation]));
}

/** Translates the names of the shops' own special days, in place. */
export async function nameSpecialDays(tenants: readonly Row[], view: Reading): Promise<void> {
  const days = tenants.flatMap((tenant) => parts(tenant.specialOpeningDays));
  if (days.length === 0 || view.locale === DEFAULT_LOCALE) return;
  const words = hourWords(await single('opening-time', view, { translations: true }));
  for (const day of days) day.special_day_name = words.get(day.special_day_name) ?? day.special_day_name;
}
