import type { Example } from '../examples/example.ts';
import { Icon } from './Icon.tsx';
import { isIconName } from './icon-name.ts';
import { ICONS } from './icons.ts';

const NAMES = Object.keys(ICONS).filter(isIconName);
const all = NAMES.map((name) => <Icon key={name} name={name} label={name} />);

export const EXAMPLES: Example[] = [
  { name: 'all of them', state: 'plain', element: <>{all}</> },
  { name: 'on ink', state: 'plain', ground: 'ink', element: <>{all}</> },
  {
    name: 'turned',
    state: 'plain',
    element: (
      <>
        {([0, 45, 90, 135, 180, -135, -90, -45] as const).map((turn) => (
          <Icon key={turn} name="arrow" turn={turn} />
        ))}
      </>
    ),
  },
];
