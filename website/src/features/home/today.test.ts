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

describe('todayEntries', () => {
  it('keeps what happens today, what has no hour first', () => {
    const entries = todayEntries(
      [
        event(1, '2026-11-21T17:00:00Z', '2026-11-21T19:00:00Z'),
        event(2, '2026-11-21T10:00:00Z', null),
        event(3, '2026-11-20', '2026-11-22'),
        event(4, '2026-11-22', null),
        event(5, '2026-11-19', '2026-11-20'),
        event(6, 'soon', null),
      ],
      [],
      dates,
      now,
    );
    expect(entries.map(({ id, time }) => [id, time])).toEqual([
      [3, undefined],
      [2, '11:00'],
      [1, '18:00'],
    ]);
  });

  it('names offers on their last day only', () => {
    const entries = todayEntries(
      [],
      [offer(1, '2026-11-21T22:59:59Z'), offer(2, '2026-11-22'), offer(3, null)],
      dates,
      now,
    );
    expect(entries.map((entry) => entry.id)).toEqual([1]);
  });
});
