import type { Example } from '../examples/example.ts';
import { BULGARIAN, HUNGARIAN } from '../examples/example-words.ts';
import { ChoiceField } from './ChoiceField.tsx';

const PLACES = [
  { value: 'salon', name: 'W salonie', icon: 'hanger' as const },
  { value: 'video', name: 'Przez wideo', icon: 'phone' as const },
];
const SCALE = ['1', '2', '3', '4', '5'].map((value) => ({ value, name: value }));
const LONG = [
  { value: 'shop', name: HUNGARIAN.shop },
  { value: 'word', name: HUNGARIAN.word, icon: 'gift' as const },
  { value: 'title', name: BULGARIAN.title },
  { value: 'text', name: HUNGARIAN.text },
];

export const EXAMPLES: Example[] = [
  {
    name: 'one of two, with icons',
    state: 'plain',
    element: (
      <ChoiceField
        id="choice"
        name="choice"
        label="Gdzie się spotkamy?"
        hint="Salon jest na pierwszym piętrze."
        choices={PLACES}
        chosen={['salon']}
      />
    ),
  },
  {
    name: 'a scale on stone',
    state: 'plain',
    ground: 'stone',
    element: (
      <ChoiceField
        id="scale"
        name="scale"
        label="Jak oceniasz obsługę?"
        note="nieobowiązkowe"
        choices={SCALE}
        chosen={['4']}
        look="scale"
      />
    ),
  },
  {
    name: 'on ink',
    state: 'plain',
    ground: 'ink',
    element: (
      <ChoiceField id="choice-ink" name="choice-ink" label="Kiedy?" choices={SCALE.slice(0, 2)} hiddenLabel />
    ),
  },
  {
    name: 'several of many, in rows',
    state: 'long',
    lang: 'hu',
    element: (
      <ChoiceField
        id="choice-rows"
        name="choice-rows"
        label={HUNGARIAN.title}
        note={HUNGARIAN.word}
        choices={LONG}
        chosen={['word']}
        look="rows"
        several
      />
    ),
  },
  {
    name: 'long answers',
    state: 'long',
    lang: 'bg',
    element: (
      <ChoiceField
        id="choice-long"
        name="choice-long"
        label={BULGARIAN.text}
        hint={BULGARIAN.text}
        choices={LONG}
      />
    ),
  },
  {
    name: 'nothing chosen',
    state: 'error',
    element: (
      <ChoiceField
        id="choice-wrong"
        name="choice-wrong"
        label="Gdzie się spotkamy?"
        choices={PLACES}
        error="Wybierz jedno z dwóch."
      />
    ),
  },
];
