import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  actionsFor,
  type BookingState,
  isOff,
  leastBooked,
  mayDo,
  OFF_STATES,
  OPEN_STATES,
  reminderDue,
  STANDING_STATES,
  STATES,
  stepOf,
} from '../../../src/bookings/booking-steps';

describe('a meeting', () => {
  const WHAT: Record<BookingState, 'open' | 'open and standing' | 'off' | 'over'> = {
    new: 'open',
    confirmed: 'open and standing',
    moved: 'open and standing',
    declined: 'off',
    cancelled: 'off',
    done: 'over',
    notCome: 'over',
  };
  const among = (states: readonly BookingState[], state: BookingState) => states.includes(state);

  it.each(STATES)('that is %s is of one kind', (state) => {
    const what = WHAT[state];
    expect(among(OPEN_STATES, state)).toBe(what.startsWith('open'));
    expect(among(STANDING_STATES, state)).toBe(what === 'open and standing');
    expect([among(OFF_STATES, state), isOff(state)]).toEqual(Array(2).fill(what === 'off'));
  });

  it.each(STATES)('keeps its hours by a step to %s unless that is off', (state) => {
    const steps = STATES.flatMap((from) =>
      ACTIONS.flatMap((action) =>
        (['staff', 'visitor'] as const).flatMap((by) =>
          [true, false].map((begun) => stepOf(action, from, by, begun)),
        ),
      ),
    ).filter((step) => step?.state === state);
    expect(new Set(steps.map((step) => step?.keeps))).toEqual(new Set([WHAT[state] !== 'off']));
  });
});

describe('the steps of a meeting', () => {
  it('before it begins: the staff answer, move and call off; the visitor moves and cancels', () => {
    expect(actionsFor('new', 'staff', false)).toEqual(['confirm', 'assign', 'move', 'decline', 'cancel']);
    expect(actionsFor('confirmed', 'staff', false)).toEqual(['assign', 'move', 'cancel']);
    expect(actionsFor('moved', 'staff', false)).toEqual(['confirm', 'assign', 'move', 'cancel']);
    for (const state of OPEN_STATES)
      expect(actionsFor(state, 'visitor', false), state).toEqual(['move', 'cancel']);
  });

  it('after it has begun: the staff say whether it took place, and may correct that', () => {
    for (const state of OPEN_STATES) expect(actionsFor(state, 'staff', true)).toEqual(['done', 'notCome']);
    expect(actionsFor('done', 'staff', true)).toEqual(['notCome']);
    expect(actionsFor('notCome', 'staff', true)).toEqual(['done']);
  });

  it('end with a refusal or a cancellation, and visitors change nothing afterwards', () => {
    for (const state of ['declined', 'cancelled'] as const)
      for (const begun of [false, true])
        for (const by of ['staff', 'visitor'] as const) expect(actionsFor(state, by, begun)).toEqual([]);
    for (const state of STATES) expect(actionsFor(state, 'visitor', true)).toEqual([]);
  });

  it('make a visitor’s move a new wish, and the staff’s a promise', () => {
    expect(stepOf('move', 'confirmed', 'visitor', false)).toEqual({ state: 'new', tells: true, keeps: true });
    expect(stepOf('move', 'new', 'staff', false)).toEqual({ state: 'moved', tells: true, keeps: true });
  });

  it('free the hours of what is off, and tell the visitor everything but what they know', () => {
    expect(stepOf('decline', 'new', 'staff', false)).toEqual({
      state: 'declined',
      tells: true,
      keeps: false,
    });
    expect(stepOf('cancel', 'moved', 'visitor', false)).toMatchObject({ keeps: false, tells: true });
    expect(stepOf('assign', 'new', 'staff', false)).toMatchObject({ state: 'new', tells: false });
    expect(stepOf('assign', 'confirmed', 'staff', false)).toMatchObject({ state: 'confirmed', tells: true });
    expect(stepOf('done', 'confirmed', 'staff', true)).toEqual({ state: 'done', tells: false, keeps: true });
  });

  it('are none where they may not be done', () => {
    for (const action of ACTIONS)
      for (const state of STATES)
        for (const by of ['staff', 'visitor'] as const)
          for (const begun of [false, true])
            expect(stepOf(action, state, by, begun) !== null).toBe(mayDo(action, state, by, begun));
  });
});

describe('a reminder', () => {
  const begins = new Date('2026-12-05T13:00:00Z');
  const settled = new Date('2026-12-01T09:00:00Z');
  const due = (now: string, more: object = {}) =>
    reminderDue({ state: 'confirmed', begins, changedAt: settled, ...more }, new Date(now));

  it('is due from a day before until two hours before', () => {
    expect(due('2026-12-04T12:59:59Z')).toBe(false);
    expect(due('2026-12-04T13:00:00Z')).toBe(true);
    expect(due('2026-12-05T10:59:59Z')).toBe(true);
    expect(due('2026-12-05T11:00:00Z')).toBe(false);
  });

  it('is of what stands, and not of what was told within that day', () => {
    const now = '2026-12-04T20:00:00Z';
    expect(due(now, { state: 'moved' })).toBe(true);
    for (const state of ['new', 'cancelled', 'declined', 'done'])
      expect(due(now, { state }), state).toBe(false);
    expect(due(now, { changedAt: new Date('2026-12-04T19:00:00Z') })).toBe(false);
  });
});

it('whoever has the fewest meetings is the least booked, of several the first', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((documentId) => ({ documentId }));
  if (!a || !b || !c) throw new Error('three');
  expect(leastBooked([a, b, c], new Map([['a', 2]]))).toBe(b);
  expect(leastBooked([a, b, c], new Map())).toBe(a);
  expect(
    leastBooked(
      [a, b],
      new Map([
        ['a', 1],
        ['b', 1],
      ]),
    ),
  ).toBe(a);
  expect(leastBooked([], new Map())).toBeUndefined();
});
