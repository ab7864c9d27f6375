/** What the inbox's list is narrowed down to; "" = not. */
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

/** A filter that one of the staff keeps under a name. */
export interface View {
  name: string;
  filter: Filter;
}

/** What is known of a filter as it was sent or kept, whatever stands beside it. */
export function readFilter(value: unknown): Filter {
  const given = Object(value) as Record<string, unknown>;
  const fields = Object.keys(NO_FILTER).map((field) => [
    field,
    typeof given[field] === 'string' ? given[field] : '',
  ]);
  return Object.fromEntries(fields) as unknown as Filter;
}
