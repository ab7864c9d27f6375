import type { Example } from '../examples/example.ts';
import { BULGARIAN, HUNGARIAN } from '../examples/example-words.ts';
import { FilterBar, FilterControls, FilterRow } from './FilterBar.tsx';

const option = (name: string, count: number, current = false) => ({
  name,
  href: `#filter-${count}`,
  count,
  current,
});

export const EXAMPLES: Example[] = [
  {
    name: 'two rows and controls',
    state: 'plain',
    wide: true,
    element: (
      <FilterBar label="Filtry">
        <FilterRow
          label="Kategoria"
          options={[option('Damska', 34, true), option('Męska', 21), option('Buty i dodatki', 8)]}
        />
        <FilterControls label="Pokaż">
          <button type="button" aria-pressed="true">
            Otwarte teraz
          </button>
          <button type="button" aria-pressed="false">
            Przyjmują kartę
          </button>
        </FilterControls>
      </FilterBar>
    ),
  },
  {
    name: 'long names, the smaller ones folded',
    state: 'long',
    lang: 'hu',
    wide: true,
    element: (
      <FilterBar label="Szűrők">
        <FilterRow
          label={HUNGARIAN.word}
          more="További kategóriák"
          options={[
            option(HUNGARIAN.title, 40, true),
            option(BULGARIAN.title, 39),
            ...Array.from({ length: 10 }, (_, index) => option(`${HUNGARIAN.shop} ${index}`, 20 - index)),
          ]}
        />
      </FilterBar>
    ),
  },
];
