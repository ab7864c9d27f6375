import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

describe('the cinema', () => {
  const showing = { sessions: [{ showtime: '2026-11-23T17:30:00.000Z' }], version: '2D, napisy' };
  it.each<[string, unknown]>([
    [
      'items with films',
      {
        programme: [
          {
            movie: { data: { id: 1, attributes: { name: 'Film', slug: 'film' } } },
            version: '2D, napisy',
            sessions: [{ showtime: '2026-11-23T17:30:00Z' }],
          },
        ],
      },
    ],
    [
      'films with showings',
      {
        movies: [{ title: 'Film', slug: 'film', version: ['2D', 'napisy'], showtimes: ['2026-11-23T18:30'] }],
      },
    ],
    [
      'showings with films',
      [{ movie: { name: 'Film', slug: 'film' }, version: '2D, napisy', start: '2026-11-23 18:30' }],
    ],
    [
      'films by day',
      {
        programme: {
          '2026-11-23': [{ name: 'Film', slug: 'film', version: '2D, napisy', times: ['18:30'] }],
        },
      },
    ],
    [
      'days with films',
      {
        title: 'Kino',
        days: [
          {
            date: '2026-11-23',
            movies: [{ name: 'Film', slug: 'film', version: '2D, napisy', hours: ['18:30'] }],
          },
        ],
      },
    ],
    ...['now_playing', 'nowShowing', 'film'].map((name): [string, unknown] => [
      `films under ${name}`,
      {
        title: 'Kino',
        [name]: [
          { name: 'Film', slug: 'film', version: '2D, napisy', screenings: [{ at: '2026-11-23T17:30:00Z' }] },
        ],
      },
    ]),
    [
      'day and hour apart',
      {
        films: {
          data: [
            {
              id: 1,
              attributes: {
                name: 'Film',
                slug: 'film',
                version: '2D, napisy',
                sessions: [{ date: '2026-11-23', time: '18:30' }],
              },
            },
          ],
        },
      },
    ],
  ])('%s', (_, body) => {
    const page = read('cinemaPage', { data: body });
    const item = page.programme[0];
    expect(item).toMatchObject({ movie: { name: 'Film', slug: 'film' }, version: showing.version });
    expect(item?.sessions.map(({ showtime }) => new Date(showtime ?? '').toISOString())).toEqual([
      '2026-11-23T17:30:00.000Z',
    ]);
  });

  it('reads the films of a programme by days of every week', () => {
    const programme = { monday: [{ title: 'Film', hours: ['18:30'] }], sunday: { title: 'Drugi' } };
    expect(read('cinemaPage', { title: 'Kino', programme }).programme).toMatchObject([
      { movie: { name: 'Film' } },
      { movie: { name: 'Drugi' } },
    ]);
  });

  it('reads the showings of one film', () => {
    const movie = read(
      'movie',
      {
        title: 'Film',
        version: '3D',
        accessibility: ['napisy', 'pętla'],
        minutes: '1 h 38 min',
        sessions: ['2026-11-23T18:30'],
      },
      { params: { slug: 'film' } },
    );
    expect(movie).toMatchObject({
      name: 'Film',
      slug: 'film',
      minutes: 98,
      programme: [
        {
          version: '3D',
          accessibility: 'napisy, pętla',
          sessions: [{ showtime: '2026-11-23T17:30:00.000Z' }],
        },
      ],
    });
  });
});
