import type { Example } from '../examples/example.ts';
import { HUNGARIAN } from '../examples/example-words.ts';
import { CheckField } from './CheckField.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'empty',
    state: 'plain',
    ground: 'stone',
    element: <CheckField id="check" name="check" label="Mam skończone 16 lat" />,
  },
  {
    name: 'ticked',
    state: 'plain',
    element: <CheckField id="check-on" name="check-on" label="Chcę dostawać listy" defaultChecked />,
  },
  {
    name: 'with a link in a long text',
    state: 'long',
    lang: 'hu',
    element: (
      <CheckField
        id="check-long"
        name="check-long"
        label={
          <>
            {HUNGARIAN.text} <a href="#CheckField">{HUNGARIAN.word}</a>
          </>
        }
      />
    ),
  },
  {
    name: 'not ticked, but needed',
    state: 'error',
    element: (
      <CheckField
        id="check-wrong"
        name="check-wrong"
        label="Zgadzam się na regulamin"
        error="Bez tej zgody nie możemy wysłać zgłoszenia."
      />
    ),
  },
];
