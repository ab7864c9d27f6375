import type { ReactNode } from 'react';
import s from './FilterBar.module.css';

interface FilterOption {
  name: string;
  href: string;
  /** How many it leaves; absent = not shown. */
  count?: number;
  current: boolean;
}

/** Rows of filters under a page's head. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={s.bar} aria-label={label}>
      {children}
    </nav>
  );
}

interface RowProps {
  label: string;
  options: FilterOption[];
  /** Name of the fold that takes the smaller ones of a long row; absent = all are shown. */
  more?: string;
}

/** One row: each option is a link, the chosen one is ink. Works without scripts. */
export function FilterRow({ label, options, more }: RowProps) {
  const [shown, folded] = fold(options, more !== undefined);
  return (
    <FilterControls label={label}>
      {shown.map(Option)}
      {folded.length > 0 && (
        <details className={s.more}>
          <summary>
            {more} <small>{folded.length}</small>
          </summary>
          <div>{folded.map(Option)}</div>
        </details>
      )}
    </FilterControls>
  );
}

function Option({ name, href, count, current }: FilterOption) {
  return (
    <a key={href} href={href} aria-current={current ? 'true' : undefined}>
      {name}
      {count !== undefined && <small>{count}</small>}
    </a>
  );
}

const SHOWN = 8;

/** The largest stay in view, in their order, and so does the chosen one; few are never folded. */
function fold(options: FilterOption[], folding: boolean): [FilterOption[], FilterOption[]] {
  if (!folding || options.length <= SHOWN + 2) return [options, []];
  const largest = new Set([...options].sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, SHOWN));
  const inView = (option: FilterOption) => option.current || largest.has(option);
  return [options.filter(inView), options.filter((option) => !inView(option))];
}

/** A row with controls of one's own. */
export function FilterControls({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={s.row}>
      <span className={s.label}>{label}</span>
      <div className={s.options}>{children}</div>
    </div>
  );
}
