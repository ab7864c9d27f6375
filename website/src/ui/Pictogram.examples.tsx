import type { Example } from './example.ts';
import { Pictogram } from './Pictogram.tsx';
import { isPictogram } from './pictogram-name.ts';
import { PICTOGRAMS } from './pictograms.ts';

const NAMES = Object.keys(PICTOGRAMS).filter(isPictogram);
const all = NAMES.map((name) => <Pictogram key={name} name={name} label={name} />);

export const EXAMPLES: Example[] = [
  { name: 'all of them', state: 'plain', element: <>{all}</> },
  { name: 'on ink', state: 'plain', ground: 'ink', element: <>{all}</> },
  {
    name: 'turned',
    state: 'plain',
    element: (
      <>
        {([0, 45, 90, 135, 180, -135, -90, -45] as const).map((turn) => (
          <Pictogram key={turn} name="arrow" turn={turn} />
        ))}
      </>
    ),
  },
];
