import type { Example } from '../examples/example.ts';
import { HUNGARIAN } from '../examples/example-words.ts';
import { Accordion } from './Accordion.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'closed',
    state: 'plain',
    element: (
      <Accordion
        questions={[
          {
            id: 'example-parking',
            question: 'Ile kosztuje parking?',
            html: '<p>Dwie godziny nic, potem 6 zł.</p>',
          },
          { id: 'example-dog', question: 'Czy można z psem?', html: '<p>Można, na smyczy.</p>' },
        ]}
      />
    ),
  },
  {
    name: 'on ink',
    state: 'plain',
    ground: 'ink',
    element: (
      <Accordion
        questions={[{ id: 'example-keys', question: 'Gdzie oddać klucze?', html: '<p>W punkcie 0.01.</p>' }]}
      />
    ),
  },
  {
    name: 'a long question',
    state: 'long',
    lang: 'hu',
    element: (
      <Accordion
        questions={[
          { id: 'example-long', question: `${HUNGARIAN.title}?`, html: `<p>${HUNGARIAN.text}</p>` },
        ]}
      />
    ),
  },
];
