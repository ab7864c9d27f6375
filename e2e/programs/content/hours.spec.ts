import { addDays } from '@mall/contract/centre-time.ts';
import type { Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect } from '../../base-test.ts';
import { enter, formOf, singleFormOf } from '../../content/admin.ts';
import { call } from '../../content/content-requests.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { longDay } from '../../content/day-names.ts';
import { test } from '../../content/own-centre.ts';
import { axeFaults } from '../../pages/axe.ts';
import { centreInstant, centreToday } from '../../pages/site.ts';
import { until } from '../../processes/website-process.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true });

async function saved(page: Page) {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('opening-time'),
  );
  await save(page).click();
  expect((await answered).status()).toBe(200);
}

test('an editor gives the centre other hours today, and reads what the header will say', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(scaled(120_000));
  await enter(page, 'pl');
  await page.goto(singleFormOf('opening-time'));
  const sunday = page.getByLabel('niedziela, Galeria');
  await expect(sunday).toBeVisible({ timeout: scaled(40_000) });

  // What is no time stays where it was typed, says what to write, and cannot be saved.
  const before = await sunday.inputValue();
  await sunday.fill('9-');
  await sunday.blur();
  await expect(page.getByText('Podaj otwarcie i zamknięcie: 9-21.')).toBeVisible();
  await save(page).click();
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /błęd|error/i })
      .first(),
  ).toBeVisible();
  await expect(sunday).toHaveValue('9-');
  await sunday.fill(before);

  // Today may be a day of other hours already: then they stand there, and a press leads to them.
  const month = page.getByRole('table', { name: 'Inne dni miesiąca' });
  const today = longDay(centreToday());
  const whole = page.getByLabel(`Godziny, ${today}`, { exact: true });
  const stood = (await whole.count()) > 0;
  const told = (hours: string) =>
    month.getByRole('button', { name: new RegExp(`^${today}: ${hours}(?:, .+)?$`) });
  await page.getByRole('button', { name: 'Dziś inaczej' }).click();
  await expect(whole).toBeFocused();
  await expect(whole).toHaveValue('nieczynne');
  await expect(told('nieczynne')).toBeVisible();
  await whole.fill('11-15:30');
  await expect(told('11:00–15:30')).toBeVisible();
  // Strapi's own panels are landmarks without names.
  const faults = await axeFaults(page, 'main form');
  expect(faults.filter((fault) => !fault.startsWith('landmark-unique'))).toEqual([]);
  await saved(page);
  try {
    await until(`${baseURL}/kontakt`, ({ text }) => text.includes('11:00–15:30'));
  } finally {
    if (stood) await whole.fill('nieczynne');
    else await page.getByRole('button', { name: `Usuń ${today}`, exact: true }).click();
    await saved(page);
  }
  await until(`${baseURL}/kontakt`, ({ text }) => !text.includes('11:00–15:30'));
  await expect(told('11:00–15:30')).toHaveCount(0);

  // A press on a day of the calendar adds it, its hours can be typed at once, and they may be a place's alone.
  const free = month.getByRole('button', { name: /: inne godziny$/ }).last();
  const [, other = ''] = /^(.+): inne godziny/.exec((await free.textContent()) ?? '') ?? [];
  await free.click();
  await expect(page.getByLabel(`Godziny, ${other}`, { exact: true })).toBeFocused();
  await page.keyboard.type('10-14');
  await expect(month.getByRole('button', { name: `${other}: 10–14`, exact: true })).toBeVisible();
  await page.getByLabel(`Dla kogo, ${other}`, { exact: true }).click();
  await page.getByRole('option', { name: 'Parking' }).click();
  await expect(month.getByRole('button', { name: `${other}: 10–14 Parking`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Usuń ${other}, Parking`, exact: true }).click();
  await expect(month.getByRole('button', { name: `${other}: inne godziny`, exact: true })).toBeVisible();

  // The sentence is the one that a visitor's browser makes at that moment.
  const tomorrow = addDays(centreToday(), 1);
  // Beside the form a plan has a day and an hour too.
  const said = page.getByRole('tabpanel');
  await said.getByLabel('Dzień', { exact: true }).fill(tomorrow);
  await said.getByLabel('Godzina', { exact: true }).fill('10:30');
  const sentence = /„(.+)”/.exec((await page.getByText('nagłówek powie').textContent()) ?? '')?.[1];
  const visitors = await browser.newContext({ locale: 'pl-PL' });
  const visitor = await visitors.newPage();
  await visitor.clock.setFixedTime(centreInstant(tomorrow, '10:30'));
  await visitor.goto(baseURL ?? '');
  const state = visitor.locator('header opening-state[data-state]').first();
  await expect.poll(async () => (await state.textContent())?.replace(/\s+/g, ' ')).toBe(sentence);
  await visitors.close();
});

test('an editor pulls a day’s hours over the days beside it', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(scaled(90_000));
  await enter(page, 'pl');
  await page.goto(singleFormOf('opening-time'));
  const cellOf = (day: string) => page.getByLabel(`${day}, Galeria`);
  const [friday, saturday, sunday] = [cellOf('piątek'), cellOf('sobota'), cellOf('niedziela')];
  await expect(sunday).toBeVisible({ timeout: scaled(40_000) });
  const [ownFriday, ownSaturday] = [await friday.inputValue(), await saturday.inputValue()];
  const handle = page.getByRole('cell').filter({ has: sunday }).locator('> span[aria-hidden=true]');
  /** Takes the pointer to Friday, past the row's lower edge, and holds it there. */
  const pull = async () => {
    const [from, to] = [await handle.boundingBox(), await friday.boundingBox()];
    if (!from || !to) throw new Error('the grid is not in sight');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height * 2, { steps: 3 });
    await expect(page.getByRole('cell').filter({ has: saturday })).toHaveCSS('outline-style', 'solid');
  };

  await expect(handle).toBeHidden();
  await sunday.fill('11-17');
  await expect(handle).toBeVisible();
  await pull();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('cell').filter({ has: saturday })).toHaveCSS('outline-style', 'none');
  await expect(friday).toHaveValue(ownFriday);
  await expect(saturday).toHaveValue(ownSaturday);

  await pull();
  await page.mouse.up();
  for (const day of [friday, saturday]) await expect(day).toHaveValue('11–17');
  await expect(sunday).toBeFocused();

  // What is typed on, without leaving the field, takes nothing of it back.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('9-');
  for (const day of [friday, saturday]) await expect(day).toHaveValue('11–17');
  // Hours that cannot be read are carried nowhere.
  await expect(handle).toHaveCount(0);
});

test('an editor copies a shop’s hours to another one, which is published with them', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(scaled(90_000));
  const { items } = await call('tenantsOfCategory', {
    category: (await call('headerStatic', {})).menuData[1]?.categorySlug ?? '',
  });
  const week = (slug: string) => call('tenant', { slug }).then((shop) => shop.openingHours);
  const [from, ...others] = items;
  const to = others.find((shop) => JSON.stringify(shop.openingHours) !== JSON.stringify(from?.openingHours));
  if (!from || !to) throw new Error('the demo has no two shops with different hours');
  const old = await week(to.slug);
  const answer = await fetch(`${contentUrl()}/api/tenants/tenant/${from.slug}?locale=pl-PL`);
  const { data } = (await answer.json()) as { data: { attributes: { documentId: string } } };
  await enter(page, 'pl');
  await page.goto(formOf('tenant', data.attributes.documentId));
  await page.getByRole('button', { name: 'Skopiuj do innych sklepów' }).click();
  await page.getByLabel('Szukaj sklepów').fill(to.name);
  await page.getByRole('checkbox', { name: to.name }).first().click();
  await expect(page.getByText('Wybrane sklepy: 1. Od razu na stronie: 1')).toBeVisible();
  expect(await axeFaults(page, '[role=dialog]')).toEqual([]);
  const asked = page.waitForRequest((request) => request.url().endsWith('/hours/copy'));
  await page.getByRole('button', { name: 'Skopiuj do 1 sklepu' }).click();
  const request = await asked;
  try {
    await expect(page.getByText('Zmienione sklepy: 1, z tego opublikowane: 1.')).toBeVisible({
      timeout: scaled(20_000),
    });
    const hours = (rows: Awaited<ReturnType<typeof week>>) =>
      rows.map(({ day, openingHour, closingHour }) => [day, openingHour, closingHour]);
    expect(hours(await week(to.slug))).toEqual(hours(await week(from.slug)));
  } finally {
    const back = await page.request.post(request.url(), {
      headers: { authorization: request.headers().authorization ?? '' },
      data: { ...request.postDataJSON(), openingHours: old },
    });
    expect(back.status()).toBe(200);
  }
});
