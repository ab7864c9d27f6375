import type { Page } from '@playwright/test';
import { address } from '../../../website/src/i18n/addresses.ts';
import { expect, test } from '../../pages/site.ts';

test.use({ visitor: 'returning' });

const CATEGORY = address('tenants', { category: 'moda' }, 'pl-PL');

/** On each page: the groups of the change of page that brought it, or none, and how wide the number was before. */
async function watchChanges(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const { dataset } = document.documentElement;
      if (!viewTransition) {
        dataset.groups = 'none';
        return;
      }
      viewTransition.ready.then(() => {
        const names = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement, getKeyframes } = effect as KeyframeEffect;
          const name = /^::view-transition-group\((\w+)\)$/.exec(pseudoElement ?? '')?.[1];
          if (name === 'room') dataset.roomFrom = String(getKeyframes.call(effect)[0]?.width);
          return name ?? [];
        });
        dataset.groups = [...names].sort().join(' ');
      });
    });
  });
}

/** Presses a shop's card once what answers to visitors has come. */
async function pressCard(page: Page) {
  await page.goto(CATEGORY);
  const link = page.locator('main li a[href$="/halland"]').first();
  await link.hover();
  const code = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('after-interaction'))?.name,
  );
  // Read is not yet run: importing the same module again waits for that.
  await page.evaluate((url) => import(String(url)).then(() => undefined), await code.jsonValue());
  await link.click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'tenant');
}

test('a room number and a logo go from the card to the page', async ({ page }) => {
  await watchChanges(page);
  await pressCard(page);
  await expect(page.locator('html')).toHaveAttribute('data-groups', 'picture room root');
});

/** A chip of a card is small, the number of a page large. */
const roomFrom = async (page: Page) =>
  Number.parseFloat((await page.locator('html').getAttribute('data-room-from')) ?? '');

test('to a neighbour they go from its card, not from the page', { tag: '@long' }, async ({ page }) => {
  await watchChanges(page);
  await pressCard(page);
  await page.locator('main li a[href*="/moda/"]').last().click();
  await expect(page.locator('h1')).not.toHaveText('Halland');
  await expect(page.locator('html')).toHaveAttribute('data-groups', 'picture room root');
  expect(await roomFrom(page)).toBeLessThan(100);
});

test.describe('who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('gets the page at once', { tag: '@long' }, async ({ page }) => {
    await watchChanges(page);
    await pressCard(page);
    await expect(page.locator('html')).toHaveAttribute('data-groups', 'none');
  });
});
