/**
 * Values in local storage that expire, kept as `{"value":…,"expiry":…}`; `expiry` is milliseconds since 1970.
 * A value is dropped once its expiry passes: when it is read, or by `dropExpired`. Storage that is switched
 * off or full makes reading find nothing and keeping do nothing; none of these functions throws.
 */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The visitor's local storage, or undefined where the browser denies it. */
export function visitorStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Keeps a value (anything JSON can hold) for `lifetime` milliseconds from `now`. */
export function keepValue(
  key: string,
  value: unknown,
  lifetime: number,
  now = Date.now(),
  storage: Store | undefined = visitorStorage(),
): void {
  try {
    storage?.setItem(key, JSON.stringify({ value, expiry: now + lifetime }));
  } catch {
    // Full or denied: the visitor is asked again, that is all.
  }
}

/** What was kept under a key; undefined when nothing was, when it has expired or when it is not ours to read. */
export function keptValue(
  key: string,
  now = Date.now(),
  storage: Store | undefined = visitorStorage(),
): unknown {
  const kept = parsed(storage?.getItem(key) ?? null);
  if (!kept) return undefined;
  if (now < kept.expiry) return kept.value;
  storage?.removeItem(key);
  return undefined;
}

/** Drops every expired value; keys whose content is no expiring value stay. */
export function dropExpired(now = Date.now(), storage: Store | undefined = visitorStorage()): void {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null) keptValue(key, now, storage);
}

function parsed(text: string | null): { value: unknown; expiry: number } | undefined {
  if (!text?.startsWith('{')) return undefined;
  try {
    const { value, expiry } = JSON.parse(text);
    return typeof expiry === 'number' ? { value, expiry } : undefined;
  } catch {
    return undefined;
  }
}
