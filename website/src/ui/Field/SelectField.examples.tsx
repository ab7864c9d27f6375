import type { Example } from '../examples/example.ts';
import { HUNGARIAN } from '../examples/example-words.ts';
import { SelectField } from './SelectField.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'in groups',
    state: 'plain',
    element: (
      <SelectField
        id="select"
        name="select"
        label="Godzina"
        empty="Wybierz"
        groups={[
          {
            name: 'Sobota, 21 listopada',
            options: [
              { value: '10', name: '10:00' },
              { value: '12', name: '12:00' },
            ],
          },
        ]}
      />
    ),
  },
  {
    name: 'long options',
    state: 'long',
    lang: 'hu',
    element: (
      <SelectField
        id="select-long"
        name="select-long"
        label={HUNGARIAN.title}
        hint={HUNGARIAN.text}
        empty={HUNGARIAN.text}
        options={[{ value: '1', name: HUNGARIAN.text }]}
      />
    ),
  },
  {
    name: 'nothing chosen',
    state: 'error',
    element: (
      <SelectField
        id="select-wrong"
        name="select-wrong"
        label="Temat"
        empty="Wybierz"
        error="Wybierz temat."
        options={[{ value: 'lost', name: 'Zgubione i znalezione' }]}
      />
    ),
  },
];
