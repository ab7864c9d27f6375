import type { Example } from '../examples/example.ts';
import { HUNGARIAN } from '../examples/example-words.ts';
import { FormDone, FormStatus, FormSummary, SummaryPlace, Trap } from './form-notices.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'what a script fills and a robot fills in',
    state: 'plain',
    element: (
      <>
        <SummaryPlace />
        <FormStatus />
        <Trap id="trap" name="trap" label="Zostaw puste" />
        <p>Nothing to see until then.</p>
      </>
    ),
  },
  {
    name: 'sent',
    state: 'plain',
    element: <FormDone words={{ heading: 'Wysłane', text: 'Odpiszemy w dwa dni robocze.' }} level={3} />,
  },
  {
    name: 'sent, in long words',
    state: 'long',
    lang: 'hu',
    element: <FormDone words={{ heading: HUNGARIAN.word, text: HUNGARIAN.text }} level={3} />,
  },
  {
    name: 'two issues',
    state: 'error',
    element: (
      <FormSummary
        text="Jeszcze dwie rzeczy:"
        issues={[
          { id: 'text-wrong', text: 'W adresie brakuje końcówki' },
          { id: 'check-wrong', text: 'Potrzebna jest zgoda' },
        ]}
      />
    ),
  },
  {
    name: 'an issue in long words, on ink',
    state: 'error',
    lang: 'hu',
    ground: 'ink',
    element: (
      <FormSummary text={HUNGARIAN.text} issues={[{ id: 'text-wrong-long', text: HUNGARIAN.error }]} />
    ),
  },
];
