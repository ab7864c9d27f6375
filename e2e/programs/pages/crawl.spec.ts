import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { expect, test } from '../../base-test.ts';
import { DEMO } from '../../centres/centre.ts';
import { crawl } from '../../pages/crawl.ts';
import { LIVE } from '../../pages/site.ts';

// In the short run the links of a smaller centre are followed (centre-journeys.ts).
for (const locale of LIVE) {
  test(`from home every link in ${locale} leads to a page of that language, and the sitemap names what is to be found`, {
    tag: '@long',
  }, async ({ baseURL }) => {
    test.setTimeout(scaled(240_000));
    const { amiss, known, titles } = await crawl({
      url: baseURL ?? '',
      languages: DEMO.languages,
      locale,
      map: address('map', {}, locale),
    });
    expect([...amiss]).toEqual([]);
    expect(known.size).toBeGreaterThan(150);
    expect(titles.size).toBeGreaterThan(150);
  });
}
