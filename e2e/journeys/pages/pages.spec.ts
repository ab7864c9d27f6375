import type { Page } from '@playwright/test';
import { address, localiseHref } from '../../../website/src/i18n/addresses.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { call } from '../../content/content-requests.ts';
import { texts } from '../../pages/html.ts';
import { centreToday, expect, onPhone, pl, test } from '../../pages/site.ts';

test.use({ visitor: 'returning' });

/** The category with the most kinds of shops in it, and what the content says about it. */
async function category() {
  const { menuData } = await call('headerStatic', {});
  const [first] = menuData;
  if (!first) throw new Error('the demo has no categories');
  const tenants = (await call('tenantsOfCategory', { category: first.categorySlug })).items;
  return { ...first, tenants, href: address('tenants', { category: first.categorySlug }, 'pl-PL') };
}

const cards = (page: Page) => page.locator('main #shops li[data-m]');

test('home shows its floors, offers, events, shops and slides', async ({ page }) => {
  const [offers, events, shops, carousel] = await Promise.all([
    call('promotedOffers', {}),
    call('promotedEvents', { now: new Date().toISOString() }),
    call('promotedTenants', {}),
    call('carousel', {}),
  ]);
  await page.goto('/');
  const main = page.locator('main[data-page=home]');
  await expect(main.locator('h1')).toHaveCount(1);
  await expect(main).toContainText(offers.items[0]?.name ?? '');
  await expect(main).toContainText(events.items[0]?.name ?? '');
  await expect(main).toContainText(shops.items[0]?.name ?? '');
  const slides = page.locator('slide-carousel li');
  // A slide that leads to no page is left out.
  const leading = carousel.slides.filter(({ href }) => !href || localiseHref(href, 'pl-PL'));
  await expect(slides).toHaveCount(leading.length);
  const inView = () =>
    slides.evaluateAll((all) => {
      const row = all[0]?.parentElement?.getBoundingClientRect();
      return row ? Math.round((row.width / (all[0]?.getBoundingClientRect().width ?? 1)) * 10) / 10 : 0;
    });
  // Spec section 9: 4 slides on desktop, 1.2 on phones.
  const shown = await inView();
  expect(shown).toBeGreaterThan(onPhone(page) ? 1.1 : 3.9);
  expect(shown).toBeLessThan(onPhone(page) ? 1.3 : 4.2);
  if (leading.length > 4 || onPhone(page)) {
    // Their code comes when the page begins to be scrolled.
    await page.locator('slide-carousel').scrollIntoViewIfNeeded();
    const next = page.getByRole('button', { name: pl('home:slides.next') });
    await next.scrollIntoViewIfNeeded();
    await next.click();
    await expect
      .poll(() => page.locator('slide-carousel ul').evaluate((row) => row.scrollLeft))
      .toBeGreaterThan(50);
  }
});

test('a category lists its shops; a department and a specialty narrow them by links', {
  tag: '@one-size',
}, async ({ page }) => {
  const { href, tenants, menu_sub_categories: kinds } = await category();
  await page.goto(href);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'tenants');
  await expect(cards(page)).toHaveCount(tenants.length);
  const kind = kinds.find((one) => one.menu_cat_specialties.length > 1);
  if (!kind) throw new Error('the demo lacks specialties');
  const inside = tenants.filter(
    (tenant) => tenant.menu_sub_category?.subCategorySlug === kind.subCategorySlug,
  );
  const filters = page.getByRole('navigation', { name: pl('tenants:filters.label') });
  await filters.getByRole('link', { name: kind.name }).first().click();
  await expect(page).toHaveURL(
    address('tenants', { category: href.split('/').at(-1) ?? '' }, 'pl-PL', {
      category: kind.subCategorySlug,
    }),
  );
  await expect(page.locator('h1')).toHaveText(kind.name);
  await expect(cards(page)).toHaveCount(inside.length);
  const specialty = kind.menu_cat_specialties.find((one) =>
    inside.some((tenant) => tenant.menu_cat_specialty.some((own) => own.specialtySlug === one.specialtySlug)),
  );
  if (!specialty) throw new Error('the demo lacks a shop with a specialty');
  await filters.getByRole('link', { name: specialty.name }).first().click();
  await expect(page.locator('h1')).toHaveText(specialty.name);
  await expect(cards(page)).toHaveCount(
    inside.filter((tenant) =>
      tenant.menu_cat_specialty.some((own) => own.specialtySlug === specialty.specialtySlug),
    ).length,
  );
  await expect(filters.locator('[aria-current]')).toHaveCount(2);
  await filters
    .getByRole('link', { name: pl('tenants:filters.all') })
    .first()
    .click();
  await expect(cards(page)).toHaveCount(tenants.length);
});

test('a location narrows the shops to a floor; a filter that does not exist leads to the whole list', {
  tag: '@one-size',
}, async ({ page }) => {
  const { href, tenants } = await category();
  const id = tenants[0]?.location?.id;
  await page.goto(`${href}?location=${id}`);
  await expect(cards(page)).toHaveCount(tenants.filter((tenant) => tenant.location?.id === id).length);
  await page.goto(`${href}?kategoria=nie-ma`);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('the toggles narrow the cards to gift card and to offers', { tag: ['@one-size', '@long'] }, async ({
  page,
}) => {
  const { href, tenants } = await category();
  await page.goto(href);
  const gift = page.getByRole('button', { name: pl('tenants:toggles.gift') });
  await gift.click();
  await expect(gift).toHaveAttribute('aria-pressed', 'true');
  const takers = tenants.filter((tenant) => tenant.acceptsGiftCard).length;
  await expect(cards(page).filter({ visible: true })).toHaveCount(takers);
  await expect(page.locator('tenant-toggles output')).toHaveText(
    pl('tenants:toggles.shown', { number: takers }),
  );
  await gift.click();
  await expect(cards(page).filter({ visible: true })).toHaveCount(tenants.length);
  const offer = page.getByRole('button', { name: pl('tenants:toggles.offer') });
  await offer.click();
  await expect(offer).toHaveAttribute('aria-pressed', 'true');
  const withOffer = cards(page).filter({ visible: true });
  expect(await withOffer.count()).toBeLessThan(tenants.length);
  expect(await withOffer.count()).toBeGreaterThan(0);
});

test('the toggle for open shops asks the clock', { tag: '@one-size' }, async ({ page }) => {
  const { href, tenants } = await category();
  await page.clock.setFixedTime(new Date('2026-11-10T03:00:00+01:00'));
  await page.goto(href);
  await page.getByRole('button', { name: pl('tenants:toggles.open') }).click();
  await expect(cards(page).filter({ visible: true })).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2026-11-10T12:00:00+01:00'));
  await page.goto(href);
  await page.getByRole('button', { name: pl('tenants:toggles.open') }).click();
  const open = tenants.filter((tenant) => !tenant.opening_soon).length;
  await expect(cards(page).filter({ visible: true })).toHaveCount(open);
});

test('a shop shows every field the content has', { tag: '@one-size' }, async ({ page }) => {
  const { tenants, categorySlug, name } = await category();
  const slug = tenants.find((tenant) => tenant.acceptsGiftCard && tenant.phone && tenant.website)?.slug ?? '';
  const shop = await call('tenant', { slug });
  await page.goto(address('tenant', { category: categorySlug, slug }, 'pl-PL'));
  const main = page.locator('main[data-page=tenant]');
  await expect(main.locator('h1')).toHaveText(shop.name);
  expect(shop.lead).toBeTruthy();
  await expect(main).toContainText(shop.lead ?? '');
  const about = texts(shop.description ?? '').join(' ');
  expect(about).toBeTruthy();
  await expect(
    main.locator('section', { has: page.getByRole('heading', { name: pl('tenants:page.about') }) }).last(),
  ).toContainText(about);
  await expect(main.getByRole('link', { name: new RegExp(escaped(shop.phone ?? '')) })).toHaveAttribute(
    'href',
    /^tel:\+?\d{7,}$/,
  );
  await expect(main.locator('a[href^="http"]', { hasText: /\./ }).first()).toHaveAttribute('rel', /noopener/);
  await expect(main).toContainText(pl('tenants:gift'));
  await expect(
    main.getByRole('img', { name: new RegExp(escaped(shop.mall_room?.room_id ?? '')) }).first(),
  ).toBeVisible();
  for (const specialty of shop.menu_cat_specialty) {
    await expect(main.getByRole('link', { name: specialty.name ?? '', exact: true })).toBeVisible();
  }
  await expect(main.getByRole('table').first().getByRole('row')).not.toHaveCount(0);
  await expect(main.getByRole('navigation', { name: pl('tenants:crumbs') })).toContainText(name);
  for (const offer of shop.offers ?? []) {
    const running = (offer.startDate ?? '') <= centreToday() && (offer.endDate ?? '9999') >= centreToday();
    if (running) await expect(main).toContainText(offer.name);
    else await expect(main).not.toContainText(offer.name);
  }
  await main.getByRole('link', { name: pl('tenants:page.showWay') }).click();
  await expect(page.locator('main')).toContainText(shop.name);
  expect(page.url()).toContain(encodeURIComponent(shop.mall_room?.room_id ?? 'no room'));
});

test('a shop asked for under another category leads to its own', { tag: '@one-size' }, async ({ page }) => {
  const { tenants, categorySlug } = await category();
  const slug = tenants[0]?.slug ?? '';
  await page.goto(address('tenant', { category: 'sport', slug }, 'pl-PL'));
  await expect(page).toHaveURL(address('tenant', { category: categorySlug, slug }, 'pl-PL'));
});

test('offers: those that run and those to come, never ended ones; an ended one says so', {
  tag: '@one-size',
}, async ({ page }) => {
  const { items } = await call('offers', {});
  const running = items.filter(
    (offer) => (offer.startDate ?? '') <= centreToday() && (offer.endDate ?? '9999') >= centreToday(),
  );
  const ended = items.find((offer) => (offer.endDate ?? '9999') < centreToday());
  await page.goto(address('offers', {}, 'pl-PL'));
  await expect(page.locator('main')).toContainText(pl('offers:lead', { count: running.length }));
  await expect(
    page.locator(`main a[href="${address('offer', { slug: running[0]?.slug ?? '' }, 'pl-PL')}"]`).first(),
  ).toBeVisible();
  const over = address('offer', { slug: ended?.slug ?? '' }, 'pl-PL');
  await expect(page.locator(`main a[href="${over}"]`)).toHaveCount(0);
  await page.goto(over);
  await expect(page.locator('main')).toContainText(pl('offers:ended'));
});

test('events: current, past, one alone, and its calendar file', { tag: '@one-size' }, async ({ page }) => {
  const now = new Date().toISOString();
  const [current, past] = await Promise.all([call('activeEvents', { now }), call('pastEvents', { now })]);
  await page.goto(address('events', {}, 'pl-PL'));
  for (const event of [current.items[0], past.items[0]])
    await expect(page.locator('main')).toContainText(event?.name ?? '');
  await page
    .locator('main a', { hasText: current.items[0]?.name ?? '' })
    .first()
    .click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'event');
  const href = await page.getByRole('link', { name: pl('events:calendar') }).getAttribute('href');
  const file = await page.request.get(href ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  const text = (await file.text()).replaceAll('\r\n ', '');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect(text).toContain(`SUMMARY:${current.items[0]?.name}`);
  await page.goto(address('event', { slug: past.items[0]?.slug ?? '' }, 'pl-PL'));
  await expect(page.locator('main')).toContainText(pl('events:over'));
  await expect(page.getByRole('link', { name: pl('events:calendar') })).toHaveCount(0);
});

test('the gift card page lists every shop that takes it', { tag: ['@one-size', '@long'] }, async ({
  page,
}) => {
  const { items, pagination } = await call('giftCardTenants', {});
  await page.goto(address('giftCard', {}, 'pl-PL'));
  await expect(page.locator('main')).toContainText(
    pl('giftCard:lead', { count: pagination?.total ?? items.length }),
  );
  await expect(page.locator('main li[data-m] a').first()).toHaveText(items[0]?.name ?? '');
});

test('contact has the hours of each place and the ways here', async ({ page }) => {
  const { openingTime } = await call('headerStatic', {});
  await page.goto(address('contact', {}, 'pl-PL'));
  const places = new Set(openingTime?.opening_hours.map((row) => row.for_what));
  for (const place of places) {
    await expect(
      page.locator('main').getByRole('heading', { level: 2, name: place ?? '', exact: true }),
    ).toBeVisible();
  }
  await expect(page.locator('#getting-there')).toHaveCount(1);
});

test('a path that no page has, and an entry that is not there, are called so', {
  tag: '@one-size',
}, async ({ page }) => {
  for (const [path, title] of [
    ['/en/nope', /^404 - Not Found \| /],
    ['/en/offers/nope', /^Not Found \| /],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(title);
  }
});

test('not found speaks English, Lithuanian or Russian, and leads to the site’s root', {
  tag: ['@one-size', '@long'],
}, async ({ page }) => {
  const heading = page.locator('main[data-page=not-found] h1');
  for (const [path, words] of [
    ['/en/nope', 'Not found!'],
    ['/bg-BG/nope', 'Not found!'],
    ['/nope', 'Not found!'],
    ['/lt-LT/nope', 'Nerasta!'],
    ['/ru/nope', 'Не найдено!'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(heading).toHaveText(words);
  }
  await page.goto('/cs-CZ/nope');
  await expect(heading).toHaveAttribute('lang', 'en');
  const own = page.locator('main p', { hasText: translator('cs-CZ')('errors:notHere') });
  await expect(own).toBeVisible();
  expect(await own.evaluate((words) => words.closest('[lang]')?.getAttribute('lang'))).toBe('cs');
  await page.locator('main a').first().click();
  await expect(page).toHaveURL(/\/cs-CZ$/);
});

test('the maintenance page answers 503 and asks to come back', { tag: '@one-size' }, async ({ page }) => {
  const answer = await page.goto('/maintenance');
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'maintenance');
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
