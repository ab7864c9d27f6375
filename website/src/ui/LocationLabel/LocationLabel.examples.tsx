import type { Example } from '../examples/example.ts';
import { BULGARIAN } from '../examples/example-words.ts';
import { LocationLabel } from './LocationLabel.tsx';

export const EXAMPLES: Example[] = [
  { name: 'floor and shop', state: 'plain', element: <LocationLabel level={1} text="1.24, Halland" /> },
  {
    name: 'a place without a floor',
    state: 'plain',
    element: <LocationLabel level={null} text="Plac Północny" />,
  },
  {
    name: 'on its field',
    state: 'plain',
    ground: 'f2',
    element: <LocationLabel level={2} text="2.11, Figiel" on="field" />,
  },
  {
    name: 'on ink',
    state: 'plain',
    ground: 'ink',
    element: <LocationLabel level={0} text="0.07, Atol Optyka" />,
  },
  {
    name: 'a long place',
    state: 'long',
    lang: 'bg',
    element: <LocationLabel level={3} text={`3.01, ${BULGARIAN.shop} ${BULGARIAN.title}`} />,
  },
];
