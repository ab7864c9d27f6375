import type { Example } from './example.ts';
import { HUNGARIAN } from './example-words.ts';
import { Facts } from './Facts.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'of a shop',
    state: 'plain',
    element: (
      <Facts
        facts={[
          { pictogram: 'calendar', label: 'Kiedy', value: '14–30 listopada' },
          { pictogram: 'phone', label: 'Telefon', value: <a href="tel:+48225550124">+48 22 555 01 24</a> },
          { pictogram: 'gift', label: 'Karta podarunkowa', value: 'Przyjmujemy' },
        ]}
      />
    ),
  },
  {
    name: 'long values',
    state: 'long',
    lang: 'hu',
    element: (
      <Facts
        facts={[
          {
            pictogram: 'web',
            label: 'Honlap',
            value: <a href="#Facts">ekszerkeszitomuhely-orajavito.example</a>,
          },
          { pictogram: 'gift', label: 'Kártya', value: `${HUNGARIAN.word} ${HUNGARIAN.text}` },
        ]}
      />
    ),
  },
];
