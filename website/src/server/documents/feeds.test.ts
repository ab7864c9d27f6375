import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { contextOf } from '../../../fixtures/responses.ts';
import { address } from '../../i18n/addresses.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { feedDocument } from './feeds.ts';

async function feed(path: string, bodies: Parameters<typeof contextOf>[0] = {}) {
  const wanted = feedDocument(path, LOCALES);
  if (!wanted) return undefined;
  const { locale, params = {}, make } = wanted;
  const context = contextOf(bodies, { locale, params });
  const made = await make(context, () => context);
  return made && { ...made, body: String(made.body), gathered: context.content.gathered() };
}

const entries = (body: string | undefined) =>
  new ICAL.Component(ICAL.parse(body ?? '')).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

describe('calendars', () => {
  it('hold the events to come, each as its own file has it', async () => {
    const all = await feed('/wydarzenia.ics');
    expect(all?.type).toBe('text/calendar; charset=utf-8');
    expect(entries(all?.body).map(({ uid, summary }) => [uid, summary])).toEqual([
      ['event-1@borealis.example', 'Wydarzenie 1'],
      ['event-2@borealis.example', 'Wydarzenie 2'],
    ]);
    expect(all?.gathered).toMatchObject({ trueUntil: Date.parse('2026-11-21T23:00:00Z') });
    expect(all?.gathered.tags).toContain('events');
    const own = await feed('/wydarzenia/warsztaty.ics');
    expect(entries(own?.body).map(({ uid }) => uid)).toEqual(['event-1@borealis.example']);
  });

  it('hold showings that have not begun, until the film is over', async () => {
    const cinema = await feed('/en/cinema.ics');
    const shown = entries(cinema?.body);
    expect(shown.map(({ summary, startDate, location }) => [summary, String(startDate), location])).toEqual([
      ['Lis', '2026-11-21T11:00:00Z', 'Halland'],
      ['Latarnik', '2026-11-21T17:15:00Z', 'Halland'],
      ['Latarnik', '2026-11-22T17:15:00Z', 'Halland'],
    ]);
    expect(new Set(shown.map(({ uid }) => uid)).size).toBe(3);
    expect(shown[1]?.description).toBe('2D, subtitles');
    expect(shown[1]?.endDate.toJSDate().getTime()).toBeGreaterThan(Date.parse('2026-11-21T17:15:00Z'));
  });

  it('hold what happens in a shop’s own room', async () => {
    const path = '/sklepy/moda/halland.ics';
    expect(entries((await feed(path))?.body)).toEqual([]);
    const { data } = structuredClone(BODIES.activeEvents) as { data: { attributes: object }[] };
    const [first] = data;
    if (first)
      Object.assign(first.attributes, { mall_room: { data: { id: 51, attributes: { room_id: '1.24' } } } });
    const own = await feed(path, { activeEvents: { data } });
    expect(entries(own?.body).map(({ summary }) => summary)).toEqual(['Wydarzenie 1']);
    expect(await feed('/sklepy/inna/halland.ics')).toBeNull();
  });

  it('are nothing for other pages and endings', () => {
    for (const path of [
      '/oferty.ics',
      '/wydarzenia.atom',
      '/kontakt.ics',
      '/.ics',
      '/wydarzenia/.ics',
      '/wydarzenia.ics.ics',
    ])
      expect(feedDocument(path, LOCALES), path).toBeUndefined();
  });
});

describe('feeds', () => {
  it('are not there where their page is not', async () => {
    expect(await feed('/kino.ics', { cinemaPage: { data: null } })).toBeNull();
    const press = `${address('press', {}, 'pl-PL')}.atom`;
    expect(await feed(press, { press: { data: null }, pressArticles: { data: [] } })).toBeNull();
    expect((await feed(press, { pressArticles: { data: [] } }))?.body).not.toContain('<entry>');
  });

  it('name the offers that run, with their shop and their last change', async () => {
    const offers = await feed('/oferty.atom');
    expect(offers?.type).toBe('application/atom+xml; charset=utf-8');
    expect(offers?.body.match(/<id>[^<]+/g)).toEqual([
      '<id>https://borealis.example/oferty.atom',
      '<id>https://borealis.example/oferty/czterdziesci',
      '<id>https://borealis.example/oferty/dwadziescia',
    ]);
    expect(offers?.body).toContain('<published>2026-11-01T00:00:00Z</published>');
    expect(offers?.gathered.tags).toContain('offers');
  });

  it('name the articles for the press, the latest first', async () => {
    const dates = [
      ...((await feed(`${address('press', {}, 'pl-PL')}.atom`))?.body.matchAll(/<published>([^<]+)/g) ?? []),
    ].map(([, at]) => at);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
