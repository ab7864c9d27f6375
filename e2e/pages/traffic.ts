import type { Page } from '@playwright/test';
import { expect } from '../base-test.ts';

interface Traffic {
  /** Waits until the page has all that it asks for by itself: fonts, what its first rest begins, what is on its way. */
  settled(): Promise<void>;
  /** Bytes so far over the line. @param types of the browser's resource types; by default all */
  bytes(types?: readonly string[]): number;
}

/** What goes over the line to a page from here on. */
export async function trafficOf(page: Page): Promise<Traffic> {
  const cdp = await page.context().newCDPSession(page);
  const requests = new Map<string, { type?: string; bytes: number; isOver: boolean }>();
  const of = (id: string) => {
    const known = requests.get(id) ?? { bytes: 0, isOver: false };
    requests.set(id, known);
    return known;
  };
  cdp.on('Network.requestWillBeSent', ({ requestId }) => of(requestId));
  cdp.on('Network.responseReceived', ({ requestId, type }) => Object.assign(of(requestId), { type }));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    Object.assign(of(requestId), { bytes: encodedDataLength, isOver: true }),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => Object.assign(of(requestId), { isOver: true }));
  await cdp.send('Network.enable');
  return {
    async settled() {
      await page.waitForLoadState('load');
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestIdleCallback(resolve));
      });
      const open = () => [...requests.values()].filter(({ isOver }) => !isOver).length;
      await expect.poll(open, 'requests that are on their way').toBe(0);
    },
    bytes: (types) =>
      [...requests.values()]
        .filter(({ type }) => types === undefined || (type !== undefined && types.includes(type)))
        .reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
