import type { ComponentProps } from 'react';
import s from './Field.module.css';
import { described, Field, type FieldProps } from './Field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'name'>;

/** Several labelled lines to type in. */
export function TextArea({ id, name, label, note, hint, error, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field {...{ id, name, label, note, hint, error }}>
      <textarea
        {...rest}
        {...described({ id, hint, error })}
        id={id}
        name={name}
        rows={rows}
        className={s.control}
      />
    </Field>
  );
}
