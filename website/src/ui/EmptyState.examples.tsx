import { EmptyState } from './EmptyState.tsx';
import type { Example } from './example.ts';
import { BULGARIAN } from './example-words.ts';
import { GoLink } from './GoLink.tsx';

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
        <GoLink href="#EmptyState">{BULGARIAN.title}</GoLink>
      </EmptyState>
    ),
  },
];
