import { describe, expect, it } from 'vitest';
import { pageWords } from '../../i18n/page-words.ts';
import { offerDays, offerPlace, offerTerm } from './offer-words.ts';

const words = pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T09:00:00Z'));
const term = (starts: string, ends: string | null) => offerTerm({ starts, ends }, words);

describe('offerTerm', () => {
  it('says that it ends soon, or until when it runs', () => {
    expect(term('2026-11-01', '2026-11-21')).toBe('Kończy się dzisiaj');
    expect(term('2026-11-01', '2026-11-24')).toBe('Kończy się za 3 dni');
    expect(term('2026-11-01', '2026-12-24')).toBe('do 24 grudnia');
  });

  it('says when one to come starts', () => {
    expect(term('2026-11-22', '2026-11-23')).toBe('Zaczyna się jutro');
    expect(term('2026-12-24', null)).toBe('od 24 grudnia');
  });

  it('says nothing of what is over, endless or unreadable', () => {
    expect(term('2026-11-01', '2026-11-20')).toBeUndefined();
    expect(term('2026-11-01', null)).toBeUndefined();
    expect(term('soon', 'later')).toBeUndefined();
  });
});

describe('offerDays', () => {
  it('writes both ends, one, or none', () => {
    expect(offerDays({ starts: '2026-11-01', ends: '2026-11-30' }, words)).toMatch(/^1.30 listopada 2026$/);
    expect(offerDays({ starts: '2026-11-01', ends: null }, words)).toBe('od 1 listopada 2026');
    expect(offerDays({ starts: '', ends: '2026-11-30' }, words)).toBe('do 30 listopada 2026');
    expect(offerDays({ starts: '', ends: null }, words)).toBe('');
  });
});

describe('offerPlace', () => {
  it('names the room and the shop, whichever is known', () => {
    const tenant = { name: 'Zapas', href: '/z' };
    expect(offerPlace({ place: { level: -1, room: '-1.01' }, tenant })).toBe('−1.01, Zapas');
    expect(offerPlace({ place: { level: null }, tenant })).toBe('Zapas');
    expect(offerPlace({ place: { level: null } })).toBeUndefined();
  });
});
