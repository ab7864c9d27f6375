import { describe, expect, it } from 'vitest';
import { readBody } from '../../reading/read-body.ts';

const FILM = { id: 1, name: 'Lis', slug: 'lis' };
const EVENING = '2026-11-26T17:30:00.000Z';
const NIGHT = '2026-11-26T20:00:00.000Z';
const NEXT_DAY = '2026-11-27T19:00:00.000Z';
const TIMES = ['18:30', '21:00'];
const READ = { timeZone: 'Europe/Warsaw' };

function programme(page: object) {
  const read = readBody('cinemaPage', { heading: 'Kino', ...page }, READ);
  return {
    films: (read.ok ? (read.value?.programme ?? []) : []).map(({ movie, version, sessions }) => [
      movie?.name,
      version,
      ...sessions.map(({ showtime }) => showtime),
    ]),
    issues: read.issues.map(({ path }) => path),
  };
}

function showings(film: object) {
  const read = readBody('movie', { data: { ...FILM, ...film } }, READ);
  return (read.ok ? (read.value?.programme ?? []) : []).map(({ version, sessions }) => [
    version,
    ...sessions.map(({ showtime }) => showtime),
  ]);
}

describe('times of a programme', () => {
  it.each<[string, object]>([
    ['the film says it', { programme: [{ movie: FILM, date: '2026-11-26', sessions: TIMES }] }],
    [
      'the film says it in another spelling, of times in one text',
      { programme: [{ name: 'Lis', day: '26.11.2026', times: '18:30, 21:00' }] },
    ],
    ['it is the key of the film', { programme: { '26.11.2026': { movie: FILM, times: TIMES } } }],
    ['it is the key of their list', { programme: [{ movie: FILM, sessions: { '2026-11-26': TIMES } }] }],
    [
      'it is the key of one text',
      { programme: [{ movie: FILM, sessions: { '26.11.2026': '18:30, 21:00' } }] },
    ],
    ['it has its films', { programme: [{ date: '2026-11-26', movies: [{ name: 'Lis', times: TIMES }] }] }],
    ['the page is of it', { date: '2026-11-26', programme: [{ movie: FILM, times: TIMES }] }],
  ])('are of the day where %s', (_, page) => {
    expect(programme(page)).toEqual({ films: [['Lis', null, EVENING, NIGHT]], issues: [] });
  });

  it.each<[string, object]>([
    ['nobody says a day', { movie: FILM, times: ['18:30'] }],
    ['every week has the day', { movie: FILM, day: 'Thursday', times: ['18:30'] }],
  ])('are no showings where %s, and said with their place', (_, item) => {
    expect(programme({ programme: [item] })).toEqual({
      films: [['Lis', null, null]],
      issues: ['programme.0.showtime'],
    });
  });

  it('are those of each version, and the film is that of each', () => {
    const versions = [
      { version: '2D', times: ['18:30'] },
      { version: '3D', times: ['21:00'] },
    ];
    expect(programme({ programme: [{ name: 'Lis', date: '2026-11-26', programme: versions }] })).toEqual({
      films: [
        ['Lis', '2D', EVENING],
        ['Lis', '3D', NIGHT],
      ],
      issues: [],
    });
  });

  it.each<[string, object, unknown[]]>([
    ['beside its date', { date: '2026-11-26', times: TIMES }, [[null, EVENING, NIGHT]]],
    ['by day', { programme: [{ date: '2026-11-26', times: ['18:30'] }] }, [[null, EVENING]]],
    ['with a day each', { programme: [{ date: '2026-11-26', time: '18:30' }] }, [[null, EVENING]]],
    [
      'beneath days, alone and in a version',
      { programme: { '2026-11-26': ['18:30'], '2026-11-27': [{ version: '3D', times: ['20:00'] }] } },
      [
        [null, EVENING],
        ['3D', NEXT_DAY],
      ],
    ],
  ])('of one film are read %s', (_, film, expected) => expect(showings(film)).toEqual(expected));
});
