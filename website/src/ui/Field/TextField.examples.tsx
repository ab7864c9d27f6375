import type { Example } from '../examples/example.ts';
import { HUNGARIAN } from '../examples/example-words.ts';
import { TextField } from './TextField.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'with an example in it',
    state: 'plain',
    element: (
      <TextField id="text" name="text" label="E-mail" type="email" placeholder="ola@przyklad.example" />
    ),
  },
  {
    name: 'with a hint, on stone',
    state: 'plain',
    ground: 'stone',
    element: (
      <TextField
        id="text-stone"
        name="text-stone"
        label="Telefon"
        note="nieobowiązkowe"
        hint="Z kierunkowym."
      />
    ),
  },
  {
    name: 'long words',
    state: 'long',
    lang: 'hu',
    element: (
      <TextField
        id="text-long"
        name="text-long"
        label={HUNGARIAN.title}
        note={HUNGARIAN.word}
        hint={HUNGARIAN.text}
        placeholder={HUNGARIAN.text}
      />
    ),
  },
  {
    name: 'mistyped',
    state: 'error',
    element: (
      <TextField
        id="text-wrong"
        name="text-wrong"
        label="E-mail"
        defaultValue="ola@"
        error="W adresie brakuje końcówki, np. @poczta.example."
      />
    ),
  },
  {
    name: 'mistyped, in long words',
    state: 'error',
    lang: 'hu',
    element: (
      <TextField
        id="text-wrong-long"
        name="text-wrong-long"
        label={HUNGARIAN.word}
        hint={HUNGARIAN.text}
        error={HUNGARIAN.error}
      />
    ),
  },
];
