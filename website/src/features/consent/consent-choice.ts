import { keepValue, keptValue } from '../../client/stored-values.ts';
import {
  CONSENT_LIFETIME_MS,
  STORED_ALL,
  STORED_CONSENT,
  STORED_COOKIES,
  STORED_MARKETING,
  STORED_STATISTICS,
} from './consent-constants.ts';
import { type Choice, signalsOf } from './consent-signals.ts';

export type Category = 'necessary' | 'statistics' | 'marketing' | 'preference';

/** How the toggles stand before any choice: set by the operator in the content system. */
export interface Presets {
  /** `strict` starts both toggles off, whatever `precheckMarketing` says. */
  preset: 'standard' | 'strict';
  precheckMarketing: boolean;
}

export const ALLOW_ALL: Choice = { all: true, statistics: true, marketing: true };
export const DECLINE: Choice = { all: false, statistics: false, marketing: false };

type Store = Parameters<typeof keptValue>[2];

/** The stored choice; null on a first visit, after its year, and where storage is denied. */
export function readChoice(storage: Store, now = Date.now()): Choice | null {
  if (!storage || keptValue(STORED_CONSENT, now, storage) === undefined) return null;
  const is = (key: string) => storage.getItem(key) === 'true';
  return { all: is(STORED_ALL), statistics: is(STORED_STATISTICS), marketing: is(STORED_MARKETING) };
}

/** Drops what `writeChoice` has stored without an expiry of its own, once the choice has expired. */
export function dropOldFlags(storage: Store): void {
  if (readChoice(storage)) return;
  for (const key of [STORED_ALL, STORED_STATISTICS, STORED_MARKETING]) storage?.removeItem(key);
}

/** Stores a choice under the five keys for a year. */
export function writeChoice(storage: Store, choice: Choice, now = Date.now()): void {
  keepValue(STORED_CONSENT, signalsOf(choice), CONSENT_LIFETIME_MS, now, storage);
  keepValue(STORED_COOKIES, allowedCategories(choice), CONSENT_LIFETIME_MS, now, storage);
  const flags = [
    [STORED_ALL, choice.all],
    [STORED_STATISTICS, choice.statistics],
    [STORED_MARKETING, choice.marketing],
  ] as const;
  try {
    for (const [key, value] of flags) storage?.setItem(key, String(value));
  } catch {
    // As with the two above: the visitor is asked again.
  }
}

/** Statistics start on unless stored or strict; marketing starts as the precheck flag says unless stored or strict. */
export function startingToggles(
  choice: Choice | null,
  { preset, precheckMarketing }: Presets,
): Pick<Choice, 'statistics' | 'marketing'> {
  if (choice) return { statistics: choice.statistics, marketing: choice.marketing };
  const free = preset !== 'strict';
  return { statistics: free, marketing: free && precheckMarketing };
}

export function allowedCategories({ all, statistics, marketing }: Choice): Category[] {
  if (all) return ['necessary', 'statistics', 'marketing', 'preference'];
  return [
    'necessary',
    ...(statistics ? ['statistics' as const] : []),
    ...(marketing ? ['marketing' as const] : []),
  ];
}

/** Whether something that was allowed is allowed no longer: scripts that run must then go, by a reload. */
export function withdraws(before: Choice | null, after: Choice): boolean {
  if (!before) return false;
  const now = allowedCategories(after);
  return allowedCategories(before).some((category) => !now.includes(category));
}
