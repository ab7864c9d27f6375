/** What the list is narrowed down to; "" = not. */
export interface Filter {
  q: string;
  kind: string;
  state: string;
  assignee: string;
  from: string;
  to: string;
  unread: string;
  open: string;
  /** YYYY-MM-DD, or `today`: the centre's. */
  due: string;
}

export const NO_FILTER: Filter = {
  ...{ q: '', kind: '', state: '', assignee: '', from: '', to: '', unread: '', open: '', due: '' },
};

interface View {
  name: string;
  filter: Filter;
}

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

const KEPT = 'mall.inbox.views';

/** The views of this browser; none where what is kept cannot be read. */
export function keptViews(): View[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEPT) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((one): one is View => typeof one?.name === 'string' && typeof one?.filter === 'object')
      .map(({ name, filter }) => ({ name, filter: { ...NO_FILTER, ...filter } }));
  } catch {
    return [];
  }
}

export function keepViews(views: readonly View[]): void {
  window.localStorage.setItem(KEPT, JSON.stringify(views));
}
