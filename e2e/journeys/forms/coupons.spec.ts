import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { systemNow } from '../../../scripts/clock/pinned-clock.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { dateWords } from '../../../website/src/i18n/dates.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { call } from '../../content/content-requests.ts';
import { sharedStaff } from '../../content/staff.ts';
import { axeFaults } from '../../pages/axe.ts';
import { centreToday, expect, onPhone, pl, test } from '../../pages/site.ts';
import { test as cutOff } from '../../processes/cut-off-site.ts';

/** A vote counts once a day for a coupon and a browser: every try of a test is made with a browser of its own. */
const BROWSER_OF_ITS_OWN: Parameters<typeof test.use>[0] = {
  userAgent: async ({ userAgent }, use, { repeatEachIndex, retry }) =>
    use(`${userAgent} Try/${repeatEachIndex}.${retry}`),
};

test.use({ ...BROWSER_OF_ITS_OWN, visitor: 'returning' });

const COUPONS = address('coupons', {}, 'pl-PL');

/** Every test votes for a coupon of its own, so that it can count; the two sizes run at once. */
const couponAt = (page: Page, place: number): Locator =>
  page
    .locator('main > ul > li')
    .filter({ has: page.locator('form') })
    .nth(place + (onPhone(page) ? 5 : 0));
const idOf = async (coupon: Locator) => Number(await coupon.locator('input[name=coupon]').inputValue());
const votesOf = async (id: number) => {
  const { items } = await call('coupons', { page: 1, pageSize: 50 });
  return items.find((coupon) => coupon.id === id)?.vote ?? Number.NaN;
};
/** As the staff know it. */
const codeOf = async (coupon: Locator) => {
  const name = (await coupon.getByRole('heading').textContent()) ?? '';
  const [row] = await (await sharedStaff()).rows('coupon', { name });
  return String(row?.code);
};
const voteIn = (within: Locator) => within.getByRole('button', { name: pl('coupons:voteFor') });
const showIn = (within: Locator) => within.getByRole('button', { name: pl('coupons:show') });

/** Touches a button and waits until the script that does more than its form is there. */
async function touched(page: Page, button: Locator): Promise<Locator> {
  await button.focus();
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('coupon-actions')),
      ),
    )
    .toBe(true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  return button;
}

/** The page of a coupon whose code is shown. */
async function shown(page: Page, place: number): Promise<{ code: string }> {
  await page.goto(COUPONS);
  const coupon = couponAt(page, place);
  const code = await codeOf(coupon);
  expect(code).toMatch(/^[A-Z0-9-]{4,}$/);
  expect(await page.content(), 'no list gives it away').not.toContain(code);
  await showIn(coupon).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'coupon');
  await expect(page.locator('output')).toHaveText(code);
  return { code };
}

test('a vote counts once for each visitor, however often it is given', async ({ page }) => {
  await page.goto(COUPONS);
  const coupon = couponAt(page, 0);
  const id = await idOf(coupon);
  const before = await votesOf(id);
  const name = await coupon.getByRole('heading').innerText();
  await (await touched(page, voteIn(coupon))).dblclick();
  await expect(coupon.getByRole('status')).toHaveText(pl('coupons:votedMark'));
  await expect(coupon.getByRole('status')).toBeFocused();
  // Number and noun: "4 głosy", "5 głosów".
  await expect(coupon.locator('p').filter({ has: page.locator('[data-votes]') })).toHaveText(
    `${before + 1} ${pl('coupons:votes', { count: before + 1 })}`,
  );
  expect(await axeFaults(page, 'main'), 'voted').toEqual([]);
  // The page was not left.
  expect(new URL(page.url()).pathname).toBe(COUPONS);
  await page.reload();
  const again = page.locator('main > ul > li').filter({ hasText: name });
  await expect(again.getByRole('status')).toHaveText(pl('coupons:votedMark'));
  await expect(voteIn(again)).toBeHidden();
  // Whoever posts it again all the same has voted once.
  await again.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('main')).toHaveAttribute('data-page', 'coupon');
  await expect(page.locator('main p[role=status]')).toHaveText(pl('coupons:voted'));
  expect(await votesOf(id)).toBe(before + 1);
});

test('two votes in quick succession are both kept, with one voter', { tag: ['@desktop', '@long'] }, async ({
  page,
  context,
}) => {
  await page.goto(COUPONS);
  const [first, second] = [couponAt(page, 6), couponAt(page, 7)];
  const [one, other] = [await first.getAttribute('data-coupon'), await second.getAttribute('data-coupon')];
  await touched(page, voteIn(first));
  const voters: (string | undefined)[] = [];
  page.on('request', async (request) => {
    if (!request.url().includes('/coupon-vote')) return;
    const { cookie = '' } = await request.allHeaders();
    voters.push(/(?:^|;\s*)voter=([^;]*)/.exec(cookie)?.[1]);
  });
  // Both before the first is answered.
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        document.querySelector<HTMLElement>(`[data-coupon="${key}"] [data-either=vote] button`)?.click();
    },
    [one, other],
  );
  for (const coupon of [first, second])
    await expect(coupon.getByRole('status')).toHaveText(pl('coupons:votedMark'));
  await expect(voteIn(second)).toBeHidden();
  const cookies = await context.cookies();
  const kept = new URLSearchParams(cookies.find(({ name }) => name === 'coupons')?.value);
  expect([...kept.keys()]).toEqual([`v${one}`, `v${other}`]);
  const voter = cookies.find(({ name }) => name === 'voter')?.value;
  expect(voters).toEqual([undefined, voter]);
});

test('votes and codes stay with the visitor for as long as the policy says, and move nothing', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto(COUPONS);
  const place = page.locator('main > ul > li').filter({ has: page.locator('form') });
  const key = await couponAt(page, 2).getAttribute('data-coupon');
  const kept = place.and(page.locator(`[data-coupon="${key}"]`));
  const code = await codeOf(kept);
  await showIn(kept).click();
  await expect(page.locator('output')).toHaveText(code);
  await voteIn(page.locator('main')).click();
  await expect(page.locator('main p[role=status]')).toHaveText(pl('coupons:voted'));
  // Its page, asked for again, shows both and posts nothing.
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.reload();
  await expect(page.locator('output')).toHaveText(code);
  await expect(voteIn(page.locator('main'))).toHaveCount(0);
  expect(posts).toEqual([]);
  // The list, with all its boxes where they are for everybody.
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main > ul > li')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      }),
    );
  await page.goto(COUPONS);
  await expect(kept.getByRole('status')).toHaveText(pl('coupons:votedMark'));
  await expect(kept.locator('[data-code]')).toHaveText(code);
  await expect(kept.locator('[data-code]')).toBeVisible();
  expect(await axeFaults(page, 'main'), 'with what was kept').toEqual([]);
  const marked = await boxes();
  const cookies = await context.cookies();
  const days = cookies
    .filter(({ name }) => ['coupons', 'voter'].includes(name))
    .map(({ expires }) => Math.round((expires - systemNow() / 1_000) / 86_400));
  expect(days).toEqual([365, 365]);
  // In another language it is the same coupon.
  await page.goto(address('coupons', {}, 'en'));
  await expect(kept.locator('[data-code]')).toHaveText(code);
  await context.clearCookies();
  await page.goto(COUPONS);
  await expect(showIn(kept)).toBeVisible();
  expect(await boxes()).toEqual(marked);
});

test('a coupon of later days says from when, and gives its code to nobody before', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { items } = await call('coupons', { page: 1, pageSize: 50 });
  const coming = items.find(({ validFrom }) => validFrom && validFrom > centreToday());
  const { id = 0, validFrom } = coming ?? {};
  const day = dateWords('pl-PL', 'Europe/Warsaw').dayAndMonth(validFrom);
  await page.goto(COUPONS);
  const coupon = page
    .locator('main > ul > li')
    .filter({ has: page.locator(`input[name=coupon][value="${id}"]`) });
  await expect(showIn(coupon)).toHaveCount(0);
  await expect(coupon).toContainText(pl('coupons:codeFrom', { date: day }));
  const code = String((await (await sharedStaff()).rows('coupon', { name: coming?.name ?? '' }))[0]?.code);
  for (const path of ['/coupon-show', '/coupon-download']) {
    await page.goto(COUPONS);
    await coupon.locator('form').evaluate((form: HTMLFormElement, action) => {
      form.action = action;
      form.submit();
    }, `${path}?locale=pl-PL`);
    await expect(page.locator('main p[role=status]')).toHaveText(pl('coupons:notYet', { date: day }));
    expect(await page.content()).not.toContain(code);
  }
  expect(await context.cookies()).toEqual([]);
});

test('a visitor who takes the cookie away votes for nobody else on the same day', {
  tag: ['@desktop', '@long'],
}, async ({ page, context }) => {
  await page.goto(COUPONS);
  const id = await idOf(couponAt(page, 1));
  const before = await votesOf(id);
  for (let turn = 0; turn < 2; turn++) {
    await page.goto(COUPONS);
    const coupon = page
      .locator('main > ul > li')
      .filter({ has: page.locator(`input[name=coupon][value="${id}"]`) });
    const vote = await touched(page, voteIn(coupon));
    const [answer] = await Promise.all([page.waitForResponse(/coupon-vote/), vote.press('Enter')]);
    expect(answer.ok()).toBe(true);
    expect(await votesOf(id)).toBe(before + 1);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'voter');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await context.clearCookies();
  }
});

test('a coupon shows its code, and is saved as a picture with it', { tag: '@long' }, async ({ page }) => {
  const { code } = await shown(page, 2);
  expect(await axeFaults(page), 'with its code').toEqual([]);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save]').click()]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  expect(download.suggestedFilename()).toContain(
    heading
      .replace(/[:/?*"<>|\\]/g, ' ')
      .slice(0, 20)
      .trim(),
  );
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  // The code's line holds more than one colour: it was really drawn.
  const colours = await page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 1080;
    canvas.height = 1350;
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    return new Set(new Uint32Array(pen?.getImageData(0, 900, 1080, 300).data.buffer ?? new ArrayBuffer(0)))
      .size;
  }, png.toString('base64'));
  expect(colours).toBeGreaterThan(10);
  await expect(page.locator('output')).toHaveText(code);
});

test('a coupon is printed with its code and without what surrounds it', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
    // As in Safari: a press of the mouse focuses no button.
    addEventListener('mousedown', (event) => event.preventDefault(), true);
  });
  await shown(page, 3);
  await page.locator('[data-print]').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('output')).toBeVisible();
  await expect(page.locator('[data-save]')).toBeHidden();
  await expect(page.locator('[data-print]')).toBeHidden();
  await expect(page.locator('footer [data-column]').first()).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g), 'sheets of paper').toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('vote, code and picture are pages and a file', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(COUPONS);
    const coupon = couponAt(page, 4);
    const id = await idOf(coupon);
    const [code, before] = [await codeOf(coupon), await votesOf(id)];
    await voteIn(coupon).click();
    await expect(page.locator('main p[role=status]')).toHaveText(pl('coupons:voted'));
    await expect(page.locator('main p[role=status]')).toBeFocused();
    expect(await votesOf(id)).toBe(before + 1);
    // A reload is no vote, and the page still knows of it.
    const reloaded = await page.reload();
    expect(reloaded?.request().method()).toBe('GET');
    await expect(page.locator('main p[role=status]')).toHaveText(pl('coupons:voted'));
    await showIn(page.locator('main')).click();
    await expect(page.locator('output')).toHaveText(code);
    await expect(page.locator('[data-print]')).toBeHidden();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-save]').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');
    // It has been voted for.
    await expect(voteIn(page.locator('main'))).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('main p[role=status]')).toHaveText(pl('coupons:voted'));
    expect(await votesOf(id)).toBe(before + 1);
    // In another language it is the same coupon.
    await page.goto((await page.locator('header a[hreflang=en]').getAttribute('href')) ?? '');
    await expect(page.locator('main p[role=status]')).toHaveText(translator('en')('coupons:voted'));
    await expect(page.locator('output')).toHaveText(code);
  });
});

cutOff.describe('with the content system down', () => {
  cutOff.use({
    ...BROWSER_OF_ITS_OWN,
    visitor: 'returning',
    refusals: /^(?:503 .*\/coupon-|502 .*\/media\/)/,
  });
  cutOff.afterEach(({ cutOff: { proxy } }) => {
    proxy.ailment = 'none';
  });

  for (const javaScriptEnabled of [true, false]) {
    cutOff.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      cutOff.use({ javaScriptEnabled });

      cutOff(
        'a vote says that it failed, and counts when it is given again',
        { tag: '@long' },
        async ({ page, cutOff: { proxy } }) => {
          cutOff.skip(onPhone(page), 'a failure has no width');
          await page.goto(COUPONS);
          const coupon = couponAt(page, javaScriptEnabled ? 8 : 9);
          const id = await idOf(coupon);
          const before = await votesOf(id);
          proxy.ailment = 'dead';
          const vote = javaScriptEnabled ? await touched(page, voteIn(coupon)) : voteIn(coupon);
          await vote.press('Enter');
          await expect(page.locator('main')).toHaveAttribute('data-page', 'coupon');
          await expect(page.locator('main p[role=status]')).toHaveText(
            `${pl('common:error.unknown')}. ${pl('coupons:failed')}`,
          );
          await expect(page.locator('main p[role=status]')).toBeFocused();
          expect(await votesOf(id)).toBe(before);
          proxy.ailment = 'none';
          const again = voteIn(
            page.locator('main > ul > li').filter({ has: page.locator(`input[name=coupon][value="${id}"]`) }),
          );
          // It is asked again only a moment after it was found dead.
          await expect(async () => {
            await page.goto(COUPONS);
            await expect(again).toBeVisible({ timeout: scaled(500) });
          }).toPass();
          await (javaScriptEnabled ? await touched(page, again) : again).press('Enter');
          await expect(page.getByRole('status').filter({ visible: true })).toHaveText(
            javaScriptEnabled ? pl('coupons:votedMark') : pl('coupons:voted'),
          );
          expect(await votesOf(id)).toBe(before + 1);
        },
      );
    });
  }
});
