import { DRAFT_PREFIX, KEY_FIELD } from './form-constants.ts';
import type { Values } from './form-rules.ts';

/** What is kept of a form that has not been sent: what was typed, and the name of this sending. */
export interface Draft {
  values: Values;
  key: string;
  /** What the chosen options of lists are called, by their values. */
  names?: Readonly<Record<string, string | undefined>>;
}

/** 16 bytes of chance in base64url: fit for the contract's key. */
export function randomKey(
  random: (bytes: Uint8Array) => Uint8Array = (bytes) =>
    crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
): string {
  const bytes = random(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

function isValues(value: unknown): value is Values {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => Array.isArray(one) && one.every((text) => typeof text === 'string'))
  );
}

/**
 * The drafts of one form in a storage that may refuse, be full, or hold what somebody else wrote. A draft without a
 * value is no draft.
 */
export function formDraft(id: string, storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const name = DRAFT_PREFIX + id;
  return {
    read(): Draft | undefined {
      try {
        const found: unknown = JSON.parse(storage().getItem(name) ?? 'null');
        if (typeof found !== 'object' || found === null || !('values' in found) || !(KEY_FIELD in found))
          return undefined;
        const { values, key, names } = found as { values: unknown; key: unknown; names?: unknown };
        return isValues(values) && typeof key === 'string'
          ? { values, key, names: Object(names) }
          : undefined;
      } catch {
        return undefined;
      }
    },
    write(draft: Draft) {
      try {
        storage().setItem(name, JSON.stringify(draft));
      } catch {
        // Full or forbidden: a reload loses what was typed, sending does not.
      }
    },
    clear() {
      try {
        storage().removeItem(name);
      } catch {
        // As above.
      }
    },
  };
}
