import { readCsv } from '@mall/contract/files/csv.ts';
import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { onDayOfBodies } from '../../../fixtures/day.fixture.ts';
import { contextOf } from '../../../fixtures/responses.ts';
import { hoursObjections } from '../../facts/hours/reference-hours.fixture.ts';
import { DATA_LICENCES } from '../../facts/open-data/licences.ts';
import { loadTenantPage } from '../../features/tenants/load-tenants.ts';
import type { Locale } from '../../i18n/locales.ts';
import { openDataDocument } from './open-data.ts';

const live: Locale[] = ['pl-PL', 'en'];
const [dataLicence] = DATA_LICENCES;
const settings = { live, timeZone: 'Europe/Warsaw', dataLicence };

async function told(path: string, bodies: Parameters<typeof contextOf>[0] = {}) {
  const wanted = openDataDocument(path, settings);
  if (!wanted) return undefined;
  const context = contextOf(bodies, { locale: wanted.locale });
  const made = await wanted.make(context, () => context);
  return made && { ...made, body: String(made.body), gathered: context.content.gathered() };
}

const itemsOf = async (path: string, bodies?: Parameters<typeof contextOf>[0]) =>
  (JSON.parse((await told(path, bodies))?.body ?? '{}') as { items: Record<string, unknown>[] }).items;

onDayOfBodies();

describe('open data', () => {
  it('say what pages say, under a licence that is named', async () => {
    const shops = await told('/data/v1/pl-PL/shops.json');
    expect(JSON.parse(shops?.body ?? '')).toMatchObject({
      version: 1,
      set: 'shops',
      language: 'pl',
      timeZone: 'Europe/Warsaw',
      licence: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      source: 'https://borealis.example/data/v1/pl-PL/shops.json',
    });
    expect(shops?.headers).toContainEqual(['access-control-allow-origin', '*']);
    expect(shops?.gathered.tags).toContain('tenants');
    const page = await loadTenantPage(contextOf({}, { params: { category: 'moda', slug: 'halland' } }));
    const own = (await itemsOf('/data/v1/pl-PL/shops.json')).find(({ slug }) => slug === 'halland');
    expect(own).toMatchObject({
      name: page?.name,
      url: `https://borealis.example${page?.href}`,
      floor: page?.place.level,
      room: page?.place.room,
      accepts_gift_card: page?.acceptsGiftCard,
    });
    const offers = await itemsOf('/data/v1/pl-PL/offers.json');
    expect(offers.map(({ url }) => String(url).split('/').at(-1))).toEqual([
      'czterdziesci',
      'dwadziescia',
      'wkrotce',
    ]);
    const events = await itemsOf('/data/v1/pl-PL/events.json');
    expect(events.map(({ name, ends }) => [name, ends])).toEqual([
      ['Wydarzenie 1', '2026-11-30T18:00:00.000Z'],
      ['Wydarzenie 2', '2026-12-05T19:00:00.000Z'],
    ]);
  });

  it('have hours that the reference parser reads, the centre first', async () => {
    const hours = await itemsOf('/data/v1/en/hours.json');
    expect(hours[0]).toMatchObject({ kind: 'place' });
    const written = hours.flatMap(({ opening_hours }) => opening_hours ?? []).map(String);
    expect(written.length).toBeGreaterThan(1);
    for (const text of written) expect(hoursObjections(text), text).toEqual([]);
  });

  it('keep the hours of a shop that has not opened yet to themselves', async () => {
    const { data } = structuredClone(BODIES.searchData) as { data?: unknown };
    const raw = JSON.stringify(data ?? BODIES.searchData).replaceAll(
      '"opening_soon":false',
      '"opening_soon":true',
    );
    const shops = await itemsOf('/data/v1/pl-PL/shops.json', {
      searchData: data ? { data: JSON.parse(raw) } : JSON.parse(raw),
    });
    expect(shops.map(({ opening_soon, opening_hours }) => [opening_soon, opening_hours])).toEqual(
      shops.map(() => [true, null]),
    );
  });

  it('are the same rows as CSV, without formulas', async () => {
    const raw = JSON.stringify(BODIES.activeEvents).replace('Wydarzenie 1', '=HYPERLINK(1)');
    const bodies = { activeEvents: JSON.parse(raw) };
    const [csv, json] = [
      (await told('/data/v1/pl-PL/events.csv', bodies))?.body ?? '',
      await itemsOf('/data/v1/pl-PL/events.json', bodies),
    ];
    expect(csv).toContain(`"'=HYPERLINK(1)"`);
    const rows = readCsv(csv)?.rows.map(({ cells }) => cells);
    expect(rows).toEqual(
      json.map((item) =>
        Object.fromEntries(Object.entries(item).map(([name, value]) => [name, String(value ?? '')])),
      ),
    );
  });

  it('have a catalogue that names every set, and a guide', async () => {
    const { sets, archives } = JSON.parse((await told('/data/v1/catalogue.json'))?.body ?? '{}') as {
      sets: { json: string; csv: string }[];
      archives: { zip: string }[];
    };
    expect(archives.map(({ zip }) => zip)).toEqual(['https://borealis.example/data/v1/building.imdf.zip']);
    expect(sets).toHaveLength(8);
    for (const { json, csv } of sets)
      for (const address of [json, csv])
        expect(await told(new URL(address).pathname), address).toMatchObject({ body: expect.any(String) });
    // The fixture's map has no floor.
    expect(await told('/data/v1/building.imdf.zip')).toBeNull();
    expect((await told('/data'))?.body).toContain('/data/v1/building.imdf.zip');
    expect((await told('/data'))?.body).toContain('https://borealis.example/data/v1/catalogue.json');
  });

  it('are nowhere else, and nowhere at all without a licence', async () => {
    for (const path of [
      '/data/',
      '/data/v1',
      '/data/v2/pl-PL/shops.json',
      '/data/v1/ru/shops.json',
      '/data/v1/pl-PL/jobs.json',
      '/data/v1/pl-PL/shops.xml',
      '/data/v1/pl-PL/building.imdf.zip',
      '/databank',
    ])
      expect(openDataDocument(path, settings), path).toBeUndefined();
    expect(openDataDocument('/data', { ...settings, dataLicence: undefined })).toBeUndefined();
  });
});
