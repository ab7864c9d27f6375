import type { ComponentProps } from 'react';
import { FieldError } from './FieldError.tsx';
import s from './TextField.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name'> {
  /** Of the field; its message has `{id}-error`. */
  id: string;
  name: string;
  label: string;
  /** Present: the field is marked and this stands below it. */
  error?: string;
}

/** A labelled line to type in. A script may fill its message later: `[data-error]` inside `[data-field]`. */
export function TextField({ id, name, label, error, ...rest }: TextFieldProps) {
  return (
    <p className={s.field} data-field={name}>
      <label htmlFor={id}>{label}</label>
      <input {...rest} id={id} name={name} aria-invalid={Boolean(error)} aria-describedby={`${id}-error`} />
      <FieldError id={`${id}-error`} error={error} />
    </p>
  );
}
