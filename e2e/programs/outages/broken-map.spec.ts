import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { pl } from '../../pages/site.ts';
import { type ContentProxy, startContentProxy } from '../../processes/content-proxy.ts';
import { get, purge, startWebsite, type WebsiteProcess } from '../../processes/website-process.ts';

let content: ContentProxy;
let site: WebsiteProcess;

test.beforeEach(async () => {
  content = await startContentProxy();
  site = await startWebsite(content.url);
});
test.afterEach(async () => {
  await site.remove();
  await content.close();
});

type Source = { features: Record<string, unknown>[] };

const feature = (feature_type: string, coordinates: unknown, properties: unknown) => ({
  type: 'Feature',
  id: feature_type,
  feature_type,
  geometry: { type: 'Polygon', coordinates },
  properties,
});

/** What the map's source may turn into. */
const BROKEN: [string, (source: Source) => unknown][] = [
  ['null', () => null],
  ['a list', () => [1, 2, 3]],
  ['no features', () => ({ type: 'FeatureCollection', features: [] })],
  ['features that are none', () => ({ type: 'FeatureCollection', features: [null, 7, 'x', {}] })],
  ['geometries of text', (source) => bent(source, { type: 'Polygon', coordinates: [['<script>']] })],
  ['no geometries', (source) => bent(source, null)],
  [
    'a floor that goes round the earth',
    () => ({
      type: 'FeatureCollection',
      features: [
        feature(
          'level',
          [
            [
              [-180, -80],
              [180, -80],
              [180, 80],
              [-180, -80],
            ],
          ],
          { level: 0 },
        ),
        feature(
          'unit',
          [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ],
          ],
          { level: 0, category: 'retail', room: '0.01' },
        ),
      ],
    }),
  ],
  ['an error of another program', () => ({ errors: [{ message: 'undefined' }] })],
];

function bent(source: Source, geometry: unknown): Source {
  return { ...source, features: source.features.map((one) => ({ ...one, geometry })) };
}

test('with a broken source the map says so, and the list of shops works', { tag: '@long' }, async () => {
  test.setTimeout(scaled(120_000));
  for (const [name, change] of BROKEN) {
    content.change = (path, body) => (path.startsWith('/api/map-source') ? change(body as Source) : body);
    await purge(site.url, ['map']);
    for (const path of [
      '/mapa?floor=1',
      '/mapa/1.24',
      '/mapa?store=1.24&from=A',
      '/map-by-store-id/1.24',
      '/wayfinder',
    ]) {
      const { status, text } = await get(site.url + path);
      const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
      const say = `${name} ${path}`;
      expect.soft(status, say).toBe(200);
      expect.soft(main.includes(pl('map:unavailable')), say).toBe(true);
      expect.soft(main.includes('data-shop="1.24"'), say).toBe(true);
      expect.soft(/\b(?:NaN|undefined|null)\b|<script/.exec(main)?.[0], say).toBeUndefined();
    }
    const tenant = await get(`${site.url}/sklepy/moda/halland`);
    expect.soft(tenant.status, name).toBe(200);
  }
});
