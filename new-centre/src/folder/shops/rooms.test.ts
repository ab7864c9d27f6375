import { describe, expect, it } from 'vitest';
import type { Cell } from '../sheets/sheet.ts';
import { habitsOf, readRoom } from './rooms.ts';

const rooms = (...cells: Cell[]) => cells.map((cell) => readRoom(cell, habitsOf(cells)));

describe('readRoom', () => {
  it('keeps texts as they are', () => {
    for (const room of ['1.10', '-1.03', 'A-12', '101', '1.1', 'K 3'])
      expect(rooms(room)).toEqual([{ value: room }]);
  });

  it('refuses numbers with a point, and whole ones where other rooms have one', () => {
    const [point, whole] = rooms(1.1, 2, '1.12');
    expect(point?.value).toBeUndefined();
    expect(point?.fault).toMatchObject({ weight: 'left-out' });
    expect(point?.fault?.problem).toBe(
      'The spreadsheet has made a number of the room: 1.1 may have been 1.10.',
    );
    expect(point?.fault?.mend).toMatch(/^Format the column as text/);
    expect(whole?.fault?.problem).toMatch(/2\. may have been 2\.0/);
    expect(rooms(101, 102)).toEqual([{ value: '101' }, { value: '102' }]);
  });

  it('refuses dates, flags and numbers with a comma', () => {
    expect(rooms(new Date(Date.UTC(2026, 9, 1)))[0]?.fault?.problem).toMatch(/made a date/);
    expect(rooms(true)[0]?.fault?.problem).toBe('"true" is no room.');
    expect(rooms('1,1')[0]?.fault?.problem).toMatch(/1,1 may have been 1,10/);
  });

  it('refuses texts that lost their zero where others on the level have a zero first', () => {
    const [first, lost, above] = rooms('1.01', '1.1', '2.1');
    expect([first?.value, lost?.value, above?.value]).toEqual(['1.01', undefined, '2.1']);
    expect(lost?.fault?.weight).toBe('left-out');
  });

  it('doubts them where others have two digits and never a zero last', () => {
    expect(rooms('1.11', '1.12', '1.2')[2]).toMatchObject({ value: '1.2', fault: { weight: 'guessed' } });
    expect(rooms('1.10', '1.12', '1.2')[2]).toEqual({ value: '1.2' });
  });

  it('takes the first of several', () => {
    expect(rooms('1.10; 1.11')[0]).toMatchObject({ value: '1.10', fault: { weight: 'left-out' } });
    expect(rooms('1.10, 1.11')[0]?.value).toBe('1.10');
    expect(rooms(';')).toEqual([{}]);
  });
});
