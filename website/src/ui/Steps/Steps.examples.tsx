import type { Example } from '../examples/example.ts';
import { HUNGARIAN } from '../examples/example-words.ts';
import { Steps } from './Steps.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'three steps',
    state: 'plain',
    element: (
      <Steps
        steps={[
          { heading: 'Wybierz kwotę', text: 'Od 50 do 2000 zł.' },
          { heading: 'Zapłać w punkcie 0.01' },
          { heading: 'Wręcz', text: 'Ważna dwa lata.' },
        ]}
      />
    ),
  },
  {
    name: 'long words',
    state: 'long',
    lang: 'hu',
    element: <Steps steps={[{ heading: HUNGARIAN.title, text: HUNGARIAN.text }]} />,
  },
];
