import type { Example } from './example.ts';
import { HUNGARIAN } from './example-words.ts';
import { Questions } from './Questions.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'closed',
    state: 'plain',
    element: (
      <Questions
        questions={[
          { question: 'Ile kosztuje parking?', html: '<p>Dwie godziny nic, potem 6 zł.</p>' },
          { question: 'Czy można z psem?', html: '<p>Można, na smyczy.</p>' },
        ]}
      />
    ),
  },
  {
    name: 'on ink',
    state: 'plain',
    ground: 'ink',
    element: <Questions questions={[{ question: 'Gdzie oddać klucze?', html: '<p>W punkcie 0.01.</p>' }]} />,
  },
  {
    name: 'a long question',
    state: 'long',
    lang: 'hu',
    element: (
      <Questions questions={[{ question: `${HUNGARIAN.title}?`, html: `<p>${HUNGARIAN.text}</p>` }]} />
    ),
  },
];
