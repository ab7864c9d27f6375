import { describe, expect, it } from 'vitest';
import {
  isFreeNow,
  isMovable,
  mayTake,
  proposalFor,
  timesWith,
} from '../../../src/admin/bookings/week-drops';

const DAY = '2026-12-04';
const NEXT = '2026-12-05';
const meeting = { actions: ['confirm', 'assign', 'move'], stylist: 'halina', date: DAY, hour: '13:00' };
const FREE = [
  { documentId: 'halina', name: 'Halina', days: [{ date: DAY, hours: ['12:00', '13:00', '14:00'] }] },
  {
    ...{ documentId: 'marta', name: 'Marta' },
    days: [
      { date: DAY, hours: ['10:00', '13:00', '14:00'] },
      { date: NEXT, hours: ['09:00', '11:00', '15:00', '18:00'] },
    ],
  },
  { documentId: 'piotr', name: 'Piotr', days: [{ date: DAY, hours: ['10:00', '17:00'] }] },
];
const opened = { ...meeting, free: FREE };

describe('a card of the week', () => {
  it('is dragged as long as its meeting can be moved', () => {
    expect(isMovable(meeting)).toBe(true);
    expect(isMovable({ actions: ['decline', 'cancel'] })).toBe(false);
    expect(isMovable({ actions: ['done', 'notCome'] })).toBe(false);
  });
});

describe('a cell of the week', () => {
  const week = {
    today: DAY,
    blocks: [{ documentId: 'b', stylist: 'piotr', firstDay: NEXT, lastDay: '2026-12-07', note: null }],
  };
  const take = (stylist: string, date: string) => mayTake(week, meeting, { stylist, date });

  it('takes a meeting of another stylist or day', () => {
    expect(take('marta', DAY)).toBe(true);
    expect(take('halina', NEXT)).toBe(true);
  });

  it('takes nothing where the meeting is, on days that are over, and where the stylist is away', () => {
    expect(take('halina', DAY)).toBe(false);
    expect(take('marta', '2026-12-03')).toBe(false);
    expect(['2026-12-04', NEXT, '2026-12-07', '2026-12-08'].map((date) => take('piotr', date))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('what a drop proposes', () => {
  const propose = (stylist: string, date: string, at: object = {}) =>
    proposalFor({ ...opened, ...at }, { stylist, date });

  it('is an assignment where somebody else is free at the same time', () => {
    expect(propose('marta', DAY)).toEqual({ stylist: 'marta', time: `${DAY}T13:00`, step: 'assign' });
  });

  it('is a move to the nearest free hour of the day, of two the earlier one', () => {
    expect(propose('marta', NEXT)).toEqual({ stylist: 'marta', time: `${NEXT}T11:00`, step: 'move' });
    expect(propose('marta', NEXT, { hour: '17:00' })).toMatchObject({ time: `${NEXT}T18:00` });
    expect(propose('marta', NEXT, { hour: '09:30' })).toMatchObject({ time: `${NEXT}T09:00` });
    expect(propose('piotr', DAY)).toEqual({ stylist: 'piotr', time: `${DAY}T10:00`, step: 'move' });
  });

  it('is a move where the hour is free on another day', () => {
    expect(propose('marta', NEXT, { hour: '15:00' })).toMatchObject({ time: `${NEXT}T15:00`, step: 'move' });
  });

  it('is the stylist alone where no hour of the day is free', () => {
    expect(propose('piotr', NEXT)).toEqual({ stylist: 'piotr', time: '', step: null });
    expect(propose('gone', DAY)).toEqual({ stylist: 'gone', time: '', step: null });
  });
});

describe('the times to choose from', () => {
  it('are the stylist’s free ones, but for that of the meeting itself', () => {
    expect(timesWith(opened, 'halina')).toEqual([
      { date: DAY, hour: '12:00' },
      { date: DAY, hour: '14:00' },
    ]);
    expect(timesWith(opened, 'marta')).toContainEqual({ date: DAY, hour: '13:00' });
    expect(timesWith(opened, '')).toEqual([]);
  });

  it('say whether somebody else is free for it as it is', () => {
    expect(isFreeNow(opened, 'marta')).toBe(true);
    expect(isFreeNow(opened, 'halina')).toBe(false);
    expect(isFreeNow(opened, 'piotr')).toBe(false);
  });
});
