import type { BrowserContext, Page } from '@playwright/test';
import { systemNow } from '../../../scripts/clock/pinned-clock.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { address } from '../../../website/src/i18n/addresses.ts';
import { call } from '../../content/content-requests.ts';
import { answer, formIn } from '../../forms/form-page.ts';
import { provenAtOnce } from '../../forms/form-proof.ts';
import { expect, LIVE, menuOf, pl, test } from '../../pages/site.ts';

interface Kept {
  name: string;
  /** Seconds; undefined where nothing in the browser says how long. */
  lasts?: number;
}

/** All that a browser holds of the site, whatever it is held in. */
async function keptBy(page: Page, context: BrowserContext): Promise<Kept[]> {
  const now = systemNow() / 1_000;
  const cookies = (await context.cookies()).map(({ name, expires }) => ({
    name,
    lasts: expires < 0 ? 0 : expires - now,
  }));
  const stored = await page.evaluate(async () => {
    const local = Object.entries(localStorage).map(([name, value]) => {
      const { expiry } = value.startsWith('{') ? JSON.parse(value) : {};
      return { name, ...(typeof expiry === 'number' ? { lasts: (expiry - Date.now()) / 1_000 } : {}) };
    });
    const session = Object.keys(sessionStorage).map((name) => ({ name, lasts: 0 }));
    const databases = (await indexedDB.databases()).map(({ name = '' }) => ({ name }));
    return [...local, ...session, ...databases, ...(await caches.keys()).map((name) => ({ name }))];
  });
  return [...cookies, ...stored];
}

/** The rows of a language's policy: names with what is said of them. */
async function policyRows(page: Page, locale: (typeof LIVE)[number]) {
  await page.goto(address('cookiePolicy', {}, locale));
  return page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table, category) =>
      [...table.querySelectorAll('tbody tr')].map((row) => {
        const [description, duration] = [...row.querySelectorAll('td')]
          .slice(1)
          .map((cell) => cell.textContent?.trim() ?? '');
        return { category, name: row.querySelector('th')?.textContent ?? '', description, duration };
      }),
    ),
  );
}

const listedAs = (name: string, rows: readonly { name: string }[]) =>
  rows.find((row) => (row.name.endsWith('*') ? name.startsWith(row.name.slice(0, -1)) : name === row.name));

test('a whole visit leaves what the cookie policy lists, and the policy lists what it leaves', {
  tag: ['@long', '@desktop'],
}, async ({ page, context, browser, baseURL }) => {
  test.setTimeout(scaled(180_000));
  const all = new Map<string, Kept>();
  const collect = async (from: Page, of: BrowserContext) => {
    for (const kept of await keptBy(from, of)) all.set(kept.name, kept);
  };

  await page.clock.install();
  await provenAtOnce(page);
  await page.goto('/');
  // The banner's choice, a section of the menu, the pop-up.
  await page.clock.runFor(3_000);
  const banner = page.locator('consent-banner');
  await banner.getByRole('button', { name: pl('consent:allowAll'), exact: true }).click();
  await expect(banner).toHaveCount(0);
  await menuOf(page).locator('> ul > li').first().hover();
  await page.clock.runFor(1_000);
  await menuOf(page).locator('[id^=menu-] > ul a').first().click();
  await expect(page).toHaveURL(/\?kategoria=/);
  const popup = page.locator('dialog.newsletter-window');
  // Its code comes over the network, and no time passes by itself.
  await expect
    .poll(async () => {
      await page.clock.runFor(3_000);
      return popup.isVisible();
    })
    .toBe(true);
  await popup
    .getByRole('textbox', { name: pl('newsletter:email') })
    .fill(`e2e.storage.${process.pid}.${Date.now()}@poczta.example`);
  await collect(page, context);
  await popup.getByRole('checkbox').check();
  await page.clock.runFor(2_000);
  await popup.getByRole('button', { name: pl('newsletter:submit') }).click();
  await expect(popup.getByRole('heading', { name: pl('newsletter:mailed.heading') })).toBeVisible();

  // A form begun, a vote and a code.
  await page.goto(address('mediaSales', {}, 'pl-PL'));
  await formIn(page).locator('input').first().focus();
  await expect(formIn(page).locator('form')).toHaveAttribute('data-ready', '');
  await answer(page, 'name', ['Anna Nowak']);
  await collect(page, context);
  await page.goto(address('coupons', {}, 'pl-PL'));
  await page
    .getByRole('button', { name: pl('coupons:show') })
    .first()
    .click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'coupon');
  await page.getByRole('button', { name: pl('coupons:voteFor') }).click();
  await expect(page.locator('main p[role=status]')).toHaveText(pl('coupons:voted'));

  // Search, the map and its screen.
  await page.goto(address('search', {}, 'pl-PL', { q: 'kawa' }));
  await page.goto(address('map', {}, 'pl-PL'));
  await page.goto(address('wayfinder', {}, 'pl-PL'));
  await page.clock.resume();
  await expect
    .poll(() => page.evaluate(() => caches.keys().then(({ length }) => length)), { timeout: scaled(30_000) })
    .toBeGreaterThan(0);
  await collect(page, context);

  // And a visitor without scripts, whose form is not whole.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const without = await plain.newPage();
  await without.goto(address('mediaSales', {}, 'pl-PL'));
  await answer(without, 'name', ['Anna Nowak']);
  await formIn(without).getByRole('button').last().click();
  await expect(without.locator('main')).toHaveAttribute('data-page', 'submission');
  for (const { name, expires } of await plain.cookies())
    all.set(name, { name, lasts: expires - systemNow() / 1_000 });
  await plain.close();

  const rows = await policyRows(page, 'pl-PL');
  const kept = [...all.values()];
  expect(
    kept.filter(({ name }) => !listedAs(name, rows)),
    'kept and not listed',
  ).toEqual([]);
  // What other companies' scripts keep is the operator's to list: the demo has none of them.
  const { cookiesCategories } = await call('headerStatic', {});
  const others = cookiesCategories
    .filter(({ key }) => key !== 'necessary')
    .flatMap(({ cookies }) => cookies.map(({ name }) => name));
  const own = rows.filter(({ name }) => !others.includes(name));
  expect(
    own.filter((row) => !kept.some(({ name }) => listedAs(name, [row]))),
    'listed and not kept',
  ).toEqual([]);
  expect(
    own.every(({ category }) => category === 0),
    'all of it is necessary',
  ).toBe(true);

  // As long as the table says.
  const seconds = { dni: 86_400, dzień: 86_400, godziny: 3_600, minut: 60 } as const;
  for (const { name, lasts } of kept) {
    if (lasts === undefined) continue;
    const said = listedAs(name, own) as (typeof own)[number];
    const [, count, unit] = /^(\d+) (dni|dzień|godziny|minut)$/.exec(said.duration ?? '') ?? [];
    const most = unit ? Number(count) * seconds[unit as keyof typeof seconds] : 0;
    if (most === 0) expect(said.duration, name).toBe(pl('consent:session'));
    expect([name, lasts <= most + 5, lasts > most * 0.9 - 5]).toEqual([name, true, true]);
  }

  // Every language lists the same names and has words for each.
  for (const locale of LIVE) {
    const here = await policyRows(page, locale);
    expect(
      here.map(({ name }) => name),
      locale,
    ).toEqual(rows.map(({ name }) => name));
    expect(
      here.filter(({ description, duration }) => !description || !duration),
      locale,
    ).toEqual([]);
  }
});
