import { describe, expect, it } from 'vitest';
import { BUILDING } from './plan-geometry.ts';
import { planLabel } from './plan-label.ts';

const floors = Object.values(BUILDING.floors);

describe('the plan of the demo building', () => {
  it('has every room that the demo lets, on its floor', () => {
    const numbers = (floor: number, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => `${floor}.${String(from + i).padStart(2, '0')}`);
    const letRooms = [
      ...numbers(-1, 1, 3),
      ...numbers(0, 1, 16),
      ...numbers(1, 1, 19),
      ...numbers(1, 24, 33),
      ...numbers(2, 1, 16),
      '2.30',
      ...numbers(3, 1, 14),
    ];
    const drawn = new Set(floors.flatMap((floor) => floor.rooms.map((room) => room.room)));
    expect(letRooms.filter((room) => !drawn.has(room))).toEqual([]);
  });

  it('numbers every room once, with its floor before the dot', () => {
    for (const floor of floors) {
      const numbers = floor.rooms.map((room) => room.room);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.filter((number) => !number.startsWith(`${floor.level}.`))).toEqual([]);
    }
  });

  it('draws nothing without a number', () => {
    expect(JSON.stringify(BUILDING)).not.toMatch(/NaN|null|undefined/);
  });
});

describe('planLabel', () => {
  it('keeps a short name on one line at the largest size', () => {
    expect(planLabel('Fala', [[116, 108]])).toEqual({ lines: ['Fala'], size: 18 });
  });

  it('breaks a long name where the lines come out most alike', () => {
    expect(planLabel('Bar Ostatnie Piętro', [[120, 60]])?.lines).toEqual(['Bar Ostatnie', 'Piętro']);
    expect(planLabel('Kręgle Dziesiąty Tor', [[100, 108]])?.lines).toEqual(['Kręgle', 'Dziesiąty', 'Tor']);
  });

  it('leaves the number alone where the name does not fit', () => {
    expect(planLabel('Piąta Strona', [[46, 56]])).toBeNull();
    expect(planLabel('', [[46, 10]])).toBeNull();
  });
});
