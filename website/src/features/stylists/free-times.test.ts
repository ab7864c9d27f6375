import { describe, expect, it } from 'vitest';
import { board, stretches } from './free-times.ts';

describe('free hours', () => {
  it('are written as stretches', () => {
    expect(stretches(['09:00', '10:00', '14:00', '15:00', '16:00', '20:00'])).toBe(
      '9:00–10:00, 14:00–16:00, 20:00',
    );
    expect(stretches(['10:30', '11:30', '13:00'])).toBe('10:30–11:30, 13:00');
    expect(stretches([])).toBe('');
  });

  it('stand on one board, a column each, in the order of the days', () => {
    const one = { days: [{ date: '2026-11-25', times: ['10:00'] }] };
    const other = {
      days: [
        { date: '2026-11-23', times: ['12:00', '13:00'] },
        { date: '2026-11-25', times: ['09:00'] },
      ],
    };
    expect(board([one, other])).toEqual([
      { date: '2026-11-23', free: ['', '12:00–13:00'] },
      { date: '2026-11-25', free: ['10:00', '9:00'] },
    ]);
    expect(board([])).toEqual([]);
  });
});
