import type { Example } from '../examples/example.ts';
import { BULGARIAN, HUNGARIAN } from '../examples/example-words.ts';
import { SectionHeading } from './SectionHeading.tsx';

const LINK = { name: 'Wszystkie', href: '#SectionHeading' };

export const EXAMPLES: Example[] = [
  {
    name: 'with a link to all',
    state: 'plain',
    wide: true,
    element: <SectionHeading title="Oferty" turn={45} link={LINK} />,
  },
  {
    name: 'one long word',
    state: 'long',
    lang: 'hu',
    wide: true,
    element: (
      <SectionHeading
        title={HUNGARIAN.word}
        turn={90}
        link={{ name: HUNGARIAN.title, href: '#SectionHeading' }}
      />
    ),
  },
  {
    name: 'a line of long words',
    state: 'long',
    lang: 'bg',
    wide: true,
    element: <SectionHeading title={BULGARIAN.title} turn={0} level={3} />,
  },
];
