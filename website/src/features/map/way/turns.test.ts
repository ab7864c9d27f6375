import { describe, expect, it } from 'vitest';
import { lengthOf, type Spot } from './line.ts';
import { type Origin, walkAlong } from './turns.ts';

/** A line from (0, 0) to the east; before each piece, degrees to the right. */
function line(...pieces: [turn: number, metres: number][]): Spot[] {
  const spots: [number, number][] = [[0, 0]];
  let heading = 0;
  for (const [turn, metres] of pieces) {
    heading += (turn * Math.PI) / 180;
    const [x, y] = spots.at(-1) ?? [0, 0];
    spots.push([x + Math.cos(heading) * metres, y + Math.sin(heading) * metres]);
  }
  return spots;
}

/** What is told of a walk: how each stretch begins, its side and its metres. */
const told = (points: readonly Spot[], origin: Origin = 'open') =>
  walkAlong(points, origin).stretches.map(
    ({ begins, side, line: piece }) => `${begins} ${side} ${Math.round(lengthOf(piece))}`,
  );
const arrives = (points: readonly Spot[], origin: Origin = 'open') => walkAlong(points, origin).arrives;

describe('walkAlong', () => {
  it('has nothing to tell of a spot', () => {
    expect(walkAlong([], 'door')).toEqual({ stretches: [], arrives: 'ahead' });
    expect(walkAlong([[3, 4]], 'door')).toEqual({ stretches: [], arrives: 'ahead' });
  });

  it('begins out of a door, and off where nothing says how people stand', () => {
    const straight = line([0, 5]);
    expect(told(straight, 'door')).toEqual(['out ahead 5']);
    expect(told(straight, 'lift')).toEqual(['off ahead 5']);
    expect(told(straight, 'open')).toEqual(['off ahead 5']);
    expect(arrives(straight, 'door')).toBe('ahead');
  });

  it('takes a short first piece for the way out of a door, twelve metres from a shop, six from a lift', () => {
    const leaving = (metres: number, turn: number): Spot[] => line([0, metres], [turn, 40]);
    expect(told(leaving(12, 90), 'door')).toEqual(['out right 40']);
    expect(told(leaving(12, -90), 'door')).toEqual(['out left 40']);
    expect(told(leaving(12, 20), 'door')).toEqual(['out ahead 40']);
    expect(told(leaving(12.5, 90), 'door')).toEqual(['out ahead 13', 'turn right 40']);
    expect(told(leaving(6, 90), 'lift')).toEqual(['out right 40']);
    expect(told(leaving(6.5, 90), 'lift')).toEqual(['off ahead 7', 'turn right 40']);
    expect(told(leaving(3, 90), 'open')).toEqual(['off ahead 3', 'turn right 40']);
  });

  it('takes a short last piece for the way into a door, and says on which side that is', () => {
    const entering = (metres: number, turn: number): Spot[] => line([0, 40], [turn, metres]);
    expect([told(entering(12, 90)), arrives(entering(12, 90))]).toEqual([['off ahead 40'], 'right']);
    expect(arrives(entering(12, -90))).toBe('left');
    expect(arrives(entering(12, 30))).toBe('ahead');
    expect([told(entering(12.5, 90)), arrives(entering(12.5, 90))]).toEqual([
      ['off ahead 40', 'turn right 13'],
      'ahead',
    ]);
    const between = line([0, 5], [90, 5]);
    expect([told(between, 'door'), arrives(between, 'door')]).toEqual([['out right 5'], 'ahead']);
    const through = line([0, 5], [90, 30], [-90, 5]);
    expect([told(through, 'door'), arrives(through, 'door')]).toEqual([['out right 30'], 'left']);
  });

  it('turns from forty degrees on', () => {
    expect(told(line([0, 30], [39, 30]))).toEqual(['off ahead 60']);
    expect(told(line([0, 30], [-39, 30]))).toEqual(['off ahead 60']);
    expect(told(line([0, 30], [41, 30]))).toEqual(['off ahead 30', 'turn right 30']);
    expect(told(line([0, 30], [-41, 30]))).toEqual(['off ahead 30', 'turn left 30']);
  });

  it('counts bends within six metres as one corner', () => {
    expect(told(line([0, 30], [45, 5], [45, 30]))).toEqual(['off ahead 30', 'turn right 35']);
    expect(told(line([0, 30], [30, 5], [30, 30]))).toEqual(['off ahead 30', 'turn right 35']);
    const around: Spot[] = [
      [0, 0],
      [30, 0],
      [30, 6],
      [0, 6],
    ];
    expect(told(around)).toEqual(['off ahead 30', 'turn right 36']);
    expect(told(line([0, 30], [15, 5], [15, 30]))).toEqual(['off ahead 65']);
  });

  it('follows a curve over bends that are near each other, none of them sharp', () => {
    expect(told(line([0, 30], [45, 8], [45, 30]))).toEqual(['off ahead 30', 'curve right 38']);
    expect(told(line([0, 30], [-30, 15], [-30, 15], [-30, 30]))).toEqual(['off ahead 30', 'curve left 60']);
    expect(told(line([0, 30], [45, 17], [45, 30]))).toEqual([
      'off ahead 30',
      'turn right 17',
      'turn right 30',
    ]);
    expect(told(line([0, 30], [12, 14], [12, 30]))).toEqual(['off ahead 74']);
  });

  it('tells sharp bends one by one, and leaves out the mild ones among them', () => {
    expect(told(line([0, 30], [61, 8], [61, 30]))).toEqual(['off ahead 30', 'turn right 8', 'turn right 30']);
    expect(told(line([0, 30], [-70, 10], [-20, 30]))).toEqual(['off ahead 30', 'turn left 40']);
    expect(told(line([0, 30], [20, 10], [70, 30]))).toEqual(['off ahead 40', 'turn right 30']);
  });

  it('tells bends to both sides as two turns, however near', () => {
    expect(told(line([0, 30], [45, 8], [-45, 30]))).toEqual(['off ahead 30', 'turn right 8', 'turn left 30']);
  });
});
