import { describe, expect, it } from 'vitest';
import type { Centre } from '../folder/centre.ts';
import { readFolder } from '../folder/read-folder.ts';
import { memoryFiles, sampleFolder } from '../folder/sample-folder.fixture.ts';
import { contentOf } from './centre-entries.ts';
import type { Entry } from './entry.ts';
import { REMOVABLE } from './removable.ts';

const TODAY = '2026-11-25';

async function sample(change: (centre: Centre) => Centre = (centre) => centre) {
  const { centre } = await readFolder(memoryFiles(sampleFolder()));
  if (!centre) throw new Error('The sample folder cannot be read.');
  return contentOf(change(centre), { today: TODAY });
}

/** What values point to, at any depth. */
function pointedTo(value: unknown): { type: string; key: string }[] {
  if (Array.isArray(value)) return value.flatMap(pointedTo);
  if (typeof value !== 'object' || value === null) return [];
  if ('$entry' in value) return [value.$entry as { type: string; key: string }];
  if ('$entries' in value) return value.$entries as { type: string; key: string }[];
  return Object.values(value).flatMap(pointedTo);
}

const of = (entries: readonly Entry[], type: string, locale: string | null) =>
  entries.filter((entry) => entry.type === type && entry.locale === locale);

describe('what a centre is in the content system', () => {
  it('comes after what it points to, and once for each language', async () => {
    const { entries } = await sample();
    const sent = new Set<string>();
    const places = entries.map(({ type, key, locale }) => `${type}:${key}:${locale}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { type, key, values } of entries) {
      for (const target of pointedTo(values)) expect(sent).toContain(`${target.type}:${target.key}`);
      sent.add(`${type}:${key}`);
    }
    for (const locale of ['lt-LT', 'en', 'ru']) expect(of(entries, 'tenant', locale)).toHaveLength(24);
  });

  it('has slugs of each language for what is translated, and one for shops', async () => {
    const { entries } = await sample();
    const slugs = (locale: string) =>
      of(entries, 'menu-category', locale).map(({ values }) => values.categorySlug);
    expect(slugs('lt-LT')).toEqual(['mada', 'maistas']);
    expect(slugs('en')).toEqual(['fashion', 'food']);
    const shops = (locale: string) => of(entries, 'tenant', locale).map(({ values }) => values.slug);
    expect(shops('ru')).toEqual(shops('lt-LT'));
  });

  it('leads in the footer to the categories that have a shop', async () => {
    const { entries } = await sample((centre) => ({
      ...centre,
      shops: centre.shops.filter(({ category }) => category === 'food'),
    }));
    expect(of(entries, 'footer', 'en')[0]?.values.footerCol).toMatchObject([
      { links: [{ name: 'Food', href: '/tenants/food' }] },
      {},
    ]);
  });

  it('says hours once, in the centre’s own words, and what these mean elsewhere', async () => {
    const { entries } = await sample();
    const [own, russian] = [of(entries, 'opening-time', 'lt-LT')[0], of(entries, 'opening-time', 'ru')[0]];
    expect(own?.values.opening_hours).toEqual(russian?.values.opening_hours);
    expect(own?.values.translations).toEqual([]);
    expect(russian?.values.translations).toContainEqual({ original: 'Kalėdos', translation: 'Рождество' });
  });

  it('tells of a shop that opens later when it does, by its first special day', async () => {
    const { entries } = await sample((centre) => ({
      ...centre,
      shops: centre.shops.map((shop, at) => (at === 0 ? { ...shop, opening: '2026-12-05' } : shop)),
    }));
    const [later, other] = of(entries, 'tenant', 'en');
    expect(later?.values).toMatchObject({
      opening_soon: true,
      specialOpeningDays: [{ date: '2026-12-05', opening_hour: '10:00', closing_hour: '18:00' }],
    });
    expect(other?.values.opening_soon).toBe(false);
  });

  it('can be taken away by name where a folder need not have it', async () => {
    const { entries } = await sample();
    const types = new Set(entries.map(({ type }) => type));
    const always = ['opening-time', 'header', 'footer', 'seo', 'favicon', 'home-page', 'info-page'];
    // A map comes of drawings, and a favicon of the mark; neither is read here.
    expect([...types, 'map-source', 'favicon'].sort()).toEqual([...REMOVABLE, ...always].sort());
  });

  it('names a picture once, however many shops show it', async () => {
    const { files } = await sample((centre) => ({
      ...centre,
      shops: centre.shops.map((shop) => ({ ...shop, picture: 'pictures/zara.jpg' })),
    }));
    expect(files.filter(({ path }) => path === 'pictures/zara.jpg')).toHaveLength(1);
  });
});
