import sharp from 'sharp';
import { expect, test } from '../../base-test.ts';
import { facts } from '../../pages/html.ts';
import { samplePages } from '../../pages/page-kinds.ts';

const KINDS = ['tenant', 'offer', 'event'] as const;

/** What the head says of the shared picture; its address on the site under test, whatever the site's public one. */
function shared(html: string) {
  const said = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const { pathname } = new URL(said('og:image'));
  return {
    path: pathname,
    type: said('og:image:type'),
    size: [said('og:image:width'), said('og:image:height')],
    alt: said('og:image:alt'),
  };
}

for (const locale of ['pl-PL', 'bg-BG'] as const) {
  test(`links to shops, offers and events are shared with an OpenGraph image in ${locale}`, async ({
    baseURL,
  }) => {
    const site = baseURL ?? '';
    const pages = await samplePages(site, locale);
    for (const kind of KINDS) {
      const page = pages.find((one) => one.kind === kind);
      expect(page, kind).toBeDefined();
      const html = await (await fetch(site + page?.path)).text();
      const { path, type, size, alt } = shared(html);
      expect(path, kind).toMatch(new RegExp(`^/share/${locale}/${kind}/[^/]+\\.[0-9a-f]{16}\\.png$`));
      expect([type, ...size]).toEqual(['image/png', '1200', '630']);
      // The image says what the page is about, whose title begins with it.
      const [name = ''] = facts(html).title.split(/ \| |, /);
      expect(alt).toContain(name);

      // Whoever uploads meanwhile lets every image be drawn again: until it is, the old one answers for now.
      await expect
        .poll(async () => (await fetch(site + path)).headers.get('cache-control'), path)
        .toContain('immutable');
      const image = await fetch(site + path);
      expect(image.status, path).toBe(200);
      expect(image.headers.get('content-type')).toBe('image/png');
      const picture = sharp(Buffer.from(await image.arrayBuffer()));
      expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
      const { entropy } = await picture.stats();
      expect(entropy, 'more than one colour').toBeGreaterThan(0.5);

      const wrong = path.replace(/\.[0-9a-f]{16}\./, `.${'0'.repeat(16)}.`);
      const elsewhere = await fetch(site + wrong, { redirect: 'manual' });
      expect([elsewhere.status, elsewhere.headers.get('location')], wrong).toEqual([302, path]);
      const nothing = path.replace(/\/[^/]+\.([0-9a-f]{16})/, '/no-such-entry.$1');
      expect((await fetch(site + nothing, { redirect: 'manual' })).status, nothing).toBe(404);
    }
  });
}
