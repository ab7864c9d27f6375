import type { Fields } from '../coercions.ts';
import type { ObjectPlan } from '../plan.ts';
import { BUTTONS } from './other-names.ts';
import { LAST_NAME, rankOf } from './recognised.ts';

/** What systems say of their own work, and addresses of their calls. */
const OF_SYSTEMS =
  /^[_$@]|^(?:created|updated|published)_?by$|^(?:meta|sys|links|relationships|localizations|translations|locales)$/i;
/** Names of one kind of object that are looked at, so that no payload makes it long. */
const MAX_UNREAD = 100;

/** What nothing reads: the object around it, and its name there. */
export interface UnreadName {
  holder: object;
  key: string;
  /** It is the name of a field, whose value cannot be read; else a list or object under a name that no field has. */
  isValue?: true;
}

interface UnreadNames {
  unread: readonly UnreadName[];
  /** @param foreign names in the object that are no field's own */
  note(plan: ObjectPlan, fields: Fields, foreign: readonly string[]): void;
  /** @param keys other names of fields, under which stands what cannot be read */
  noteValues(fields: Fields, keys: readonly string[]): void;
}

/**
 * Collects of one payload which lists and objects stand under a name that no field has: each name once, in the first
 * object of its kind. Who has a form of its own takes fields under names of its own: of it nobody knows.
 */
export function unreadNames(): UnreadNames {
  const unread: UnreadName[] = [];
  let values = 0;
  const seen = new Map<ObjectPlan, Set<string>>();
  return {
    unread,
    note(plan, fields, foreign) {
      const { shape, complete, entries } = plan.reading;
      if (shape || complete || entries) return;
      const noted = seen.get(plan) ?? new Set();
      seen.set(plan, noted);
      for (const key of foreign) {
        const value = fields[key];
        if (typeof value !== 'object' || noted.has(key)) continue;
        if (noted.size >= MAX_UNREAD) return;
        noted.add(key);
        const isTold = OF_SYSTEMS.test(key) || BUTTONS.includes(key) || rankOf(plan, key) <= LAST_NAME;
        if (!isTold && Object.keys(value ?? {}).length > 0) unread.push({ holder: fields, key });
      }
    },
    noteValues(fields, keys) {
      for (const key of keys) {
        if (values >= MAX_UNREAD) return;
        values++;
        unread.push({ holder: fields, key, isValue: true });
      }
    },
  };
}
