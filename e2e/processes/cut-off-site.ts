import { test as base } from '../pages/site.ts';
import { type ContentProxy, startContentProxy } from './content-proxy.ts';
import { startWebsite } from './website-process.ts';

/** A website whose content system can be made to fail, or to say something else; one a worker. Tests visit it. */
export const test = base.extend<object, { cutOff: { url: string; proxy: ContentProxy } }>({
  cutOff: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
    async ({}, use) => {
      const proxy = await startContentProxy();
      const site = await startWebsite(proxy.url);
      await use({ url: site.url, proxy });
      await site.remove();
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ cutOff }, use) => use(cutOff.url),
});
