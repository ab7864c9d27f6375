import type { Example } from '../examples/example.ts';
import { HUNGARIAN } from '../examples/example-words.ts';
import { FieldError } from './FieldError.tsx';

export const EXAMPLES: Example[] = [
  { name: 'on paper', state: 'error', element: <FieldError id="error" error="Podaj adres e-mail." /> },
  {
    name: 'on stone',
    state: 'error',
    ground: 'stone',
    element: <FieldError id="error-stone" error="Podaj adres e-mail." />,
  },
  {
    name: 'on ink',
    state: 'error',
    ground: 'ink',
    element: <FieldError id="error-ink" error="Podaj adres e-mail." />,
  },
  {
    name: 'several lines',
    state: 'long',
    lang: 'hu',
    element: <FieldError id="error-long" error={`${HUNGARIAN.error} ${HUNGARIAN.text}`} live />,
  },
];
