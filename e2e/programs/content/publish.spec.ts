import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect } from '../../base-test.ts';
import { test } from '../../content/own-centre.ts';
import { entryOn, publishText, SHOWN, textOf } from '../../content/shown-entries.ts';
import { samplePages } from '../../pages/page-kinds.ts';
import { until } from '../../processes/website-process.ts';

/** In no text of the demo. */
const WORD = 'Puszczyk';

for (const shown of SHOWN) {
  test(`a published ${shown.type} is on its page without waiting for the page to age`, {
    tag: '@long',
  }, async ({ baseURL }) => {
    test.setTimeout(scaled(120_000));
    const path = (await samplePages(baseURL ?? '', 'pl-PL')).find(({ kind }) => kind === shown.kind)?.path;
    expect(path, `no page of the kind ${shown.kind} is linked`).toBeDefined();
    const url = `${baseURL}${path}`;
    const kept = await until(url, ({ cache }) => cache === 'hit', 20_000);
    expect(kept.text).not.toContain(`${WORD} ${shown.type}`);

    const entry = await entryOn(shown, { path: path ?? '', text: kept.text });
    const before = textOf(entry, shown.field);
    try {
      await publishText(shown, entry, `${before ?? ''} ${WORD} ${shown.type}`.trim());
      await until(url, ({ text }) => text.includes(`${WORD} ${shown.type}`), 20_000);
    } finally {
      await publishText(shown, entry, before ?? null);
    }
    await until(url, ({ text }) => !text.includes(`${WORD} ${shown.type}`), 20_000);
  });
}
