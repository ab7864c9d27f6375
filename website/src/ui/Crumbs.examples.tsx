import { Crumbs } from './Crumbs.tsx';
import type { Example } from './example.ts';
import { BULGARIAN } from './example-words.ts';

const TRAIL = [
  { name: 'Start', href: '#' },
  { name: 'Moda', href: '#Crumbs' },
];

export const EXAMPLES: Example[] = [
  {
    name: 'to a shop',
    state: 'plain',
    element: <Crumbs label="Ścieżka" trail={TRAIL} current="Halland" />,
  },
  {
    name: 'on a field',
    state: 'plain',
    ground: 'f0',
    element: <Crumbs label="Ścieżka na polu" trail={TRAIL} current="Halland" />,
  },
  {
    name: 'long names',
    state: 'long',
    lang: 'bg',
    element: (
      <Crumbs
        label="Път"
        trail={[
          { name: BULGARIAN.shop, href: '#' },
          { name: BULGARIAN.title, href: '#Crumbs' },
        ]}
        current={BULGARIAN.text}
      />
    ),
  },
];
