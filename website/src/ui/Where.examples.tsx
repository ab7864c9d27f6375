import type { Example } from './example.ts';
import { BULGARIAN } from './example-words.ts';
import { Where } from './Where.tsx';

export const EXAMPLES: Example[] = [
  { name: 'floor and shop', state: 'plain', element: <Where level={1} text="1.24, Halland" /> },
  { name: 'a place without a floor', state: 'plain', element: <Where level={null} text="Plac Północny" /> },
  {
    name: 'on its field',
    state: 'plain',
    ground: 'f2',
    element: <Where level={2} text="2.11, Figiel" on="field" />,
  },
  { name: 'on ink', state: 'plain', ground: 'ink', element: <Where level={0} text="0.07, Atol Optyka" /> },
  {
    name: 'a long place',
    state: 'long',
    lang: 'bg',
    element: <Where level={3} text={`3.01, ${BULGARIAN.shop} ${BULGARIAN.title}`} />,
  },
];
