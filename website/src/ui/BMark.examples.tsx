import { BMark } from './BMark.tsx';
import type { Example } from './example.ts';

export const EXAMPLES: Example[] = [
  { name: 'on paper', state: 'plain', element: <BMark label="Galeria Borealis" /> },
  { name: 'on ink, as decoration', state: 'plain', ground: 'ink', element: <BMark /> },
];
