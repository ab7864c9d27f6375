import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { samplePages } from '../../pages/page-kinds.ts';
import { visit } from '../../processes/visited-site.ts';

/** The kiosk's pages are one visit long, and nobody comes back to them. */
const KIOSK = new Set(['mapByStoreId', 'wayfinder']);

test('a page of every kind can be made ahead, is there at once, and is there as it was left when one comes back', {
  tag: '@long',
}, async ({ baseURL }) => {
  test.setTimeout(scaled(180_000));
  const site = baseURL ?? '';
  const pages = (await samplePages(site, 'en')).filter(({ kind }) => !KIOSK.has(kind));
  const visited = await visit(
    site,
    pages.map(({ path }) => path),
  );
  const wrong = visited.flatMap(({ path, ahead, restored, reasons, asked }) => [
    ...(ahead ? [] : [`${path} was not made ahead`]),
    ...(restored ? [] : [`${path} was not kept: ${reasons}`]),
    // Statistics, consent and proofs of forms are for a page that somebody sees.
    ...asked
      .filter((one) => !/^\/(?:_astro|media|dictionary)\/|^\/speculation-rules\.json$/.test(one))
      .map((one) => `${path} asked for ${one} ahead`),
  ]);
  console.log(
    `  painted after ${visited.map(({ path, painted }) => `${path} ${Math.round(painted)}`).join(', ')} ms`,
  );
  expect(wrong).toEqual([]);
});
