import type { ComponentProps } from 'react';
import s from './Field.module.css';
import { described, Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'name'>;

/** A labelled line to type in: text, e-mail, telephone, date. */
export function TextField({ id, name, label, note, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field {...{ id, name, label, note, hint, error }}>
      <input {...rest} {...described({ id, hint, error })} id={id} name={name} className={s.control} />
    </Field>
  );
}
