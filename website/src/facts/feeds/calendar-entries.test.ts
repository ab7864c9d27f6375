import { expect, it } from 'vitest';
import type { CinemaPage } from '../../features/cinema/cinema-models.ts';
import { showingEntries } from './calendar-entries.ts';

const STARTS = '2026-11-22T18:30:00+01:00';
const site = { base: 'https://galeria.example', centreName: 'Galeria Borealis' };

it('gives showings their names in a calendar, whatever letters the version is written with', () => {
  const version = { version: ['3D \ud800'], accessibility: [], showings: [{ starts: STARTS, past: false }] };
  const movie = { name: 'Lato', href: '/kino/lato' };
  const page: CinemaPage = {
    days: [{ date: '2026-11-22', rows: [{ movie, versions: [version] }] }],
    unknownDay: false,
    next: [],
    latest: [],
    seo: {},
  };
  const [entry] = showingEntries(page, site, { t: (key) => key }, '2026-11-22');
  expect(entry?.uid).toMatch(/^showing-lato-3D_20_EF_BF_BD-2026-11-22T[\w-]+@galeria\.example$/);
});
