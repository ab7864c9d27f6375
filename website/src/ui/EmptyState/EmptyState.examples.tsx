import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import type { Example } from '../examples/example.ts';
import { BULGARIAN } from '../examples/example-words.ts';
import { EmptyState } from './EmptyState.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'nothing yet',
    state: 'plain',
    wide: true,
    element: <EmptyState text="Na razie pusto. Wpadnij za parę dni." />,
  },
  {
    name: 'with a way on',
    state: 'long',
    lang: 'bg',
    wide: true,
    element: (
      <EmptyState text={BULGARIAN.text}>
        <ArrowLink href="#EmptyState">{BULGARIAN.title}</ArrowLink>
      </EmptyState>
    ),
  },
];
