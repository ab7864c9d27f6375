import { describe, expect, it } from 'vitest';
import type { EventCard, OfferCard } from '../../../content/cards.ts';
import { dateWords } from '../../../i18n/dates.ts';
import type { HomeShowing } from '../home-models.ts';
import { DAY } from './day-part.ts';
import { entriesOfDays, lineMinute } from './today.ts';

const dates = dateWords('pl-PL', 'Europe/Warsaw');
const now = new Date('2026-11-21T09:00:00Z');

const event = (id: number, starts: string, ends: string | null): EventCard => ({
  id,
  name: `event ${id}`,
  href: `/e/${id}`,
  starts,
  ends,
  place: { level: 1, room: '1.24' },
  promoted: false,
});

const offer = (id: number, ends: string | null): OfferCard => ({
  id,
  name: `offer ${id}`,
  href: `/o/${id}`,
  starts: '2026-11-01',
  ends,
  place: { level: 0 },
  promoted: false,
});

const showing = (id: number, starts: string, minutes?: number): HomeShowing => ({
  name: `movie ${id}`,
  href: `/m/${id}`,
  starts,
  cinema: { name: 'Kino', href: '/k', place: { level: 3 } },
  ...(minutes === undefined ? {} : { minutes }),
});

const none = { events: [], offers: [], showings: [] };

describe('entriesOfDays', () => {
  it('parts today from tomorrow, by the hour, and what has no hour from what has', () => {
    const events = [
      event(1, '2026-11-21T17:00:00Z', '2026-11-21T19:00:00Z'),
      event(2, '2026-11-21T10:00:00Z', null),
      event(3, '2026-11-20', '2026-11-22'),
      event(4, '2026-11-22', null),
      event(5, '2026-11-19', '2026-11-20'),
      event(6, 'soon', null),
      event(7, '2026-11-22T09:00:00Z', 'late'),
      event(8, '2026-11-20T17:00:00Z', '2026-11-21T19:00:00Z'),
    ];
    const [today, tomorrow] = entriesOfDays({ ...none, events }, dates, now);
    expect(today.timed.map(({ href, time, start, end }) => [href, time, start, end])).toEqual([
      ['/e/2', '11:00', 660, 720],
      ['/e/1', '18:00', 1080, 1200],
    ]);
    expect(today.allDay.map(({ href, until }) => [href, until])).toEqual([
      ['/e/3', '2026-11-22'],
      ['/e/8', undefined],
    ]);
    expect(tomorrow.timed.map(({ href, start }) => [href, start])).toEqual([['/e/7', DAY + 600]]);
    expect(tomorrow.allDay.map(({ href }) => href)).toEqual(['/e/3', '/e/4']);
  });

  it('names offers on their last day only, and not more than two', () => {
    const offers = [offer(1, '2026-11-21T22:59:59Z'), offer(2, '2026-11-22'), offer(3, null)];
    const [today, tomorrow] = entriesOfDays({ ...none, offers }, dates, now);
    expect(today.allDay.map(({ href }) => href)).toEqual(['/o/1']);
    expect(tomorrow.allDay.map(({ href }) => href)).toEqual(['/o/2']);
    const many = [1, 2, 3, 4].map((id) => offer(id, '2026-11-21'));
    expect(entriesOfDays({ ...none, offers: many }, dates, now)[0].allDay).toHaveLength(2);
  });

  it('lets a showing last as long as its movie, an unknown or unbelievable length an hour', () => {
    const showings = [
      showing(1, '2026-11-21T17:00:00Z', 98),
      showing(2, '2026-11-21T18:00:00Z'),
      showing(3, '2026-11-21T19:00:00Z', 5_000),
    ];
    const [{ timed }] = entriesOfDays({ ...none, showings }, dates, now);
    expect(timed.map(({ start, end, ends }) => [end - start, ends])).toEqual([
      [98, true],
      [60, false],
      [60, false],
    ]);
  });

  it('counts a night as the evening before, and its page too', () => {
    const late = [showing(1, '2026-11-21T23:30:00Z', 90), showing(2, '2026-11-22T10:00:00Z', 90)];
    const [evening, next] = entriesOfDays(
      { ...none, showings: late },
      dates,
      new Date('2026-11-21T20:00:00Z'),
    );
    expect(evening.timed.map(({ time, start }) => [time, start])).toEqual([['0:30', DAY + 30]]);
    expect(next.timed.map(({ href }) => href)).toEqual(['/m/2']);
    const night = entriesOfDays({ ...none, showings: late }, dates, new Date('2026-11-22T00:10:00Z'));
    expect(night[0].timed.map(({ href }) => href)).toEqual(['/m/1']);
  });

  it('counts by the clock on the wall on days of 23 and 25 hours', () => {
    for (const [day, noon] of [
      ['2026-03-29', 'T10:00:00Z'],
      ['2026-10-25', 'T11:00:00Z'],
    ] as const) {
      const at = `${day}${noon}`;
      expect(lineMinute(at, dates, new Date(at))).toBe(12 * 60);
      const [{ timed }] = entriesOfDays({ ...none, showings: [showing(1, at, 60)] }, dates, new Date(at));
      expect(timed.map(({ time, start, end }) => [time, start, end])).toEqual([['12:00', 720, 780]]);
    }
  });
});
