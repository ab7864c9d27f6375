import { describe, expect, it } from 'vitest';
import { filterOf } from '../../../src/desk/staff-list';
import { searchTextOf, searchWords } from '../../../src/submissions/search-text';

const ZONE = 'Europe/Warsaw';

describe('the search of the inbox', () => {
  it('looks through every text that was sent, in any case', () => {
    const payload = { details: 'Zielona SUKIENKA', shoppingFor: ['work'], photoCount: 2, phone: null };
    const text = searchTextOf({ name: 'Ewa Łącka', email: 'ewa@b.example', payload });
    for (const word of searchWords('  łącka SUKIENKA ewa@b ')) expect(text).toContain(word);
    expect(text).not.toMatch(/null|undefined/);
  });

  it('narrows down by all that is asked, and by nothing that makes no sense', () => {
    expect(filterOf({}, ZONE)).toEqual({});
    expect(
      filterOf({ q: ' ', from: 'x', to: '2026-13-45', due: '', kind: 'a b', assignee: '' }, ZONE),
    ).toEqual({});
    expect(
      filterOf({ kind: 'leasing', q: 'a B a', to: '2026-05-10', unread: '1', due: '2026-05-10' }, ZONE),
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
});
