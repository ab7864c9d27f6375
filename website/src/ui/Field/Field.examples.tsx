import type { Example } from '../examples/example.ts';
import { BULGARIAN, HUNGARIAN } from '../examples/example-words.ts';
import f from './Field.module.css';
import { described, Field, type FieldProps } from './Field.tsx';

const field = (props: FieldProps) => (
  <Field {...props}>
    <input {...described(props)} id={props.id} name={props.name} className={f.control} />
  </Field>
);

export const EXAMPLES: Example[] = [
  {
    name: 'around a control',
    state: 'plain',
    element: field({ id: 'field', name: 'field', label: 'Ulica i numer', note: 'nieobowiązkowe' }),
  },
  {
    name: 'long words around a control',
    state: 'long',
    lang: 'hu',
    element: field({
      id: 'field-long',
      name: 'field-long',
      label: HUNGARIAN.word,
      note: HUNGARIAN.word,
      hint: HUNGARIAN.text,
    }),
  },
  {
    name: 'marked',
    state: 'error',
    lang: 'bg',
    element: field({
      id: 'field-wrong',
      name: 'field-wrong',
      label: BULGARIAN.word,
      hint: BULGARIAN.text,
      error: BULGARIAN.error,
    }),
  },
];
