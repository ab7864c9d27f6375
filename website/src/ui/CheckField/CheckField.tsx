import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '../Field/FieldError.tsx';
import s from './CheckField.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'type'> {
  /** Of the box; its message has `{id}-error`. */
  id: string;
  name: string;
  label: ReactNode;
  error?: string;
}

/** A box to tick, its words beside it, both to press. */
export function CheckField({ id, name, label, error, ...rest }: CheckFieldProps) {
  return (
    <p className={s.field} data-field={name}>
      <label htmlFor={id}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-error`}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </p>
  );
}
