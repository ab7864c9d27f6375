import type { Example } from '../examples/example.ts';
import { HUNGARIAN } from '../examples/example-words.ts';
import { ArrowLink } from './ArrowLink.tsx';

export const EXAMPLES: Example[] = [
  { name: 'onwards', state: 'plain', element: <ArrowLink href="#ArrowLink">Wszystkie oferty</ArrowLink> },
  {
    name: 'up, on ink',
    state: 'plain',
    ground: 'ink',
    element: (
      <ArrowLink href="#" turn={-90}>
        Na górę
      </ArrowLink>
    ),
  },
  {
    name: 'long, on a field',
    state: 'long',
    lang: 'hu',
    ground: 'f2',
    element: (
      <ArrowLink href="#ArrowLink">
        {HUNGARIAN.word} {HUNGARIAN.title}
      </ArrowLink>
    ),
  },
];
