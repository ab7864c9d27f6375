import { address } from '../../../website/src/i18n/addresses.ts';
import { expect, pl, test } from '../../pages/site.ts';

test.use({ visitor: 'returning' });

test('when the next showing has begun, the one after it takes its place and nothing moves', async ({
  page,
}) => {
  const path = address('cinema', {}, 'pl-PL');
  const head = page.locator('main > section').first();
  const next = head.locator('h2', { hasText: pl('cinema:next') }).filter({ visible: true });
  await page.goto(path);
  const announced = await head
    .locator('time')
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  // The first may begin while this test runs.
  const [first, second] = announced.filter((starts) => Date.parse(starts) > Date.now() + 120_000);
  if (!first || !second) throw new Error('the demo announces fewer than two showings to come');
  await page.clock.setFixedTime(Date.parse(first) - 60_000);
  await page.reload();
  await expect(next.locator('time')).toHaveAttribute('datetime', first);
  const before = await head.boundingBox();
  await page.clock.setFixedTime(Date.parse(first) + 60_000);
  await page.reload();
  await expect(next).toHaveCount(1);
  await expect(next.locator('time')).toHaveAttribute('datetime', second);
  expect(await head.boundingBox()).toEqual(before);
});
