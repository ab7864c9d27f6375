import type { Example } from '../examples/example.ts';
import { BULGARIAN } from '../examples/example-words.ts';
import { HoursTable } from './HoursTable.tsx';

const ROWS = [
  { label: 'Poniedziałek–sobota', value: '9:00–22:00', days: '1 2 3 4 5 6' },
  { label: 'Niedziela', value: '10:00–18:00', note: 'ostatnie wejście o 17:30', days: '7' },
  { label: '6 grudnia, niedziela handlowa', value: '10:00–20:00', date: '2026-12-06' },
];

export const EXAMPLES: Example[] = [
  {
    name: 'a week and a special day',
    state: 'plain',
    element: <HoursTable caption="Godziny otwarcia" rows={ROWS} today="dziś" />,
  },
  {
    name: 'on ink',
    state: 'plain',
    ground: 'ink',
    element: <HoursTable caption="Godziny galerii" rows={ROWS} today="dziś" />,
  },
  {
    name: 'long names of days',
    state: 'long',
    lang: 'bg',
    element: (
      <HoursTable
        caption="Работно време"
        today="днес"
        rows={[
          { label: `Понеделник–четвъртък, ${BULGARIAN.word}`, value: '10:00–24:00', days: '1 2 3 4' },
          { label: BULGARIAN.title, value: 'затворено', days: '5 6 7' },
        ]}
      />
    ),
  },
];
