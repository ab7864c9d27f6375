import type { Example } from './example.ts';
import { HUNGARIAN } from './example-words.ts';
import { GoLink } from './GoLink.tsx';

export const EXAMPLES: Example[] = [
  { name: 'onwards', state: 'plain', element: <GoLink href="#GoLink">Wszystkie oferty</GoLink> },
  {
    name: 'up, on ink',
    state: 'plain',
    ground: 'ink',
    element: (
      <GoLink href="#" turn={-90}>
        Na górę
      </GoLink>
    ),
  },
  {
    name: 'long, on a field',
    state: 'long',
    lang: 'hu',
    ground: 'f2',
    element: (
      <GoLink href="#GoLink">
        {HUNGARIAN.word} {HUNGARIAN.title}
      </GoLink>
    ),
  },
];
