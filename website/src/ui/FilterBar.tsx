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

/** One row: each option is a link, the chosen one is ink. Works without scripts. */
export function FilterRow({ label, options }: { label: string; options: FilterOption[] }) {
  return (
    <FilterControls label={label}>
      {options.map((option) => (
        <a key={option.href} href={option.href} aria-current={option.current ? 'true' : undefined}>
          {option.name}
          {option.count !== undefined && <small>{option.count}</small>}
        </a>
      ))}
    </FilterControls>
  );
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
