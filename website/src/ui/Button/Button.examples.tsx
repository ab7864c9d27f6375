import type { Example } from '../examples/example.ts';
import { BULGARIAN, HUNGARIAN } from '../examples/example-words.ts';
import { Button, ButtonLink } from './Button.tsx';

export const EXAMPLES: Example[] = [
  { name: 'the main action', state: 'plain', element: <Button>Wyślij</Button> },
  {
    name: 'beside the main action',
    state: 'plain',
    element: (
      <Button look="outline" icon="camera">
        Dodaj zdjęcie
      </Button>
    ),
  },
  {
    name: 'a link on ink',
    state: 'plain',
    ground: 'ink',
    element: (
      <ButtonLink href="#Button" look="light" arrow>
        Zobacz ofertę
      </ButtonLink>
    ),
  },
  {
    name: 'a link on a field',
    state: 'plain',
    ground: 'f1',
    element: (
      <ButtonLink href="#Button" look="light" arrow>
        Kup kartę
      </ButtonLink>
    ),
  },
  {
    name: 'one long word',
    state: 'long',
    lang: 'hu',
    element: (
      <Button icon="gift" arrow>
        {HUNGARIAN.word} megtekintése
      </Button>
    ),
  },
  {
    name: 'a long link',
    state: 'long',
    lang: 'bg',
    element: (
      <ButtonLink href="#Button" look="outline" arrow>
        {BULGARIAN.title}
      </ButtonLink>
    ),
  },
];
