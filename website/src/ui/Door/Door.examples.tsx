import type { Example } from '../examples/example.ts';
import { Door, type DoorProps } from './Door.tsx';

const STATES: DoorProps['state'][] = ['open', 'closed', 'soon'];

const doors = (size: 'small' | 'large') => (
  <>
    {STATES.map((state) => (
      <Door key={state} state={state} size={size} />
    ))}
  </>
);

export const EXAMPLES: Example[] = [
  { name: 'open, shut, ajar', state: 'plain', element: doors('small') },
  { name: 'large', state: 'plain', element: doors('large') },
  { name: 'on stone', state: 'plain', ground: 'stone', element: doors('small') },
  { name: 'on ink', state: 'plain', ground: 'ink', element: doors('small') },
];
