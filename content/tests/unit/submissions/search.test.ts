import { describe, expect, it } from 'vitest';
import { filterOf } from '../../../src/desk/staff-list';
import { searchTextOf, searchWords } from '../../../src/submissions/search-text';

const ZONE = 'Europe/Warsaw';
const NOW = new Date('2026-05-10T12:00:00Z');

describe('the search of the inbox', () => {
  it('looks through every text that was sent, in any case', () => {
    const payload = { details: 'Zielona SUKIENKA', shoppingFor: ['work'], photoCount: 2, phone: null };
    const text = searchTextOf({ name: 'Ewa Łącka', email: 'ewa@b.example', payload });
    for (const word of searchWords('  łącka SUKIENKA ewa@b ')) expect(text).toContain(word);
    expect(text).not.toMatch(/null|undefined/);
  });

  it('narrows down by all that is asked, and by nothing that makes no sense', () => {
    expect(filterOf({}, ZONE, NOW)).toEqual({});
    expect(
      filterOf({ q: ' ', from: 'x', to: '2026-13-45', due: '', kind: 'a b', assignee: '' }, ZONE, NOW),
    ).toEqual({});
    expect(
      filterOf({ kind: 'leasing', q: 'a B a', to: '2026-05-10', unread: '1', due: '2026-05-10' }, ZONE, NOW),
    ).toEqual({
      kind: 'leasing',
      $and: [
        { searchText: { $contains: 'a' } },
        { searchText: { $contains: 'b' } },
        { createdAt: { $lt: new Date('2026-05-10T22:00:00Z') } },
        { readAt: { $null: true }, state: 'new' },
        { dueOn: { $lte: '2026-05-10' }, state: { $notIn: ['done', 'spam'] } },
      ],
    });
  });

  it.each([
    [{ assignee: ' Ewa Łącka ' }, [{ assignee: 'Ewa Łącka' }]],
    [{ open: '1' }, [{ state: { $in: ['new', 'inProgress'] } }]],
    [{ from: '2026-05-10' }, [{ createdAt: { $gte: new Date('2026-05-09T22:00:00Z') } }]],
    [
      { from: '2026-10-25', to: '2026-10-25' },
      // The day on which the clock goes back has 25 hours.
      [
        { createdAt: { $gte: new Date('2026-10-24T22:00:00Z') } },
        { createdAt: { $lt: new Date('2026-10-25T23:00:00Z') } },
      ],
    ],
    [{ open: '0', unread: 'yes', assignee: ['Ewa'] }, undefined],
  ])('%j asks for these alone', (query, $and) => {
    expect(filterOf(query, ZONE, NOW)).toEqual($and ? { $and } : {});
  });

  it('asks for a state and for one message as they are called', () => {
    expect(filterOf({ state: 'inProgress', id: 'abc1' }, ZONE, NOW)).toEqual({
      state: 'inProgress',
      documentId: 'abc1',
    });
    expect(filterOf({ state: { $ne: 'new' }, id: 'a-b' }, ZONE, NOW)).toEqual({});
  });

  it('takes for due what is so by the day of the centre, wherever the staff are', () => {
    const dueOn = (zone: string, now: string) => filterOf({ due: 'today' }, zone, new Date(now));
    const until = (day: string) => ({
      $and: [{ dueOn: { $lte: day }, state: { $notIn: ['done', 'spam'] } }],
    });
    expect(dueOn(ZONE, '2026-05-10T21:59:00Z')).toEqual(until('2026-05-10'));
    expect(dueOn(ZONE, '2026-05-10T22:00:00Z')).toEqual(until('2026-05-11'));
    expect(dueOn('America/New_York', '2026-05-11T03:59:00Z')).toEqual(until('2026-05-10'));
  });
});
