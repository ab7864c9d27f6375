import { describe, expect, test } from 'vitest';
import { findingsOf, type Surroundings } from '../../../src/guards/publish-rules';
import { momentsOf, picturesOf } from '../../../src/guards/surroundings';
import type { Attributes } from '../../../src/versions/state';
import { FORM_PERIODS } from '../periods';

const AROUND: Surroundings = {
  now: new Date('2026-11-21T09:00:00Z'),
  timeZone: 'Europe/Warsaw',
  roomTakenBy: null,
  roomNumber: null,
  roomLevel: null,
  chosenLevel: null,
  undescribed: [],
  missingLanguages: [],
  openMeetings: 0,
  moments: [],
};

const found = (entry: Record<string, unknown>, around: Partial<Surroundings> = {}) =>
  findingsOf(entry, { ...AROUND, ...around }).map(({ level, path }) => `${level} ${path.join('.')}`);

describe('before publishing', () => {
  test('nothing is said of what is in order', () => {
    expect(found({ name: 'Rabat', startDate: '2026-11-20', endDate: '2026-11-21', questions: [] })).toEqual(
      [],
    );
    expect(found({ startDate: '2026-11-20', endDate: null })).toEqual([]);
    // A way of the map, whose ends the runtime would take for dates.
    expect(found({ source: { features: [{ from: 'atrium 12', to: 'atrium 3' }] } })).toEqual([]);
  });

  test.each([
    [{ startDate: '2026-12-07', endDate: '2026-12-06' }, 'error endDate'],
    [{ startDate: '2026-12-06T20:00:00.000Z', endDate: '2026-12-06T19:59:00.000Z' }, 'error endDate'],
    [{ validFrom: '2026-12-07', validTo: '2026-12-01' }, 'error validTo'],
    [
      { blocks: [{ name: 'x' }, { valid_from: '2027-02-01', valid_to: '2027-01-01' }] },
      'error blocks.1.valid_to',
    ],
  ])('a period that ends before it begins: %j', (entry, expected) => {
    expect(found(entry)).toEqual([expected]);
  });

  test.each(FORM_PERIODS)('%s: from %s to %s is a period', (_name, from, to) => {
    expect(found({ parts: [{ [from]: '2026-12-07', [to]: '2026-12-06' }] })).toEqual([`error parts.0.${to}`]);
  });

  test('a period of one day, and of one moment, is one', () => {
    expect(found({ startDate: '2026-12-06', endDate: '2026-12-06' })).toEqual([]);
  });

  test('what is over is told, and only after its last day in the centre', () => {
    expect(found({ startDate: '2026-11-01', endDate: '2026-11-20' })).toEqual(['warning endDate']);
    // 23:30 in Warsaw.
    expect(found({ endDate: '2026-11-21' }, { now: new Date('2026-11-21T22:30:00Z') })).toEqual([]);
    expect(found({ endDate: '2026-11-21' }, { now: new Date('2026-11-21T23:30:00Z') })).toEqual([
      'warning endDate',
    ]);
  });

  test('a moment that the form shows at another hour is told as it is in the centre', () => {
    const moments = [
      { at: new Date('2026-12-04T09:00:00Z'), path: ['startDate'] },
      { at: new Date('2026-12-04T10:00:00Z'), path: ['blocks', 0, 'opens'] },
    ];
    expect(found({}, { moments })).toEqual([]);
    expect(found({}, { moments, formZone: 'Europe/Berlin' })).toEqual([]);
    expect(found({}, { moments, formZone: 'Europe/London' })).toEqual([
      'warning startDate',
      'warning blocks.0.opens',
    ]);
    const [finding] = findingsOf({}, { ...AROUND, moments, formZone: 'America/New_York' });
    expect(finding?.pl).toContain('W centrum to piątek, 4 grudnia 2026 10:00');
    expect(finding?.en).toContain('Friday');
    expect(finding?.en).toContain('10:00');
  });

  test('moments are those of the form’s own fields', () => {
    const schemas: Record<string, Attributes> = {
      event: {
        startDate: { type: 'datetime' },
        endDate: { type: 'date' },
        media: { type: 'media' },
        blocks: { type: 'dynamiczone' },
      },
      hero: { opens: { type: 'datetime' }, media: { type: 'media' } },
    };
    const media = { id: 7, createdAt: '2026-11-26T17:56:00.000Z' };
    const state = {
      ...{ startDate: '2026-12-04T09:00:00.000Z', endDate: '2026-12-05', media, updatedAt: media.createdAt },
      blocks: [{ __component: 'hero', opens: '2026-12-04T10:00:00.000Z', createdAt: media.createdAt, media }],
    };
    const of = (uid: string) => schemas[uid] ?? {};
    expect(momentsOf(of, 'event', state)).toEqual([
      { at: new Date('2026-12-04T09:00:00Z'), path: ['startDate'] },
      { at: new Date('2026-12-04T10:00:00Z'), path: ['blocks', 0, 'opens'] },
    ]);
    expect(picturesOf(of, 'event', state)).toEqual([
      { file: 7, path: ['media'] },
      { file: 7, path: ['blocks', 0, 'media'] },
    ]);
  });

  test('a question to choose from needs answers; one for text does not', () => {
    const questions = [
      { type: 'single', options: [{ label: 'tak' }] },
      { type: 'multiple', options: [] },
      { type: 'text', options: [] },
      { type: 'single' },
    ];
    expect(found({ questions })).toEqual(['error questions.1.options', 'error questions.3.options']);
  });

  test('a room that is another shop’s, or on another floor', () => {
    expect(found({}, { roomNumber: '1.24', roomTakenBy: 'Halland' })).toEqual(['error mall_room']);
    expect(found({}, { roomNumber: '1.24', roomLevel: 1, chosenLevel: 2 })).toEqual(['error location']);
    expect(found({}, { roomNumber: '1.24', roomLevel: 1, chosenLevel: 1 })).toEqual([]);
    // A room that the map does not know is on any floor.
    expect(found({}, { roomNumber: '9.99', roomLevel: null, chosenLevel: 2 })).toEqual([]);
  });

  test('pictures without words and missing languages are told after what must be mended', () => {
    expect(
      found(
        { startDate: '2026-12-07', endDate: '2026-12-06' },
        { undescribed: [['media'], ['rows', 0, 'picture']], missingLanguages: ['en', 'hu-HU'] },
      ),
    ).toEqual(['error endDate', 'warning media', 'warning rows.0.picture', 'warning ']);
  });

  test('meetings that are still to come are told, and how many', () => {
    const [finding, ...others] = findingsOf({}, { ...AROUND, openMeetings: 3 });
    expect(others).toEqual([]);
    expect(finding?.level).toBe('warning');
    for (const text of [finding?.pl, finding?.en]) expect(text).toMatch(/: 3\./);
  });

  test('every sentence is there in both languages, and names what it is about', () => {
    const [taken, missing] = findingsOf(
      {},
      { ...AROUND, roomNumber: '1.24', roomTakenBy: 'Halland', missingLanguages: ['cs-CZ', 'en'] },
    );
    for (const text of [taken?.pl, taken?.en]) expect(text).toMatch(/1\.24.*Halland/);
    expect(missing?.pl).toContain('czeski, angielski.');
    expect(missing?.en).toContain('Czech, English.');
  });
});
