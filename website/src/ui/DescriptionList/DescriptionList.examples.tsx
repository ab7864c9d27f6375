import type { Example } from '../examples/example.ts';
import { HUNGARIAN } from '../examples/example-words.ts';
import { DescriptionList } from './DescriptionList.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'of a shop',
    state: 'plain',
    element: (
      <DescriptionList
        facts={[
          { icon: 'calendar', label: 'Kiedy', value: '14–30 listopada' },
          { icon: 'phone', label: 'Telefon', value: <a href="tel:+48225550124">+48 22 555 01 24</a> },
          { icon: 'gift', label: 'Karta podarunkowa', value: 'Przyjmujemy' },
        ]}
      />
    ),
  },
  {
    name: 'long values',
    state: 'long',
    lang: 'hu',
    element: (
      <DescriptionList
        facts={[
          {
            icon: 'web',
            label: 'Honlap',
            value: <a href="#DescriptionList">ekszerkeszitomuhely-orajavito.example</a>,
          },
          { icon: 'gift', label: 'Kártya', value: `${HUNGARIAN.word} ${HUNGARIAN.text}` },
        ]}
      />
    ),
  },
];
