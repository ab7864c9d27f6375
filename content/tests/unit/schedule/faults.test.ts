import { describe, expect, it } from 'vitest';
import { readFault, storedFault } from '../../../src/schedule/faults';

const LABELS: Record<string, string> = { endDate: 'Ostatni dzień', questions: 'Pytania' };
const nameOf = (field: string) => LABELS[field] ?? field;

const ENDS = {
  field: 'endDate',
  text: 'Koniec wypada przed początkiem: popraw datę. / It ends before it begins: correct it.',
};
const ANSWERS = {
  field: 'questions.1.options',
  text: 'Pytanie 2 nie ma odpowiedzi. / Question 2 has no answers.',
};

describe('why a plan failed', () => {
  it('is read in one language, each field by its own name', () => {
    const stored = storedFault([ENDS, ANSWERS]);
    expect(readFault(stored, true, nameOf)).toBe(
      'Ostatni dzień: Koniec wypada przed początkiem: popraw datę. Pytania: Pytanie 2 nie ma odpowiedzi.',
    );
    expect(readFault(stored, false, nameOf)).toBe(
      'Ostatni dzień: It ends before it begins: correct it. Pytania: Question 2 has no answers.',
    );
  });

  it('is what was said where it is of no field, or a code', () => {
    const gone = storedFault([{ field: '', text: 'Tego wpisu już nie ma. / This entry is gone.' }]);
    expect(readFault(gone, true, nameOf)).toBe('Tego wpisu już nie ma.');
    expect(readFault('SQLITE_BUSY', false, nameOf)).toBe('SQLITE_BUSY');
    expect(readFault('', true, nameOf)).toBe('');
    expect(storedFault([])).toBe('');
  });

  it('is kept as far as the column is wide: whole parts, the first in both languages in any case', () => {
    const three = storedFault([ENDS, ENDS, ENDS]);
    expect(three.split('\n')).toHaveLength(2);
    const name = 'Bardzo długa nazwa sklepu '.repeat(8).trim();
    const long = storedFault([{ field: 'mall_room', text: `Lokal zajmuje ${name}. / It is ${name}'s.` }]);
    expect(long.length).toBeLessThanOrEqual(250);
    expect(readFault(long, true, nameOf)).toMatch(/^mall_room: Lokal zajmuje .*…$/);
    expect(readFault(long, false, nameOf)).toMatch(/^mall_room: It is .*…$/);
  });
});
