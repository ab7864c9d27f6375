import { describe, expect, it } from 'vitest';
import { readCopy } from '../../../src/opening-times/copied-hours';

const week = [{ id: 4, day: 'Monday', openingHour: '09:00', closingHour: '21:00', __temp_key__: 'a0' }];

describe('hours to copy', () => {
  it('are rows without ids, for each shop once', () => {
    expect(readCopy({ shops: ['a', 'b', 'a'], openingHours: week })).toEqual({
      shops: ['a', 'b'],
      hours: { openingHours: [{ day: 'Monday', openingHour: '09:00', closingHour: '21:00' }] },
    });
  });

  it('may be other days alone, and none of them', () => {
    expect(readCopy({ shops: ['a'], specialOpeningDays: [] }).hours).toEqual({ specialOpeningDays: [] });
  });

  it.each([
    [null, 'shops'],
    [{ shops: [], openingHours: week }, 'shops'],
    [{ shops: [1], openingHours: week }, 'shops'],
    [{ shops: ['a'] }, 'openingHours or specialOpeningDays'],
    [{ shops: ['a'], openingHours: 'Monday' }, 'openingHours'],
    [{ shops: ['a'], openingHours: [{ day: 'Monday', openingHour: ['9-'], closingHour: null }] }, '9-'],
    [
      { shops: ['a'], openingHours: [{ day: 'Monday', openingHour: '09:00', closingHour: null }] },
      'Podaj obie',
    ],
  ])('are refused with what is wrong: %j', (body, says) => expect(() => readCopy(body)).toThrow(says));
});
