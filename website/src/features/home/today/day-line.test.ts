import { describe, expect, it } from 'vitest';
import { axisOf, chooseEntries, lanes, length, position, SPAN } from './day-line.ts';
import type { TimedEntry } from './today.ts';

const AXIS = { from: 9, to: 25 };

const entry = (href: string, hour: number, minutes = 90, kind: TimedEntry['kind'] = 'movie'): TimedEntry => ({
  kind,
  name: 'A very long name indeed',
  href,
  level: 3,
  time: '',
  start: hour * 60,
  end: hour * 60 + minutes,
  ends: true,
});

const named = (entries: readonly TimedEntry[]) => entries.map(({ href, start }) => `${href}@${start / 60}`);

describe('axisOf', () => {
  const OPEN = { opens: 9 * 60, closes: 22 * 60 };

  it('goes from the opening to the last end, and over midnight', () => {
    expect(axisOf([OPEN], [])).toEqual({ from: 9, to: 22 });
    expect(axisOf([OPEN], [entry('a', 20, 138)])).toEqual({ from: 9, to: 23 });
    expect(axisOf([{ opens: 600, closes: 25 * 60 }], [])).toEqual({ from: 10, to: 25 });
  });

  it('begins with what begins before the centre opens', () => {
    expect(axisOf([OPEN], [entry('run', 6.5)])).toEqual({ from: 6, to: 22 });
  });

  it('takes tomorrow’s hours as hours of a day', () => {
    expect(axisOf([OPEN], [entry('a', 24 + 10), entry('b', 24 + 20)])).toEqual({ from: 9, to: 23 });
  });

  it('leaves the last entry room for its words, and ends with the night', () => {
    expect(axisOf([OPEN], [entry('a', 22, 30)]).to).toBe(25);
    expect(axisOf([OPEN], [entry('a', 28, 600)]).to).toBe(29);
  });

  it('stands without hours and without entries', () => {
    expect(axisOf([], [])).toEqual({ from: 9, to: 22 });
    const { from, to } = axisOf([], [entry('a', 12)]);
    expect(to - from).toBeGreaterThanOrEqual(8);
  });
});

describe('position and length', () => {
  it('are whole hundredths of the line', () => {
    expect(position(9 * 60, AXIS)).toBe(0);
    expect(position(17 * 60, AXIS)).toBe(50);
    expect(position((24 + 17) * 60, AXIS)).toBe(50);
    expect(length(entry('a', 17, 96), AXIS)).toBe(10);
  });

  it('stay on the line whatever comes', () => {
    expect(position(6 * 60, AXIS)).toBe(0);
    expect(position(28 * 60, AXIS)).toBe(99);
    expect(length(entry('a', 24, 10_000), AXIS)).toBe(7);
    expect(length(entry('a', 12, 1), AXIS)).toBe(1);
  });
});

describe('chooseEntries', () => {
  const words = (entries: readonly TimedEntry[]) => lanes(entries, AXIS);

  it('shows nothing of nothing, and one of one', () => {
    expect(chooseEntries([], AXIS, 0)).toEqual([]);
    expect(named(chooseEntries([entry('a', 12)], AXIS, 0))).toEqual(['a@12']);
  });

  it('keeps every event, one above the other when all begin at once', () => {
    const party = Array.from({ length: 12 }, (_, index) => entry(`e${index}`, 18, 60, 'event'));
    const chosen = chooseEntries([...party, entry('movie', 18)], AXIS, 0);
    expect(chosen).toHaveLength(12);
    expect(words(chosen)).toBe(12);
  });

  it('never stacks more than three showings', () => {
    const showings = Array.from({ length: 30 }, (_, index) => entry(`m${index}`, 10 + index / 3));
    const chosen = chooseEntries(showings, AXIS, 0);
    expect(chosen).toHaveLength(12);
    expect(words(chosen)).toBeLessThanOrEqual(3);
  });

  it('takes of each movie the showing that is on or next, by the hour', () => {
    const showings = [entry('a', 10), entry('a', 14), entry('b', 13), entry('b', 20), entry('c', 9)];
    expect(named(chooseEntries(showings, AXIS, 13.5 * 60))).toEqual(['c@9', 'b@13', 'a@14', 'b@20']);
  });

  it('repeats no movie when there are enough', () => {
    const movies = Array.from({ length: 8 }, (_, index) => entry(`m${index}`, 10 + index));
    expect(chooseEntries([...movies, entry('m0', 20)], AXIS, 0)).toHaveLength(8);
  });

  it('drops what is over before what is to come', () => {
    const over = Array.from({ length: 9 }, (_, index) => entry(`o${index}`, 10 + index / 10));
    const coming = [entry('x', 20), entry('y', 20.1), entry('z', 20.2)];
    const chosen = chooseEntries([...over, ...coming], AXIS, 19 * 60);
    expect(named(chosen).filter((one) => /^[xyz]/.test(one))).toHaveLength(3);
    expect(named(chosen)).toContain(`o8@${10.8}`);
    expect(words(chosen)).toBe(3);
  });
});

describe('lanes', () => {
  it('counts words that would lie upon each other', () => {
    const apart = ((SPAN + 1) / 100) * 16;
    expect(lanes([entry('a', 10), entry('b', 10 + apart)], AXIS)).toBe(1);
    expect(lanes([entry('a', 10), entry('b', 10 + apart / 2)], AXIS)).toBe(2);
  });

  it('knows that words at the end of the line are moved in', () => {
    expect(lanes([entry('a', 22), entry('b', 24.75)], AXIS)).toBe(2);
  });
});
