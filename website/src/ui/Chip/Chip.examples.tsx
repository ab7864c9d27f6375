import type { Example } from '../examples/example.ts';
import { LEVELS } from '../examples/example-words.ts';
import { Chip } from './Chip.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'every floor',
    state: 'plain',
    element: (
      <>
        {LEVELS.map((level) => (
          <Chip key={level} level={level} />
        ))}
      </>
    ),
  },
  {
    name: 'rooms',
    state: 'plain',
    element: (
      <>
        <Chip level={1}>1.24</Chip> <Chip level={-1}>−1.03</Chip> <Chip level={null}>P4</Chip>
      </>
    ),
  },
  { name: 'on ink', state: 'plain', ground: 'ink', element: <Chip level={3}>3.01</Chip> },
  {
    name: 'a zone with a long name',
    state: 'long',
    element: <Chip level={null}>Pasaż Północno-Zachodni</Chip>,
  },
];
