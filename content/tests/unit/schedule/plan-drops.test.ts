import { describe, expect, it } from 'vitest';
import { isMovable, mayTake, movedTo, moveOf } from '../../../src/admin/schedule/plan-drops';
import type { CalendarItem } from '../../../src/schedule/calendar';

const dated: CalendarItem = {
  ...{ uid: 'api::offer.offer', single: false, documentId: 'sale', locale: 'pl-PL' },
  ...{ type: 'offer', label: 'Oferty / Offers', title: 'Sale' },
  ...{ day: '2026-12-03', time: '09:00', what: 'publish', live: false },
};
const moves = { languages: ['pl-PL', 'en'], dueAt: '2026-12-03T08:00:00.000Z' };
const plan = { ...dated, state: 'waiting', moves };
const TODAY = '2026-12-02';

describe('what can be dragged in the calendar', () => {
  it('are plans that wait, and no dates of entries', () => {
    expect(isMovable(plan)).toBe(true);
    expect(isMovable({ ...dated, what: 'starts' })).toBe(false);
    expect(isMovable({ ...dated, state: 'done' })).toBe(false);
  });
});

describe('a day of the calendar', () => {
  it('takes a plan of another day, unless it is over', () => {
    const days = ['2026-11-30', '2026-12-01', TODAY, '2026-12-03', '2026-12-04', '2027-01-03'];
    expect(days.filter((day) => mayTake(plan, day, TODAY))).toEqual([TODAY, '2026-12-04', '2027-01-03']);
  });
});

describe('a move', () => {
  it('asks for the same minute of another day, in all languages of the plan', () => {
    expect(moveOf(plan, '2026-12-04')).toEqual({
      ...{ type: 'api::offer.offer', entry: 'sale', action: 'publish', languages: ['pl-PL', 'en'] },
      ...{ day: '2026-12-04', time: '09:00', from: '2026-12-03T08:00:00.000Z' },
    });
  });

  it('is taken back from where it has led to', () => {
    const there = movedTo(plan, '2026-12-04', '2026-12-04T08:00:00.000Z');
    expect(there).toMatchObject({ title: 'Sale', day: '2026-12-04' });
    expect(moveOf(there, plan.day)).toEqual({
      ...moveOf(plan, '2026-12-03'),
      from: '2026-12-04T08:00:00.000Z',
    });
  });
});
