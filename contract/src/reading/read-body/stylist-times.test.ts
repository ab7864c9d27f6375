import { describe, expect, it } from 'vitest';
import { readBody } from '../read-body.ts';
import { read } from './read.fixture.ts';

describe('free hours of a stylist', () => {
  const wanted = [{ date: '2026-11-23', hours: ['09:00', '10:00'] }];
  it.each<[string, unknown]>([
    ['ours', { data: [{ date: '2026-11-23', hours: ['09:00', '10:00'] }] }],
    ['times', [{ date: '2026-11-23', times: ['9:00', '10:00:00'] }]],
    [
      'slots with what is taken',
      [
        {
          day: '2026-11-23',
          slots: [
            { start: '09:00', end: '10:00' },
            { time: '10:00', available: true },
            { time: '11:00', available: false },
            { time: '12:00', booked: true },
          ],
        },
      ],
    ],
    ['days as keys', { '2026-11-23': ['09:00', '10:00'] }],
    ['days as keys in data', { data: { '2026-11-23': { times: ['09:00', '10:00'] } } }],
    [
      'a slot an entry',
      {
        data: [
          { id: 1, attributes: { date: '2026-11-23', time: '09:00:00.000' } },
          { id: 2, attributes: { date: '2026-11-23', time: '10:00' } },
        ],
      },
    ],
    ['instants', ['2026-11-23T08:00:00.000Z', '2026-11-23T09:00:00Z']],
    ['local instants', { availableTimes: ['2026-11-23 09:00', '2026-11-23T10:00'] }],
    [
      'start and end',
      [{ start: '2026-11-23T08:00:00Z', end: '2026-11-23T09:00:00Z' }, { start: '2026-11-23T09:00:00Z' }],
    ],
    ['hours as numbers', { data: [{ date: '23.11.2026', hours: [9, 1000] }] }],
    ['hours in one text', [{ date: '2026-11-23', hours: '9:00, 10:00' }]],
    [
      'an entity with them',
      {
        data: { id: 1, attributes: { availableTimes: [{ date: '2026-11-23', hours: ['09:00', '10:00'] }] } },
      },
    ],
    ...['begin', 'at', 'label', 'name'].map((name): [string, unknown] => [
      `slots that say their time as ${name}`,
      [{ date: '2026-11-23', slots: [{ [name]: '9:00' }, { [name]: '10:00 – 11:00' }] }],
    ]),
    [
      'hours as keys',
      [{ date: '2026-11-23', slots: { '09:00': true, '10:00': 'free', '11:00': false, '12:00': 'booked' } }],
    ],
    ['hours as keys of the day', { '2026-11-23': { '09:00': 1, '10:00': { available: 'yes' }, '11:00': 0 } }],
    [
      'an hour an entry with its state',
      [
        { date: '2026-11-23', time: '9:00', available: 1 },
        { date: '2026-11-23', time: '10:00', available: 'yes' },
        { date: '2026-11-23', time: '11:00', available: 0 },
      ],
    ],
    ...[
      { available: 0 },
      { available: '0' },
      { isAvailable: 'no' },
      { booked: 'true' },
      { is_booked: 1 },
      { disabled: true },
      { state: 'booked' },
      { status: 'not available' },
      { Status: 'Closed' },
      { availability: 'full' },
    ].map((taken): [string, unknown] => [
      `hours that are taken: ${JSON.stringify(taken)}`,
      [{ date: '2026-11-23', slots: ['9:00', { time: '10:00' }, { time: '11:00', ...taken }] }],
    ]),
    [
      'a broken entry among them',
      [{ date: '2026-11-23', hours: ['09:00', '10:00'] }, null, 'soon', { date: 'x' }],
    ],
  ])('%s', (_, body) => {
    expect(read('stylistTimes', body).items).toMatchObject(wanted);
  });

  it('says that nothing is free, and does not say it of what it cannot read', () => {
    expect(read('stylistTimes', { data: [] }).items).toEqual([]);
    expect(read('stylistTimes', [{ date: '2026-11-23', hours: [] }]).items).toMatchObject([{ hours: [] }]);
    expect(readBody('stylistTimes', { data: [{ weekday: 'monday', from: '9', to: '17' }] }).ok).toBe(false);
  });

  it.each<[string, unknown]>([
    ['a whole day', [{ date: '2026-11-23', available: false, hours: ['10:00'] }]],
    ['a whole day as a key', { '2026-11-23': false }],
    ['each of its hours', [{ date: '2026-11-23', slots: [{ time: '10:00', available: 'no' }] }]],
    ['each hour by its key', [{ date: '2026-11-23', slots: { '10:00': false } }]],
    ['hours of an entry each', [{ date: '2026-11-23', time: '10:00', booked: true }]],
  ])('says that nothing is free of what is taken: %s', (_, body) => {
    const { items } = read('stylistTimes', body);
    expect(items.flatMap(({ hours }) => hours)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['words', [{ date: '2026-11-23', slots: ['morning', 'afternoon'] }]],
    ['times under an unknown name', [{ date: '2026-11-23', slots: [{ kezdete: '10:00' }] }]],
    ['one of which is taken', [{ date: '2026-11-23', slots: [{ x: '10:00', booked: 1 }, { x: '11:00' }] }]],
    ['a day that is free, without hours', [{ date: '2026-11-23', available: true }]],
    ['a day that is free as a key', { '2026-11-23': true }],
  ])('does not say that nothing is free of slots that it cannot read: %s', (_, body) => {
    expect(readBody('stylistTimes', body).ok).toBe(false);
  });
});
