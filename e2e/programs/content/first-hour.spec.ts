import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addDays } from '@mall/contract/centre-time.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { enter } from '../../content/admin.ts';
import { axeFaults } from '../../pages/axe.ts';
import { type ContentProcess, databaseOf, startContent } from '../../processes/content-process.ts';

let content: ContentProcess;
let directory: string;
let registered: Promise<string> | undefined;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(scaled(120_000));
  directory = mkdtempSync(join(tmpdir(), 'first-hour-'));
  content = await startContent(directory, { DEMO: '0' });
});

test.afterAll(async () => {
  await content?.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(content.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  expect(response.status, `${path}: ${text}`).toBeLessThan(300);
  return JSON.parse(text);
}

const PERSON = { firstname: 'Anna', email: 'anna@centre.example', password: 'Otwieramy2026' };

/** What becomes of somebody who wants to be the first administrator. */
async function register(cookie = ''): Promise<{ status: number; body: string }> {
  const response = await fetch(`${content.url}/admin/register-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(PERSON),
  });
  return { status: response.status, body: await response.text() };
}

/** The way of whoever reads the log. @returns the cookie with which that one may register */
async function toldInLog(): Promise<string> {
  const told = content.log().find((line) => String(line.address).includes('/admin/first?token='));
  const { search } = new URL(String(told?.address));
  const opened = await fetch(`${content.url}/admin/first${search}`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/admin/auth/register-admin']);
  const cookie = opened.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/; path=\/admin; .*samesite=strict; httponly/i);
  return cookie.split(';')[0] ?? '';
}

/** What the first administrator signs in with, who registers with the first test that asks for it. */
function token(): Promise<string> {
  registered ??= (async () => {
    const { status, body } = await register(await toldInLog());
    expect(status).toBe(200);
    return JSON.parse(body).data.token;
  })();
  return registered;
}

test('only who reads the log becomes the first administrator, once', async () => {
  const refused = await register();
  expect(refused.status).toBe(403);
  expect(refused.body).toContain('the log of the content system');
  expect((await register('first-administrator=guessed')).status).toBe(403);
  expect((await fetch(`${content.url}/admin/first`)).status).toBe(403);
  expect((await fetch(`${content.url}/admin/first?token=guessed`)).status).toBe(403);

  const cookie = await toldInLog();
  expect(await token()).toBeTruthy();
  expect((await register(cookie)).status).toBe(400);
});

const collection = (type: string, action = '') =>
  `/content-manager/collection-types/api::${type}.${type}${action}?locale=pl-PL`;

interface Today {
  data: {
    steps: { type: string; done: boolean; may: boolean }[];
    day: string;
    now: {
      hours: object | null;
      shops: { title: string }[];
      events: { items: { title: string; what?: string }[] } | null;
    };
    toMend: { key: string; count: number; items: { title: string }[] }[];
  };
}

interface WholeLine {
  data: { count: number; items: object[] };
}

const today = async () => ((await ask('GET', '/admin/mall/today')) as Today).data;
const done = async () => (await today()).steps.filter((step) => step.done).map(({ type }) => type);

test('an empty centre is led through its steps, which are done once what they ask for is there', async ({
  page,
}) => {
  test.setTimeout(scaled(90_000));
  const { steps } = await today();
  expect(steps.map(({ type }) => type)).toEqual([
    ...[
      'location',
      'mall-room',
      'menu-category',
      'header',
      'opening-time',
      'tenant',
      'map-source',
      'home-page',
    ],
  ]);
  expect(steps.filter((step) => step.done || !step.may)).toEqual([]);
  await ask('POST', collection('location'), { floorName: 'ground', level: 0 });
  await ask('POST', collection('mall-room'), { room_id: '1.01' });
  expect(await done()).toEqual(['location', 'mall-room']);
  await ask('POST', collection('tenant'), { name: 'Halland', slug: 'halland' });
  // A draft is nothing that visitors see.
  expect(await done()).toEqual(['location', 'mall-room']);
  await ask('PUT', '/content-manager/single-types/api::header.header?locale=pl-PL', {
    centreName: 'Galeria',
  });
  expect(await done()).toEqual(['location', 'mall-room', 'header']);

  await enter(page, 'pl', await token());
  await page.goto(`${content.url}/admin`);
  const hour = page.getByRole('region', { name: 'Pierwsza godzina' });
  await expect(hour.getByRole('listitem')).toHaveCount(steps.length, { timeout: scaled(40_000) });
  await expect(hour.getByRole('listitem').filter({ hasText: 'zrobione' })).toHaveCount(3);
  expect(await axeFaults(page, 'main')).toEqual([]);
  // The first that is open leads to the form of what is missing.
  await hour
    .getByRole('link', { name: /^Zacznij: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/api::menu-category\.menu-category\/create/);

  // A sample fills a form and stores nothing; the draft that is saved of it is what the next press opens.
  await page.goBack();
  const sample = hour.getByRole('link', { name: 'Zacznij od wzoru: Sklepy' });
  await sample.click();
  await expect(page.getByText('Ten formularz jest wypełniony wzorem.')).toBeVisible({
    timeout: scaled(20_000),
  });
  await expect(page.locator('[name="name"]')).toHaveValue('Nazwa sklepu');
  await expect(page.getByLabel('sobota, Ten sklep')).toHaveValue('10–20');
  await expect(page.getByRole('button', { name: '1.01', exact: true })).toBeVisible();
  const shops = async () =>
    ((await ask('GET', collection('tenant'))) as { results: object[] }).results.length;
  expect(await shops()).toBe(1);
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page).toHaveURL(/\/api::tenant\.tenant\/(?!create)\w+/);
  const [, draft = ''] = /tenant\/(\w+)/.exec(page.url()) ?? [];
  await page.goto(`${content.url}/admin`);
  await sample.click({ timeout: scaled(20_000) });
  await expect(page).toHaveURL(new RegExp(`/api::tenant\\.tenant/${draft}\\b`));
  expect(await shops()).toBe(2);
});

/** What waits for the staff, once each, and a picture that nobody has described, as the database has them. */
const WAITS = [
  "INSERT INTO submissions (document_id, kind, state, retain_until, idempotency_key, hash) VALUES ('new', 'contact', 'new', 4e12, 'new', 'new'), ('aside', 'contact', 'aside', 4e12, 'aside', 'aside')",
  "INSERT INTO personal_stylist_calendars (document_id, state, date, hour, submission) VALUES ('booking', 'new', '2030-01-08', '10:00', 'new')",
  "INSERT INTO deliveries (document_id, kind, channel, state, since, next_at, subject, idempotency_key) VALUES ('dead', 'receipt', 'mail', 'dead', 0, 4e12, 'new', 'dead')",
  `INSERT INTO schedules (document_id, content_type, entry, language, action, state, due_at) VALUES ('plan', 'api::offer.offer', 'gone', 'pl-PL', 'publish', 'failed', ${Date.parse('2026-11-02T10:00:00Z')})`,
  "INSERT INTO files (document_id, name, hash, ext, mime, url, provider) VALUES ('bare', 'hall.png', 'hall', '.png', 'image/png', '/uploads/hall.png', 'local')",
  "INSERT INTO files_related_mph (file_id, related_id, related_type, field) SELECT files.id, tenants.id, 'api::tenant.tenant', 'logo' FROM files, tenants WHERE files.hash = 'hall' AND tenants.slug = 'soon'",
];

test('the first page finds what wants mending, and nothing else, and each line leads to its mend', async ({
  page,
}) => {
  test.setTimeout(scaled(90_000));
  const lines = async () =>
    Object.fromEntries(
      (await today()).toMend.map(({ key, items }) => [key, items.map(({ title }) => title)]),
    );
  expect(Object.values(await lines()).flat()).toEqual([]);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const publish = (type: string, entry: object) => ask('POST', collection(type, '/actions/publish'), entry);
  const hours = [{ day: 'Monday-Friday', openingHour: '09:00', closingHour: '21:00' }];
  await publish('tenant', { name: 'Open', slug: 'open', openingHours: hours });
  await publish('tenant', { name: 'No hours', slug: 'no-hours' });
  await publish('tenant', { name: 'Soon', slug: 'soon', opening_soon: true });
  await publish('event', { name: 'To come', slug: 'to-come', startDate: inDays(3) });
  await publish('event', { name: 'Over', slug: 'over', startDate: inDays(-3), endDate: inDays(-2) });
  const offer = { startDate: inDays(-9).slice(0, 10), isPromoted: true };
  await publish('offer', { ...offer, name: 'Ended', slug: 'ended', endDate: inDays(-3).slice(0, 10) });
  await publish('offer', { ...offer, name: 'Running', slug: 'running', endDate: inDays(3).slice(0, 10) });
  const database = new DatabaseSync(databaseOf(directory), { timeout: scaled(5_000) });
  database
    .prepare("UPDATE tenants SET updated_at = ? WHERE slug = 'open'")
    .run(Date.now() - 366 * 86_400_000);
  database.close();
  expect(await lines()).toEqual({
    shopsWithoutHours: ['No hours'],
    eventsWithoutPicture: ['To come'],
    endedButFeatured: ['Ended'],
    picturesWithoutText: [],
    untouched: ['Open'],
  });

  const waits = new DatabaseSync(databaseOf(directory), { timeout: scaled(5_000) });
  for (const one of WAITS) waits.exec(one);
  const form = (type: string, rows: string, slug: string) => {
    const entry = waits.prepare(`SELECT document_id FROM ${rows} WHERE slug = ?`).get(slug)?.document_id;
    return `/content-manager/collection-types/api::${type}.${type}/${entry}?plugins[i18n][locale]=pl-PL`;
  };
  const picture = waits.prepare("SELECT id FROM files WHERE hash = 'hall'").get()?.id;
  const wanted = {
    'Sklepy bez godzin otwarcia': [form('tenant', 'tenants', 'no-hours')],
    'Wydarzenia bez zdjęcia': [form('event', 'events', 'to-come')],
    'Zakończone, a nadal promowane lub wyróżnione': [form('offer', 'offers', 'ended')],
    'Zdjęcia bez opisu': [`/plugins/upload?assetId=${picture}`],
    'Nietknięte od roku': [form('tenant', 'tenants', 'open')],
    'Czeka na odpowiedź': [
      ...['/inbox?state=new', '/inbox?state=aside', '/bookings', '/inbox?tab=deliveries'],
      '/calendar?day=2026-11-02',
    ],
  };
  waits.close();
  await enter(page, 'pl', await token());
  await page.goto(`${content.url}/admin`);
  const waiting = page.getByRole('region', { name: 'Czeka na odpowiedź' });
  await expect(waiting.getByRole('link')).toHaveCount(5, { timeout: scaled(40_000) });
  for (const [region, ways] of Object.entries(wanted)) {
    const links = page.getByRole('region', { name: region, exact: true }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.map(decodeURIComponent), region).toEqual(ways.map((way) => `/admin${way}`));
  }

  // A long line tells the first of them; the whole of it is there when it is asked for.
  for (let shop = 1; shop <= 7; shop += 1)
    await publish('tenant', { name: `No hours ${shop}`, slug: `no-hours-${shop}` });
  expect((await lines()).shopsWithoutHours).toHaveLength(6);
  const { data } = (await ask('GET', '/admin/mall/today?line=shopsWithoutHours')) as WholeLine;
  expect([data.count, data.items.length]).toEqual([8, 8]);
});

test('the first page begins with what visitors see now', async ({ page }) => {
  test.setTimeout(scaled(90_000));
  const { day, now } = await today();
  expect([now.hours, now.shops, now.events?.items]).toEqual([null, [], []]);
  const at = (days: number, time = '12:00') => `${addDays(day, days)}T${time}:00.000Z`;
  const place = { for_what: 'Galeria', day: 'Monday-Sunday', isActive: true, order: 0 };
  await ask('PUT', '/content-manager/single-types/api::opening-time.opening-time?locale=pl-PL', {
    opening_hours: [
      { ...place, opening_hour: '00:00', closing_hour: '23:58' },
      { ...place, for_what: 'Kino', opening_hour: '10:00', closing_hour: '23:00', order: 1 },
    ],
    place_special_days: [{ for_what: 'Kino', days: [{ date: day, special_day_name: 'Przegląd' }] }],
  });
  const publish = (type: string, entry: object) => ask('POST', collection(type, '/actions/publish'), entry);
  const shop = { name: 'Inventory', slug: 'inventory' };
  const week = [{ day: 'Monday-Sunday', openingHour: '09:00', closingHour: '21:00' }];
  const hours = { date: day, opening_hour: '10:00', closing_hour: '14:00' };
  await publish('tenant', { ...shop, openingHours: week, specialOpeningDays: [hours] });
  const event = { publishDate: at(-9) };
  await publish('event', { ...event, name: 'For days', slug: 'days', startDate: at(-1), endDate: at(1) });
  await publish('event', { ...event, name: 'Tonight', slug: 'tonight', startDate: at(0), endDate: at(2) });
  await publish('event', { ...event, name: 'Was', slug: 'was', startDate: at(-3), endDate: at(-2) });
  await publish('event', {
    ...event,
    name: 'Later',
    slug: 'later',
    startDate: at(2),
    endDate: at(2, '13:00'),
  });
  await publish('event', {
    name: 'Unseen',
    slug: 'unseen',
    publishDate: at(1),
    startDate: at(0),
    endDate: at(1),
  });
  await ask('POST', collection('event'), { ...event, name: 'Draft', slug: 'draft', startDate: at(0) });
  const told = (await today()).now;
  expect(told.shops.map(({ title }) => title)).toEqual(['Inventory']);
  expect(told.events?.items.map(({ title, what }) => [title, what])).toEqual([
    ['Tonight', 'starts'],
    ['For days', undefined],
  ]);

  await enter(page, 'pl', await token());
  await page.goto(`${content.url}/admin`);
  const seen = page.getByRole('region', { name: 'Co teraz widzą odwiedzający' });
  await expect(seen.getByRole('link', { name: 'Nagłówek mówi: „Otwarte do 23:58”' })).toBeVisible({
    timeout: scaled(40_000),
  });
  await expect(seen.getByRole('link')).toHaveText([
    'Nagłówek mówi: „Otwarte do 23:58”',
    'Godziny dzisiaj: 0:00–23:58',
    'Kino: nieczynne · Przegląd',
    'Inventory: 10–14',
    /: Tonight$/,
    /: For days$/,
  ]);
  // It is the first of the page's cards.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toHaveText(
    'Co teraz widzą odwiedzający',
  );
  expect(await axeFaults(page, 'main')).toEqual([]);
  await seen.getByRole('link', { name: 'Inventory' }).click();
  await expect(page).toHaveURL(/collection-types\/api::tenant\.tenant\//);
});

test('what has no drafts is planned as a save, and changes at its minute', async ({ page }) => {
  test.setTimeout(scaled(90_000));
  const header = '/content-manager/single-types/api::header.header?locale=pl-PL';
  const nameNow = async () =>
    ((await ask('GET', header)) as { data: { centreName: string } }).data.centreName;
  await ask('PUT', header, { centreName: 'Galeria' });
  await enter(page, 'pl', await token());
  const form = 'single-types/api::header.header?plugins[i18n][locale]=pl-PL';
  await page.goto(`${content.url}/admin/content-manager/${form}`);
  const field = page.locator('[name="centreName"]');
  await expect(field).toHaveValue('Galeria', { timeout: scaled(40_000) });
  const panel = page.locator('aside').filter({ hasText: 'Zaplanuj' }).last();
  const plan = async (day: string, time: string) => {
    await panel.getByLabel('Dzień').fill(day);
    await panel.getByLabel('Godzina').fill(time);
    await panel.getByRole('button', { name: 'Zaplanuj' }).click();
  };
  await plan('1.1', '12');
  await expect(panel.getByRole('alert')).toContainText('nic nie zmieniono');
  await field.fill('Galeria Nowa');
  await plan('1.1', '12');
  await expect(panel).toContainText(/Zmieni się .*1 stycznia.*: Nazwa centrum/);
  await expect(field).toHaveValue('Galeria');
  expect(await axeFaults(page, 'aside:has([name="plan-day"])')).toEqual([]);
  expect(await nameNow()).toBe('Galeria');

  const database = new DatabaseSync(databaseOf(directory), { timeout: scaled(5_000) });
  database.prepare("UPDATE schedules SET due_at = ? WHERE action = 'save'").run(Date.now());
  const { id } = database.prepare("SELECT id FROM schedules WHERE action = 'save'").get() as { id: number };
  database.close();
  // Whoever touches a plan has the others looked at.
  await ask('POST', `/admin/mall/schedules/${id}/retry`);
  await expect.poll(nameNow, { timeout: scaled(20_000) }).toBe('Galeria Nowa');
});

test('the first page finds the first hour done step by step, and says no more of it', async ({ page }) => {
  test.setTimeout(scaled(90_000));
  const single = (type: string, action = '') =>
    `/content-manager/single-types/api::${type}.${type}${action}?locale=pl-PL`;
  const hours = { for_what: 'Galeria', day: 'Monday-Sunday', opening_hour: '09:00', closing_hour: '21:00' };
  await ask('PUT', single('opening-time'), { opening_hours: [{ ...hours, isActive: true, order: 0 }] });
  await ask('POST', collection('tenant', '/actions/publish'), { name: 'Last', slug: 'last' });
  const before = ['location', 'mall-room', 'header', 'opening-time', 'tenant'];
  expect(await done()).toEqual(before);

  await ask('POST', collection('menu-category'), { name: 'Moda', categorySlug: 'moda' });
  await ask('PUT', single('home-page'), { heading: 'Galeria' });
  // Nobody sees the page before it is published, and nobody finds a shop without a map.
  expect((await done()).toSorted()).toEqual([...before, 'menu-category'].toSorted());
  await ask('POST', single('home-page', '/actions/publish'), { heading: 'Galeria' });
  expect((await today()).steps.filter((step) => !step.done).map(({ type }) => type)).toEqual(['map-source']);
  await enter(page, 'pl', await token());
  await page.goto(`${content.url}/admin`);
  const hour = page.getByRole('region', { name: 'Pierwsza godzina' });
  await expect(hour.getByRole('listitem').filter({ hasText: 'zrobione' })).toHaveCount(7, {
    timeout: scaled(40_000),
  });

  // What a map has to be is the matter of other tests.
  const database = new DatabaseSync(databaseOf(directory), { timeout: scaled(5_000) });
  database.exec("INSERT INTO map_sources (document_id, source) VALUES ('map', '{\"features\":[]}')");
  database.close();
  expect(await done()).toHaveLength(8);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Co teraz widzą odwiedzający' })).toBeVisible({
    timeout: scaled(40_000),
  });
  await expect(hour).toHaveCount(0);
});
