import type { Example } from './example.ts';
import { BULGARIAN, HUNGARIAN } from './example-words.ts';
import { Sign } from './Sign.tsx';

const LINK = { name: 'Wszystkie', href: '#Sign' };

export const EXAMPLES: Example[] = [
  {
    name: 'with a link to all',
    state: 'plain',
    wide: true,
    element: <Sign title="Oferty" turn={45} link={LINK} />,
  },
  {
    name: 'one long word',
    state: 'long',
    lang: 'hu',
    wide: true,
    element: <Sign title={HUNGARIAN.word} turn={90} link={{ name: HUNGARIAN.title, href: '#Sign' }} />,
  },
  {
    name: 'a line of long words',
    state: 'long',
    lang: 'bg',
    wide: true,
    element: <Sign title={BULGARIAN.title} turn={0} level={3} />,
  },
];
