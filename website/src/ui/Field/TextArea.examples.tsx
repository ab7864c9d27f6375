import type { Example } from '../examples/example.ts';
import { BULGARIAN } from '../examples/example-words.ts';
import { TextArea } from './TextArea.tsx';

export const EXAMPLES: Example[] = [
  {
    name: 'empty',
    state: 'plain',
    element: <TextArea id="area" name="area" label="Wiadomość" placeholder="Napisz, o co chodzi" />,
  },
  {
    name: 'long words',
    state: 'long',
    lang: 'bg',
    element: (
      <TextArea
        id="area-long"
        name="area-long"
        label={BULGARIAN.title}
        note={BULGARIAN.word}
        defaultValue={BULGARIAN.text}
      />
    ),
  },
  {
    name: 'too short',
    state: 'error',
    element: (
      <TextArea id="area-wrong" name="area-wrong" label="Wiadomość" error="Napisz chociaż jedno zdanie." />
    ),
  },
];
