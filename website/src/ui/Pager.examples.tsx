import type { Example } from './example.ts';
import { BULGARIAN } from './example-words.ts';
import { Pager } from './Pager.tsx';

const WORDS = {
  label: 'Strony',
  previous: 'Poprzednia',
  next: 'Następna',
  page: (page: number) => `Strona ${page}`,
};
const href = (page: number) => `#page-${page}`;

export const EXAMPLES: Example[] = [
  {
    name: 'amid many pages',
    state: 'plain',
    wide: true,
    element: <Pager page={5} pageCount={12} pageHref={href} words={WORDS} />,
  },
  {
    name: 'long words',
    state: 'long',
    lang: 'bg',
    wide: true,
    element: (
      <Pager
        page={2}
        pageCount={120}
        pageHref={href}
        words={{
          label: 'Страници',
          previous: BULGARIAN.title,
          next: BULGARIAN.word,
          page: (page) => `Страница ${page}`,
        }}
      />
    ),
  },
];
