import { describe, expect, it } from 'vitest';
import type { EventCard, OfferCard } from '../../content/view-models.ts';
import { dateWords } from '../../i18n/dates.ts';
import { todayEntries } from './today.ts';

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

const none = { events: [], offers: [], showings: [] };

describe('todayEntries', () => {
  it('keeps what happens today, what has no hour first', () => {
    const events = [
      event(1, '2026-11-21T17:00:00Z', '2026-11-21T19:00:00Z'),
      event(2, '2026-11-21T10:00:00Z', null),
      event(3, '2026-11-20', '2026-11-22'),
      event(4, '2026-11-22', null),
      event(5, '2026-11-19', '2026-11-20'),
      event(6, 'soon', null),
    ];
    const entries = todayEntries({ ...none, events }, dates, now, 5);
    expect(entries.map(({ href, time }) => [href, time])).toEqual([
      ['/e/3', undefined],
      ['/e/2', '11:00'],
      ['/e/1', '18:00'],
    ]);
  });

  it('names offers on their last day only', () => {
    const offers = [offer(1, '2026-11-21T22:59:59Z'), offer(2, '2026-11-22'), offer(3, null)];
    const entries = todayEntries({ ...none, offers }, dates, now, 5);
    expect(entries.map((entry) => entry.href)).toEqual(['/o/1']);
  });

  it('fills what room is left with the next showings, in the order of the hours', () => {
    const cinema = { name: 'Kino', href: '/k', place: { level: 3 as const } };
    const showings = ['10:00', '12:00', '19:00'].map((time, index) => ({
      name: `movie ${index}`,
      href: `/m/${index}`,
      starts: `2026-11-21T${time}:00Z`,
      cinema,
    }));
    const events = [event(1, '2026-11-21T12:30:00Z', null)];
    const entries = todayEntries({ ...none, events, showings }, dates, now, 3);
    expect(entries.map(({ href, time, level }) => [href, time, level])).toEqual([
      ['/m/0', '11:00', 3],
      ['/m/1', '13:00', 3],
      ['/e/1', '13:30', 1],
    ]);
  });
});
