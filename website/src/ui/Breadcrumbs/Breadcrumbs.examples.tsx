import type { Example } from '../examples/example.ts';
import { BULGARIAN } from '../examples/example-words.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const TRAIL = [
  { name: 'Start', href: '#' },
  { name: 'Moda', href: '#Breadcrumbs' },
];

export const EXAMPLES: Example[] = [
  {
    name: 'to a shop',
    state: 'plain',
    element: <Breadcrumbs label="Ścieżka" trail={TRAIL} current="Halland" />,
  },
  {
    name: 'on a field',
    state: 'plain',
    ground: 'f0',
    element: <Breadcrumbs label="Ścieżka na polu" trail={TRAIL} current="Halland" />,
  },
  {
    name: 'long names',
    state: 'long',
    lang: 'bg',
    element: (
      <Breadcrumbs
        label="Път"
        trail={[
          { name: BULGARIAN.shop, href: '#' },
          { name: BULGARIAN.title, href: '#Breadcrumbs' },
        ]}
        current={BULGARIAN.text}
      />
    ),
  },
];
