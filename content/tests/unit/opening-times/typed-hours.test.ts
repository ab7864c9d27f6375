import { describe, expect, it } from 'vitest';
import { readHours, shownHours } from '../../../src/admin/hours/typed-hours';

const spans = (typed: string, most?: number) => {
  const cell = readHours(typed, most);
  return cell.kind === 'open' ? cell.spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ') : cell;
};

describe('typed hours', () => {
  it.each([
    ['9-21', '09:00-21:00'],
    [' 9 - 21 ', '09:00-21:00'],
    ['9:00-21:30', '09:00-21:30'],
    ['09.00–21.30', '09:00-21:30'],
    ['0930-2130', '09:30-21:30'],
    ['od 9 do 21', '09:00-21:00'],
    ['from 9 to 21:30', '09:00-21:30'],
    ['9-24', '09:00-24:00'],
    ['9-0', '09:00-24:00'],
    ['18-2', '18:00-02:00'],
    ['0-24', '00:00-24:00'],
    ['24h', '00:00-24:00'],
    ['całą dobę', '00:00-24:00'],
    ['9-13, 15-18', '09:00-13:00 15:00-18:00'],
  ])('%s is %s', (typed, expected) => expect(spans(typed)).toBe(expected));

  it.each(['closed', 'Closed', 'nieczynne', 'NIECZYNNE', 'zamknięte', 'zamkniete', '-', 'x'])(
    '%s is closed',
    (typed) => expect(readHours(typed)).toEqual({ kind: 'closed' }),
  );

  it('nothing is nothing', () => expect(readHours('  ')).toEqual({ kind: 'empty' }));

  it.each([
    ['rano', 'unknown'],
    ['9 21', 'unknown'],
    ['9-wieczór', 'unknown'],
    ['25-30', 'hour'],
    ['24-6', 'hour'],
    ['9-24:30', 'hour'],
    ['9:75-21', 'minutes'],
    ['9:5-21', 'minutes'],
    ['9', 'both'],
    ['9-', 'both'],
    ['od 9:30', 'both'],
    ['9-9', 'same'],
    ['9-15, 14-18', 'overlap'],
    ['18-2, 20-22', 'overlap'],
  ])('%s is wrong: %s, and stays as it was typed', (typed, fault) =>
    expect(readHours(typed)).toEqual({ kind: 'wrong', text: typed, fault }),
  );

  it('has one part only where the day may have no more', () =>
    expect(readHours('9-13, 15-18', 1)).toMatchObject({ kind: 'wrong', fault: 'one' }));
});

describe('shown hours', () => {
  it.each(['9–21', '9:30–21:00', '9–24', '18–2', '0–24', '9–13, 15–18', 'nieczynne', ''])(
    '%s are read back as they are shown',
    (text) => expect(shownHours(readHours(text), 'nieczynne')).toBe(text),
  );

  it('show what is wrong as it was typed', () =>
    expect(shownHours(readHours('9-9'), 'nieczynne')).toBe('9-9'));
});
