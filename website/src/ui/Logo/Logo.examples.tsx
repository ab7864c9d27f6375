import type { Example } from '../examples/example.ts';
import { Logo } from './Logo.tsx';

export const EXAMPLES: Example[] = [
  { name: 'on paper', state: 'plain', element: <Logo label="Galeria Borealis" /> },
  { name: 'on ink, as decoration', state: 'plain', ground: 'ink', element: <Logo /> },
];
