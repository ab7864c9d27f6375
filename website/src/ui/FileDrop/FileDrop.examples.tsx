import type { Example } from '../examples/example.ts';
import { HUNGARIAN, PSEUDO } from '../examples/example-words.ts';
import { FileDrop } from './FileDrop.tsx';

const WORDS = { camera: 'Zrób zdjęcie', release: 'Upuść tutaj', invalid: 'Tych plików nie przyjmiemy:' };
const ACCEPT = 'image/jpeg,image/png';

export const EXAMPLES: Example[] = [
  {
    name: 'waiting',
    state: 'plain',
    element: (
      <FileDrop
        id="drop"
        name="drop"
        label="Zdjęcia"
        note="nieobowiązkowe"
        hint="Do trzech zdjęć, każde do 5 MB."
        accept={ACCEPT}
        words={WORDS}
      />
    ),
  },
  {
    name: 'long words',
    state: 'long',
    lang: 'hu',
    element: (
      <FileDrop
        id="drop-long"
        name="drop-long"
        label={HUNGARIAN.title}
        note={HUNGARIAN.word}
        hint={`${HUNGARIAN.word} ${PSEUDO}`}
        accept={ACCEPT}
        words={{ camera: HUNGARIAN.word, release: HUNGARIAN.word, invalid: HUNGARIAN.text }}
      />
    ),
  },
  {
    name: 'refused',
    state: 'error',
    element: (
      <FileDrop
        id="drop-wrong"
        name="drop-wrong"
        label="Zdjęcia płaszcza"
        hint="Do trzech zdjęć."
        error="Wybierz najwyżej trzy zdjęcia."
        accept={ACCEPT}
        words={WORDS}
      />
    ),
  },
];
