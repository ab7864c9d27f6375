import type { Example } from '../examples/example.ts';
import { BULGARIAN } from '../examples/example-words.ts';
import { Pagination } from './Pagination.tsx';

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
    element: <Pagination page={5} pageCount={12} pageHref={href} words={WORDS} />,
  },
  {
    name: 'long words',
    state: 'long',
    lang: 'bg',
    wide: true,
    element: (
      <Pagination
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
