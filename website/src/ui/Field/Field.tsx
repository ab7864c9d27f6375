import type { ReactNode } from 'react';
import s from './Field.module.css';
import { FieldError } from './FieldError.tsx';

/** What every field of the kit is told. */
export interface FieldProps {
  /** Of the control; its message has `{id}-error`, its hint `{id}-hint`. */
  id: string;
  name: string;
  label: ReactNode;
  /** Small, behind the label: "optional". */
  note?: string;
  /** Stands between label and control. */
  hint?: string;
  /** Present: the field is marked and this stands below it. */
  error?: string;
}

/** Attributes that tie a control to its message and hint. */
export function described({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return {
    'aria-invalid': Boolean(error),
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
  };
}

/** Label, hint, control, message, one beneath the other. A script may fill the message: `[data-error]` inside `[data-field]`. */
export function Field({
  id,
  name,
  label,
  note,
  hint,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={s.field} data-field={name}>
      <label className={s.label} htmlFor={id}>
        {label} {note && <small>{note}</small>}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={s.hint}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
