import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { fault, figure, WHOLE } from '../../faults/figures.ts';
import { long } from '../../length.ts';
import { each } from '../../pages/html.ts';
import { samplePages } from '../../pages/page-kinds.ts';
import { type Ailment, LIES, SILENCES, startContentProxy } from '../../processes/content-proxy.ts';
import { get, IMPATIENT, purge, startWebsite, until } from '../../processes/website-process.ts';

/** In every run one that says something and one that says nothing: the website tells no more than these two apart. */
const ANSWERS: readonly Ailment[] = WHOLE ? [...LIES, ...SILENCES] : ['404 text', 'dead'];
/** Stands on every page. */
const EDITED = '"copyright_text":"';
const env = { ...IMPATIENT, PAGE_FRESH_SECONDS: '1' };

test(
  'a page of every kind outlives a restart among wrong answers, and shows within a minute what was edited meanwhile',
  long(fault(3)),
  async () => {
    test.setTimeout(scaled(400_000));
    const proxy = await startContentProxy();
    let site = await startWebsite(proxy.url, { env });
    try {
      const paths = (await samplePages(site.url, 'pl-PL'))
        // Kiosks show no footer, where the edit stands.
        .filter(({ kind }) => kind !== 'wayfinder' && kind !== 'mapByStoreId')
        .map(({ path }) => path);
      const good = new Map<string, string>();
      for (const path of paths) {
        const { text } = await until(
          site.url + path,
          ({ status, stale }) => status === 200 && stale === null,
        );
        good.set(path, text);
      }
      let [looked, harmed, longest] = [0, 0, 0];
      for (const answer of ANSWERS) {
        proxy.ailment = answer;
        await site.stop();
        site = await startWebsite(proxy.url, { dataDir: site.dataDir, env });
        // In a row, and again when each has tried to be made anew.
        for (let turn = 0; turn < 2; turn++)
          await each(paths, 4, async (path) => {
            const { status, text } = await get(site.url + path);
            const whole = text === good.get(path);
            looked += 1;
            if (status !== 200 || !whole) harmed += 1;
            expect.soft(`${path} ${status} ${whole}`, answer).toBe(`${path} 200 true`);
          });

        const edit = `Edited during ${answer}.`;
        proxy.change = (path, body) =>
          path.startsWith('/api/header/static')
            ? JSON.parse(JSON.stringify(body).replace(EDITED, `${EDITED}${edit} `))
            : body;
        // The content system told of it; its word came through, its answers did not.
        await purge(site.url, ['header']);
        proxy.ailment = 'none';
        const recovered = Date.now();
        await each(paths, 4, async (path) => {
          const left = recovered + 60_000 - Date.now();
          const page = await until(
            site.url + path,
            ({ status, stale, text }) => status === 200 && stale === null && text.includes(edit),
            left,
          );
          good.set(path, page.text);
          longest = Math.max(longest, Date.now() - recovered);
        });
      }
      const injected = `${ANSWERS.length} wrong answers or none over a restart each, ${paths.length} kinds of pages`;
      figure(3, injected, `of ${looked} answers not the page that was there`, harmed, { atMost: 0 });
      figure(3, injected, 'until what was edited meanwhile shows', longest / 1000, { atMost: 60, unit: 's' });
    } finally {
      await site.remove();
      await proxy.close();
    }
  },
);
