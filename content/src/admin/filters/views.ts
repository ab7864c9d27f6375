import { type Filter, NO_FILTER } from '../../desk/inbox-filter';

/** Views that everybody has. @param me name of who is signed in */
export const BUILT_IN = (me: string | null) =>
  [
    { key: 'viewUnread', filter: { ...NO_FILTER, unread: '1' } },
    ...(me ? [{ key: 'viewMine' as const, filter: { ...NO_FILTER, assignee: me, open: '1' } }] : []),
    { key: 'viewDue', filter: { ...NO_FILTER, due: 'today' } },
    { key: 'viewAside', filter: { ...NO_FILTER, state: 'aside' } },
  ] as const;

export function sameFilter(one: Filter, other: Filter): boolean {
  return (Object.keys(NO_FILTER) as (keyof Filter)[]).every((field) => one[field] === other[field]);
}
