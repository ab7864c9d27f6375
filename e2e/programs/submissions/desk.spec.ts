import type { Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { enter } from '../../content/admin.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { sharedStaff } from '../../content/staff.ts';
import { freshEmail, landingLead, send, subscription } from '../../forms/submission-forms.ts';
import { axeFaults } from '../../pages/axe.ts';
import { mailsOf } from '../../processes/receivers.ts';

test.describe('the staff’s desk', () => {
  test.describe.configure({ mode: 'serial' });

  let page: Page;

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'pl-PL' });
    page = await context.newPage();
    await enter(page, 'pl');
  });

  test.afterAll(async () => {
    await page.context().close();
  });

  test('finds a message among many, takes it, answers it, and it is done', async () => {
    const email = freshEmail('desk');
    for (const details of ['Szukam zielonej sukienki.', 'Czy jest parking dla rowerów?']) {
      const address = details.startsWith('Czy') ? email : freshEmail('desk');
      const answer = await send(
        contentUrl(),
        'landingLead',
        { ...landingLead(address), details },
        { client: address },
      );
      expect(answer.status).toBe(200);
    }
    await page.goto(`${contentUrl()}/admin/inbox`);
    const list = page.getByRole('grid');
    // From here on by the keyboard alone: search, next, take, answer, done.
    const { keyboard } = page;
    await expect(list.getByRole('row').nth(1)).toBeVisible();
    await keyboard.press('/');
    await expect(page.getByRole('textbox', { name: 'Szukaj' })).toBeFocused();
    await keyboard.type(`rowerów ${email}`);
    await keyboard.press('Enter');
    await expect(list.getByRole('row')).toHaveCount(2);
    await expect(list.getByRole('row').nth(1)).toContainText('Nieprzeczytane');
    expect(await axeFaults(page, 'main')).toEqual([]);

    // Out of the field, in which letters are letters.
    await keyboard.press('Tab');
    await keyboard.press('j');
    await keyboard.press('a');
    await expect(list.getByRole('row').nth(1)).not.toContainText('–Nowe');
    await keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Czy jest parking dla rowerów?');
    await expect(dialog.getByRole('combobox', { name: 'Zacznij odpowiedź…' })).toBeFocused();
    await keyboard.press('Enter');
    const template = page.getByRole('option', { name: 'Odpowiedź', exact: true });
    await expect(template).toBeVisible();
    await keyboard.type('Odp');
    await expect(template).toBeFocused();
    await keyboard.press('Enter');
    const text = dialog.getByRole('textbox', { name: 'Treść' });
    await expect(text).toHaveValue(/^Dzień dobry, Ewa Lis!/);
    await expect(text).toBeFocused();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('Dzień dobry, tak: przy wejściu A.');
    await keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Wyślij', exact: true })).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog).toContainText('tak: przy wejściu A.');
    expect(await axeFaults(page, '[role=dialog]')).toEqual([]);
    await keyboard.press('Escape');
    await keyboard.press('e');
    await expect(list.getByRole('row').nth(1)).toContainText('Załatwione');

    const [row] = await (await sharedStaff()).rows('submission', { email });
    expect(row).toMatchObject({ state: 'done', assignee: expect.any(String), readAt: expect.any(String) });
    const toVisitor = async () =>
      (await mailsOf(email))
        .filter(({ recipients }) => recipients.includes(email))
        .map(({ parsed }) => parsed);
    await expect.poll(async () => (await toVisitor()).length, { timeout: scaled(20_000) }).toBe(2);
    const [receipt, answer] = await toVisitor();
    expect(receipt?.text).toContain('Czy jest parking dla rowerów?');
    expect(answer?.text).toContain('tak: przy wejściu A.');
    expect(answer?.inReplyTo).toBe(receipt?.messageId);
  });

  test('keeps a form full of links aside until a person sends it on', { tag: '@long' }, async () => {
    const email = freshEmail('aside');
    const details = 'https://a.example https://b.example https://c.example https://d.example';
    await send(contentUrl(), 'landingLead', { ...landingLead(email), details }, { client: email });
    await page.goto(`${contentUrl()}/admin/inbox`);
    // Whoever looks at nothing but the day or the menu sees that it waits.
    await expect(page.getByRole('img', { name: /Odłożone: [1-9]/ })).toBeVisible();
    await page.goto(`${contentUrl()}/admin`);
    await page.getByRole('link', { name: /^Odłożone, bez wysyłki: [1-9]/ }).click();
    await expect(page.getByRole('button', { name: /^Odłożone: [1-9]/, pressed: true })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button').click();
    expect(await mailsOf(email)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Puść dalej' }).click();
    await expect.poll(async () => (await mailsOf(email)).length, { timeout: scaled(20_000) }).toBe(2);
  });

  test('brings a list of readers in, and says what it did not take', { tag: '@long' }, async () => {
    const [known, fresh] = [freshEmail('known'), freshEmail('listed')];
    await send(contentUrl(), 'subscribe', subscription(known), { client: known });
    await expect.poll(async () => (await mailsOf(known)).length, { timeout: scaled(20_000) }).toBe(1);
    await page.goto(`${contentUrl()}/admin/newsletter`);
    await page.getByLabel('Plik', { exact: true }).setInputFiles({
      name: 'lista.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Email;Język\n${fresh};pl\nto nie adres;pl\n${known};pl\n`),
    });
    await page.getByRole('textbox', { name: /^Gdzie i kiedy/ }).fill('Formularze na otwarciu');
    await page.getByRole('button', { name: 'Wczytaj' }).click();
    await expect(page.locator('main').getByRole('status')).toContainText('Wczytane: 1. Już na liście: 1.');
    await expect(page.getByText('Wiersz 3: to nie jest adres e-mail')).toBeVisible();
    // Beneath the pointer Strapi's button is lighter than its words bear.
    await page.mouse.move(0, 0);
    await expect.poll(() => axeFaults(page, 'main')).toEqual([]);
  });
});
