import { expect, it } from 'vitest';
import { pageWords } from '../../i18n/page-words.ts';
import { doorSign, jobDeadline } from './job-words.ts';

const words = pageWords('pl-PL', 'Europe/Warsaw', new Date('2026-11-21T09:00:00Z'));

it('says the last day, and how far it is within two weeks', () => {
  expect(jobDeadline({ deadline: '2026-11-21' }, words)).toEqual({ day: 'do 21 listopada', near: 'dzisiaj' });
  expect(jobDeadline({ deadline: '2026-11-30' }, words)).toEqual({
    day: 'do 30 listopada',
    near: 'za 9 dni',
  });
  expect(jobDeadline({ deadline: '2026-12-24' }, words)).toEqual({ day: 'do 24 grudnia' });
  expect(jobDeadline({}, words)).toBeUndefined();
});

it('signs a door with its room, or with the floor, or not at all', () => {
  expect(doorSign({ place: { level: -1, room: '-1.03' } })).toBe('−1.03');
  expect(doorSign({ place: { level: 2 } })).toBe('2');
  expect(doorSign({ place: { level: null } })).toBe('');
});
