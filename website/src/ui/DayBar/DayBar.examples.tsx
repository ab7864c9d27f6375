import type { Example } from '../examples/example.ts';
import { DayBar } from './DayBar.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'days of a programme',
    state: 'plain',
    wide: true,
    element: (
      <DayBar
        label="Dni"
        days={[
          { href: '#DayBar', name: 'Dziś', date: '21.11', current: 'true' },
          { href: '#day-2', name: 'Niedz.', date: '22.11' },
          { href: '#day-3', name: 'Pon.', date: '23.11' },
        ]}
      />
    ),
  },
  {
    name: 'more days than fit, in full',
    state: 'long',
    lang: 'hu',
    wide: true,
    element: (
      <DayBar
        label="Napok"
        days={['hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat', 'vasárnap'].map((name, day) => ({
          href: `#nap-${day}`,
          name: `${name}i műsor`,
          date: `11. ${23 + day}.`,
        }))}
      />
    ),
  },
];
