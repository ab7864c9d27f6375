import { describe, expect, it } from 'vitest';
import { LEISURE_BODIES } from '../../../fixtures/leisure-bodies.ts';
import { AWAY, contextOf } from '../../../fixtures/responses.ts';
import { loadCinemaPage, loadMoviePage } from './load-cinema.ts';

const params = { slug: 'latarnik' };

describe('loadCinemaPage', () => {
  it('has the programme by the centre’s day, what begins next before what has begun', async () => {
    const page = await loadCinemaPage(contextOf());
    expect(
      page?.days.map(({ date, rows }) => [
        date,
        rows.map(({ movie, versions }) => [
          movie.name,
          versions.map(({ version, showings }) => [version, showings.map(({ past }) => past)]),
        ]),
      ]),
    ).toEqual([
      [
        '2026-11-21',
        [
          ['Lis', [[['3D', 'dubbing'], [false]]]],
          [
            'Latarnik',
            [
              [
                ['2D', 'subtitles'],
                [true, false],
              ],
            ],
          ],
        ],
      ],
      ['2026-11-22', [['Latarnik', [[['2D', 'subtitles'], [false]]]]]],
    ]);
    expect(page?.next.map(({ movie, starts }) => [starts, movie.href])).toEqual([
      ['2026-11-21T11:00:00.000Z', '/kino/lis'],
      ['2026-11-21T17:15:00.000Z', '/kino/latarnik'],
      ['2026-11-22T17:15:00.000Z', '/kino/latarnik'],
    ]);
    expect(page?.cinema).toMatchObject({ name: 'Halland', place: { level: 3, room: '3.01' } });
    expect(page?.latest.map(({ name }) => name)).toEqual(['Latarnik', 'Lis']);
  });

  it('shows the first day, or a later one that is asked for, and knows no other', async () => {
    const load = (when?: string) => loadCinemaPage(contextOf({}, when ? { query: { when } } : {}));
    expect(await load()).toMatchObject({ chosen: { date: '2026-11-21' }, unknownDay: false });
    expect(await load('2026-11-22')).toMatchObject({ chosen: { date: '2026-11-22' }, unknownDay: false });
    for (const when of ['2026-11-21', '2026-11-20', '2026-11-23', '__proto__']) {
      expect((await load(when))?.unknownDay, when).toBe(true);
    }
  });

  it('has a film whose times name no day, or whose days no time, among those that nobody has scheduled', async () => {
    for (const showtime of ['18:30', '2026-11-21', '32.13.2026 18:30']) {
      const { data } = structuredClone(LEISURE_BODIES.cinemaPage);
      const attributes = { ...data.attributes, latestMovies: { data: [] } };
      for (const item of attributes.programme) item.sessions = [{ showtime }];
      const page = await loadCinemaPage(contextOf({ cinemaPage: { data: { ...data, attributes } } }));
      expect([page?.days, page?.next], showtime).toEqual([[], []]);
      expect(
        page?.latest.map(({ name }) => name),
        showtime,
      ).toEqual(['Latarnik', 'Lis']);
    }
  });

  it('is true until the centre’s midnight', async () => {
    const context = contextOf();
    await loadCinemaPage(context);
    expect(context.content.gathered().trueUntil).toBe(Date.parse('2026-11-21T23:00:00Z'));
  });

  it('puts movies that are over for the day behind the others', async () => {
    const page = await loadCinemaPage(contextOf({}, { now: new Date('2026-11-21T12:00:00Z') }));
    expect(page?.days[0]?.rows.map(({ movie }) => movie.name)).toEqual(['Latarnik', 'Lis']);
  });

  it('counts the hour after midnight to its own date, in the centre’s zone', async () => {
    const { data } = structuredClone(LEISURE_BODIES.cinemaPage);
    const [item] = data.attributes.programme;
    if (!item) throw new Error('no programme');
    item.sessions = [{ showtime: '2026-11-21T22:59:00Z' }, { showtime: '2026-11-21T23:15:00Z' }];
    data.attributes.programme = [item];
    const page = await loadCinemaPage(contextOf({ cinemaPage: { data } }));
    expect(page?.days.map(({ date, rows }) => [date, rows[0]?.versions[0]?.showings.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 1],
    ]);
  });

  it('drops showings without an hour, doubled, of yesterday or beyond the week', async () => {
    const { data } = structuredClone(LEISURE_BODIES.cinemaPage);
    const [item] = data.attributes.programme;
    if (!item) throw new Error('no programme');
    item.sessions = [
      '2026-11-21',
      '2026-02-30T10:00:00Z',
      '2026-11-21T17:00:00Z',
      '2026-11-21T18:00:00+01:00',
      '2026-11-20T17:00:00Z',
      '2026-11-29T17:00:00Z',
    ].map((showtime) => ({ showtime }));
    data.attributes.programme = [item];
    const page = await loadCinemaPage(contextOf({ cinemaPage: { data } }));
    expect(page?.days.map(({ rows }) => rows[0]?.versions[0]?.showings)).toEqual([
      [{ starts: '2026-11-21T17:00:00.000Z', past: false }],
    ]);
  });

  it('is not there when there is no cinema, and an empty page when nothing is written or can be read of it', async () => {
    expect(await loadCinemaPage(contextOf({ cinemaPage: { data: null } }))).toBeNull();
    for (const cinemaPage of [{ data: { id: 1, attributes: {} } }, 'nonsense'])
      expect(await loadCinemaPage(contextOf({ cinemaPage }))).toMatchObject({
        days: [],
        latest: [],
        next: [],
      });
  });
});

describe('loadMoviePage', () => {
  it('leads to the programme where there is one, or nobody can say', async () => {
    const href = async (cinemaPage: unknown) =>
      (await loadMoviePage(contextOf({ cinemaPage }, { params })))?.cinemaHref;
    expect(await href(LEISURE_BODIES.cinemaPage)).toBe('/kino');
    expect(await href(AWAY)).toBe('/kino');
    const without = await loadMoviePage(contextOf({ cinemaPage: { data: null } }, { params }));
    expect(without?.name).toBe('Latarnik');
    expect(without).not.toHaveProperty('cinemaHref');
  });

  it('has the movie with its days, trailer, reservation and others', async () => {
    expect(await loadMoviePage(contextOf({}, { params }))).toMatchObject({
      name: 'Latarnik',
      minutes: 102,
      trailer: 'abcdefghijk',
      reserve: 'https://kino.example/bilety',
      days: [{ date: '2026-11-21', versions: [{ version: ['2D', 'dubbing'] }, {}] }, { date: '2026-11-22' }],
      more: [{ name: 'Lis' }],
      alternates: { 'pl-PL': params, en: { slug: 'keeper' }, 'hu-HU': { slug: 'keeper-hu' } },
    });
  });

  it('has no doubtful trailer or reservation', async () => {
    const { data } = structuredClone(LEISURE_BODIES.movie);
    Object.assign(data.attributes, {
      trailer: 'https://youtube.com.evil.example/watch?v=abcdefghijk',
      reserve: 'javascript:alert(1)',
    });
    const page = await loadMoviePage(contextOf({ movie: { data } }, { params }));
    expect([page?.trailer, page?.reserve]).toEqual([undefined, undefined]);
  });

  it('is read flat as well as wrapped, and null when there is no such movie', async () => {
    const { id, attributes } = LEISURE_BODIES.movie.data;
    const flat = { data: { id, ...attributes, media: attributes.media.data, localizations: [] } };
    expect((await loadMoviePage(contextOf({ movie: flat }, { params })))?.picture?.src).toBe(
      '/media/poster_latarnik.svg',
    );
    expect(await loadMoviePage(contextOf({ movie: { data: null } }, { params }))).toBeNull();
  });
});
