import type { ReactNode } from 'react';
import s from './Fields.module.css';

/** Neutral fields that share a wall, side by side where there is room. */
export function Fields({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section className={s.fields} aria-label={label}>
      {children}
    </section>
  );
}

interface FieldProps {
  /** On ink instead of stone. */
  dark?: boolean;
  /** Stands beside the words, above them on phones. */
  picture?: ReactNode;
  children: ReactNode;
}

/** One field: words, and perhaps a picture. */
export function Field({ dark = false, picture, children }: FieldProps) {
  const className = [s.field, dark && `on-ink ${s.dark}`, picture && s.pictured];
  return (
    <article className={className.filter(Boolean).join(' ')}>
      <div className={s.words}>{children}</div>
      {picture && <div className={s.art}>{picture}</div>}
    </article>
  );
}
