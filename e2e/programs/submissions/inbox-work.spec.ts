import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { BOOKING_PATH } from '../../../website/src/features/stylists/booking-rules.ts';
import { expect, test } from '../../base-test.ts';
import { enter } from '../../content/admin.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { dataOf, desk } from '../../content/desk-calls.ts';
import { sharedStaff, sharedToken } from '../../content/staff.ts';
import { isDone } from '../../forms/form-cases.ts';
import { answerAll, handsTime, openForm, submitIn } from '../../forms/form-page.ts';
import { fresh, SURVEY, surveyQuestions } from '../../forms/forms.ts';
import { blackPng } from '../../forms/png.ts';
import {
  bookingFields,
  freshEmail,
  freshKey,
  landingLead,
  ownTimes,
  postForm,
  send,
} from '../../forms/submission-forms.ts';
import { axeFaults } from '../../pages/axe.ts';
import { centreToday } from '../../pages/site.ts';
import { mailsOf } from '../../processes/receivers.ts';

/** What the staff do in the inbox beside reading and answering; the browser's clock is far west of the centre's. */
test.describe('the inbox', () => {
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'pl-PL' });
    page = await context.newPage();
    await enter(page, 'pl');
  });

  test.afterAll(async () => {
    await page.context().close();
  });

  const tab = (name: string | RegExp) => page.getByRole('tab', { name }).click();

  /** Opens the inbox at what an address has sent. */
  async function find(email: string): Promise<Locator> {
    await page.goto(`${contentUrl()}/admin/inbox`);
    await page.getByRole('textbox', { name: 'Szukaj' }).fill(email);
    await page.getByRole('search').getByRole('button', { name: 'Szukaj' }).click();
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
    return page.getByRole('grid').getByRole('row').nth(1);
  }

  /** What a press saves as a file. */
  async function saved(press: () => Promise<void>): Promise<string> {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return readFileSync(await file.path(), 'utf8');
  }

  test('gives a message a day and a note, and keeps a view of what is searched', {
    tag: '@long',
  }, async () => {
    const email = freshEmail('dated');
    expect((await send(contentUrl(), 'landingLead', landingLead(email), { client: email })).status).toBe(200);
    const row = await find(email);
    await row.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    const today = centreToday();
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.postData() ?? '');
    });
    // As it is typed: each digit of the year makes another day.
    for (const day of [`0002${today.slice(4)}`, `0202${today.slice(4)}`, today])
      await dialog.getByLabel('Do kiedy').fill(day);
    const note = dialog.getByLabel('Notatka zespołu');
    await note.fill('Oddzwonić przed południem.');
    await expect.poll(() => saves).toEqual([JSON.stringify({ dueOn: today })]);
    // A colleague is faster.
    const { documentId = '' } = (await (await sharedStaff()).rows('submission', { email }))[0] ?? {};
    const colleague = desk(await sharedToken());
    const written = { note: 'Dzwoniłam, nikt nie odebrał.', was: '' };
    expect((await colleague('PUT', `/admin/mall/submissions/${documentId}/note`, written)).status).toBe(200);
    await expect(dialog.getByRole('status')).toContainText(written.note);
    await expect(note).toHaveValue('Oddzwonić przed południem.');
    await dialog.getByRole('button', { name: 'Wstaw do pola' }).click();
    await expect(note).toHaveValue(`${written.note}\nOddzwonić przed południem.`);
    await dialog.getByRole('button', { name: 'Zapisz notatkę' }).click();
    await expect(dialog.getByRole('button', { name: 'Zapisz notatkę' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
    // The day that was written, wherever it is read.
    const day = new Intl.DateTimeFormat('pl', { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${today}T00:00:00Z`),
    );
    await expect(row).toContainText(`Do kiedy: ${day}`);

    const name = `Widok ${freshKey().slice(0, 8)}`;
    await page.getByRole('textbox', { name: 'Nazwa tego widoku' }).fill(name);
    await page.getByRole('button', { name: 'Zachowaj widok' }).click();
    const view = page.getByRole('group', { name: 'Widoki' }).getByRole('button', { name, exact: true });
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    // It is there wherever its owner signs in.
    const elsewhere = dataOf<object[]>(await colleague('GET', '/admin/mall/views'), 'the views');
    expect(elsewhere).toContainEqual(expect.objectContaining({ name }));
    await page.reload();
    await view.click();
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
    await expect(row).toContainText(email);
    await row.getByRole('button').click();
    await expect(dialog.getByLabel('Notatka zespołu')).toHaveValue(/^Dzwoniłam.*\nOddzwonić/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Usuń „${name}”` }).click();
    await expect(view).toBeHidden();
  });

  test('keeps a message open that reading it takes off the list, and the answer that is being written', {
    tag: '@long',
  }, async () => {
    const email = freshEmail('unread');
    expect((await send(contentUrl(), 'landingLead', landingLead(email), { client: email })).status).toBe(200);
    await page.goto(`${contentUrl()}/admin/inbox`);
    await page
      .getByRole('group', { name: 'Widoki' })
      .getByRole('button', { name: 'Nieprzeczytane', exact: true })
      .click();
    await page.getByRole('textbox', { name: 'Szukaj' }).fill(email);
    await page.getByRole('search').getByRole('button', { name: 'Szukaj' }).click();
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
    await page.getByRole('grid').getByRole('row').nth(1).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Zacznij odpowiedź…' }).click();
    await page.getByRole('option', { name: 'Odpowiedź', exact: true }).click();
    const answer = `Już szukamy ${freshKey()}.`;
    const text = dialog.getByRole('textbox', { name: 'Treść' });
    await text.fill(answer);
    await expect(page.getByText('Nic tu nie ma.')).toBeAttached();
    await expect(text).toHaveValue(answer);
    // What is open shows what becomes of it, too.
    const state = dialog.getByRole('combobox', { name: 'Stan', exact: true });
    await state.click();
    await page.getByRole('option', { name: 'W toku', exact: true }).click();
    await expect(state).toContainText('W toku');
    await expect(text).toHaveValue(answer);
    await dialog.getByRole('button', { name: 'Wyślij', exact: true }).click();
    await expect(text).toBeHidden();
    await expect(dialog).toContainText(answer);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('takes no letter of a select for a key, and none at all when keys are switched off', {
    tag: '@long',
  }, async () => {
    const email = freshEmail('keys');
    expect((await send(contentUrl(), 'landingLead', landingLead(email), { client: email })).status).toBe(200);
    const press = async (...keys: string[]) => {
      await page.getByRole('heading', { level: 1 }).click();
      for (const key of keys) await page.keyboard.press(key);
    };
    const keys = page.getByRole('checkbox', { name: 'Skróty jednoliterowe działają' });
    await find(email);
    await press('j');
    await page.getByRole('combobox', { name: 'Formularz', exact: true }).focus();
    await page.keyboard.press('e');
    await keys.click();
    await expect(keys).not.toBeChecked();
    await press('j', 'e');
    await page.reload();
    await expect(keys).not.toBeChecked();
    await keys.click();
    await expect(keys).toBeChecked();
    const row = await find(email);
    await press('j', 'a');
    await expect(row).not.toContainText('–Nowe');
    const [stored] = await (await sharedStaff()).rows('submission', { email });
    expect(stored).toMatchObject({ state: 'new', assignee: expect.any(String) });
  });

  test('is searched by /, stepped back by K, and R is at the answer to the message where one is', {
    tag: '@long',
  }, async () => {
    const word = `klawisz${freshKey().slice(0, 8)}`;
    for (const details of [`Pierwsza ${word}`, `Druga ${word}`]) {
      const email = freshEmail('keys');
      const { status } = await send(contentUrl(), 'landingLead', { ...landingLead(email), details });
      expect(status).toBe(200);
    }
    await page.goto(`${contentUrl()}/admin/inbox`);
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    const search = page.getByRole('textbox', { name: 'Szukaj' });
    await expect(search).toBeFocused();
    // There it is a sign like any other.
    await page.keyboard.type(`${word}/`);
    await expect(search).toHaveValue(`${word}/`);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    const rows = page.getByRole('grid').getByRole('row');
    await expect(rows).toHaveCount(3);
    const opener = (row: number) => rows.nth(row).getByRole('button');
    await page.getByRole('heading', { level: 1 }).click();
    for (const [key, row] of [
      ['j', 1],
      ['j', 2],
      ['j', 2],
      ['k', 1],
      ['k', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(opener(row)).toBeFocused();
    }
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Druga ${word}`);
    await expect(dialog.getByRole('combobox', { name: 'Zacznij odpowiedź…' })).toBeFocused();
    // Back where it was left.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(1)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await expect(dialog).toContainText(`Pierwsza ${word}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('shows a booking’s photos large, one after another', { tag: '@long' }, async ({ baseURL }) => {
    const email = freshEmail('photos');
    const photos = [320, 300].map((width, at) => ({
      bytes: blackPng(width, 240),
      type: 'image/png',
      filename: `${at}.png`,
    }));
    const [time] = await ownTimes(contentUrl());
    const fields = { ...bookingFields(email), first: `${time?.date}T${time?.hour}`, key: freshKey() };
    expect((await postForm(baseURL ?? '', BOOKING_PATH, fields, { photos })).status).toBe(200);
    await (await find(email)).getByRole('button').click();
    await page.getByRole('button', { name: /^Powiększ: Zdjęcie 1/ }).click();
    const large = page.getByRole('dialog', { name: /^Zdjęcie 1/ });
    await expect(large.getByRole('img')).toHaveJSProperty('complete', true);
    expect(await axeFaults(page, '[role=dialog]')).toEqual([]);
    await expect(large.getByRole('button', { name: 'Poprzednie zdjęcie' })).toBeDisabled();
    await large.getByRole('button', { name: 'Następne zdjęcie' }).click();
    const next = page.getByRole('dialog', { name: /^Zdjęcie 2/ });
    await expect(next.getByRole('img')).toHaveJSProperty('naturalWidth', 300);
    await expect(next.getByRole('button', { name: 'Następne zdjęcie' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(next).toBeHidden();
    await expect(page.getByRole('button', { name: /^Powiększ: Zdjęcie 2/ })).toBeVisible();
  });

  test('says how mail server and CRM are, and tries both', { tag: '@long' }, async () => {
    const to = freshEmail('trial');
    await page.goto(`${contentUrl()}/admin/inbox?tab=deliveries`);
    const panel = page.getByRole('tabpanel', { name: 'Wysyłka' });
    await expect(panel.getByText('odpowiada', { exact: true })).toHaveCount(2);
    await panel.getByRole('textbox', { name: 'Twój e-mail' }).fill(to);
    await panel.getByRole('button', { name: 'Wyślij próbny list' }).click();
    await expect(page.getByText('Próbny list został przekazany.')).toBeVisible();
    await expect.poll(async () => (await mailsOf(to)).length, { timeout: scaled(20_000) }).toBe(1);
    await panel.getByRole('button', { name: 'Wyślij próbne zdarzenie' }).click();
    await expect(page.getByText('CRM przyjął próbne zdarzenie.')).toBeVisible();
  });

  test('saves a copy of all that is kept about an address', { tag: '@long' }, async () => {
    const email = freshEmail('copy');
    const details = `Proszę o kopię ${freshKey()}`;
    await send(contentUrl(), 'landingLead', { ...landingLead(email), details }, { client: email });
    await page.goto(`${contentUrl()}/admin/inbox`);
    await page.getByRole('textbox', { name: 'Kopia danych osoby' }).fill(email.toUpperCase());
    const copy = await saved(() => page.getByRole('button', { name: 'Zapisz kopię' }).click());
    expect(JSON.parse(copy)).toBeTruthy();
    expect(copy).toContain(email);
    expect(copy).toContain(details);
  });

  test('has the answers to surveys among the rest, counts them, shows what was written, and saves both', {
    tag: '@long',
  }, async ({ browser, baseURL }) => {
    const site = baseURL ?? '';
    const mark = fresh();
    const visitor = await (await browser.newContext({ baseURL: site, locale: 'pl-PL' })).newPage();
    await openForm(visitor, SURVEY, site);
    await answerAll(visitor, await SURVEY.answers(mark, site));
    await handsTime(visitor);
    await submitIn(visitor, SURVEY).click();
    await isDone(visitor, SURVEY);
    await visitor.context().close();

    const questions = await surveyQuestions(site);
    const row = await find(mark);
    await expect(row).toContainText('Ankieta (Nieprzeczytane)');
    await expect(row).toContainText(mark);
    await row.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    for (const { question } of questions)
      await expect(dialog.getByText(question, { exact: true })).toBeVisible();
    await expect(dialog.getByText(mark, { exact: true })).toBeVisible();
    // Nothing says who has answered, so nobody can be written to.
    await expect(dialog.getByRole('combobox', { name: 'Zacznij odpowiedź…' })).toHaveCount(0);
    expect(await axeFaults(page, '[role=dialog]')).toEqual([]);
    await dialog.getByLabel('Do kiedy').fill(centreToday());
    await dialog.getByLabel('Notatka zespołu').fill('Zapytać zarządcę.');
    await dialog.getByRole('button', { name: 'Zapisz notatkę' }).click();
    await expect(dialog.getByRole('button', { name: 'Zapisz notatkę' })).toBeHidden();
    await dialog.getByRole('combobox', { name: 'Stan', exact: true }).click();
    await page.getByRole('option', { name: 'W toku', exact: true }).click();
    await expect(dialog.getByRole('combobox', { name: 'Stan', exact: true })).toContainText('W toku');
    await page.keyboard.press('Escape');
    await expect(row).toContainText('Do kiedy:');
    await expect(row).not.toContainText('Nieprzeczytane');

    await page.goto(`${contentUrl()}/admin/inbox`);
    await tab('Ankiety');
    const panel = page.getByRole('tabpanel', { name: 'Ankiety' });
    await expect(panel.getByText(/^Odpowiedziało: \d+$/)).toBeVisible();
    for (const { question, options } of questions) {
      await expect(panel.getByRole('heading', { name: question, exact: true })).toBeVisible();
      // What nobody has chosen is there too.
      for (const { text } of options)
        await expect(panel.getByRole('progressbar', { name: text ?? '', exact: true }).first()).toBeVisible();
    }
    await expect(panel.getByText(mark)).toBeVisible();
    // Days are shares of nothing.
    const days = panel.getByRole('heading', { name: 'Dzień po dniu' }).locator('..');
    await expect(days.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', /^\d+$/);
    await expect(days).not.toContainText('%');
    expect(await axeFaults(page, 'main')).toEqual([]);
    expect(await saved(() => panel.getByRole('button', { name: 'Eksport CSV' }).click())).toContain(mark);
  });
});
