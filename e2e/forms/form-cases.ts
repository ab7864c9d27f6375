import type { Page, Request, Route } from '@playwright/test';
import { scaled } from '../../scripts/clock/timeouts.ts';
import { fault, figure } from '../faults/figures.ts';
import { long } from '../length.ts';
import { axeFaults } from '../pages/axe.ts';
import { expect, pl, test } from '../pages/site.ts';
import { crmCallsOf, mailsOf } from '../processes/receivers.ts';
import {
  answer,
  answerAll,
  chosenIn,
  draftsIn,
  fieldIn,
  formIn,
  givenIn,
  handsTime,
  messageIn,
  openForm,
  sentAfterAll,
  sentOn,
  submitIn,
  summaryIn,
} from './form-page.ts';
import { aWhileLater } from './form-proof.ts';
import { BOOKING, ENQUIRY, type FormUnderTest, fresh } from './forms.ts';

/** Posts of a page, as they are made. */
export function postsOf(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

/** Waits until all that goes out because of a form has arrived, once each. */
export async function hasGoneOut({ goesOut }: FormUnderTest, mark: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const mails = await mailsOf(mark);
        const confirmations = mails.filter(({ recipients }) => recipients.includes(mark)).length;
        return {
          confirmations,
          notices: mails.length - confirmations,
          calls: (await crmCallsOf(mark)).filter(({ signed }) => signed).length,
        };
      },
      { timeout: scaled(20_000) },
    )
    .toEqual(goesOut);
}

/** The page that is asked for next lacks an option of its selects. */
async function offerNoMore(page: Page, value: string): Promise<void> {
  const option = new RegExp(`<option[^>]* value="${value}"[^>]*>[^<]*</option>`, 'g');
  const without = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(option, '');
    await route.fulfill({ response, body });
  };
  await page.route(page.url(), without, { times: 1 });
}

/** The form is done: it says so where it stood, and keeps nothing. */
export async function isDone(page: Page, { done }: FormUnderTest): Promise<void> {
  const place = formIn(page).locator('[data-done]');
  await expect(place).toBeFocused();
  await expect(place.getByRole('heading')).toHaveText(done.heading);
  await expect(place).toContainText(done.text);
  await expect(formIn(page).locator('form')).toBeHidden();
  expect(await draftsIn(page)).toEqual([]);
}

const literally = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Sent in the short run: the form whose way through the kit is the longest, where it has least room. */
const sending = (form: FormUnderTest) =>
  form === BOOKING ? { tag: [...fault(13).tag, '@phone-size'] } : long(fault(13));

/** The way that all goes well. */
export function sentCase(form: FormUnderTest): void {
  test.use({ visitor: 'returning' });

  test(
    'is sent once by a double click, says so, and all that follows arrives',
    sending(form),
    async ({ page, baseURL }) => {
      const mark = fresh();
      const posts = postsOf(page);
      await openForm(page, form, baseURL ?? '');
      let held: Route | undefined;
      await page.route(`**${form.path}?*`, (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        held = route;
      });
      await answerAll(page, await form.answers(mark, baseURL ?? ''));
      await handsTime(page);
      await submitIn(page, form).dblclick();
      await expect(formIn(page)).toHaveAttribute('data-state', 'sending');
      await expect(formIn(page).getByRole('status')).toHaveText(pl('forms:sending'));
      // Whoever cannot see it is not left with a button that does nothing.
      await expect(submitIn(page, form)).toBeEnabled();
      await expect.poll(() => held !== undefined).toBe(true);
      await held?.continue();
      await isDone(page, form);
      expect(posts).toHaveLength(1);
      const stored = await form.stored(mark);
      expect(stored).toHaveLength(1);
      figure(13, 'double click on the button of a form', 'rows', stored.length, { atMost: 1 });
      expect(await axeFaults(page), 'sent').toEqual([]);
      await hasGoneOut(form, mark);
      await page.reload();
      await expect(formIn(page).locator('form')).toBeVisible();
      expect(JSON.stringify(await givenIn(page))).not.toContain(mark);
    },
  );
}

/**
 * What holds for every form of the kit. The short run holds one of them, the enquiry, to all of it, and two others
 * to what is theirs: that all they ask for arrives.
 */
export function formCases(form: FormUnderTest): void {
  const ofTheKit = form === ENQUIRY ? {} : { tag: '@long' as const };
  const atOneSize = { tag: ['@desktop' as const, ...(form === ENQUIRY ? [] : ['@long' as const])] };
  sentCase(form);

  test('lists what is missing, leads to it, and sends nothing', ofTheKit, async ({ page, baseURL }) => {
    test.setTimeout(scaled(60_000));
    const posts = postsOf(page);
    const empty = await form.empty(baseURL ?? '');
    await openForm(page, form, baseURL ?? '');
    await submitIn(page, form).click();
    const summary = summaryIn(page);
    await expect(summary).toBeFocused();
    await expect(summary).toHaveRole('alert');
    await expect(summary.locator('p')).toHaveText(pl('forms:check'));
    await expect(summary.getByRole('link')).toHaveText(empty.map(([, text]) => text));
    expect(await axeFaults(page), 'with faults').toEqual([]);
    expect(
      await summary.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(empty.map(([name]) => `#${form.id}-${name}`));
    // Beside its field a message need not name it again.
    const said = await formIn(page).locator('[data-error]:visible').allInnerTexts();
    expect(said).toHaveLength(empty.length);
    empty.forEach(([, text], index) => {
      expect(said[index]?.trim()).toBeTruthy();
      expect(text).toContain(said[index]?.trim());
    });
    for (const place of [0, empty.length - 1]) {
      const control = page.locator(`#${form.id}-${empty[place]?.[0]}`);
      await summary.getByRole('link').nth(place).click();
      await expect(control).toBeFocused();
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(literally(said[place]?.trim() ?? 'missing'));
    }
    expect(posts).toEqual([]);
    // As a page of its own, as it is answered where the script did not come.
    await formIn(page)
      .locator('form')
      .evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.locator('main')).toHaveAttribute('data-page', 'submission');
    await expect(summaryIn(page)).toBeFocused();
    await expect(summaryIn(page).getByRole('link')).toHaveText(empty.map(([, text]) => text));
    expect(await axeFaults(page), 'answered with a page').toEqual([]);
  });

  if (form.wrong.length > 0)
    test(
      'says what is wrong beside the field as soon as it is left, until it is mended',
      ofTheKit,
      async ({ page, baseURL }) => {
        const right = await form.answers(fresh(), baseURL ?? '');
        await openForm(page, form, baseURL ?? '');
        for (const [name, typed, text] of form.wrong) {
          const control = page.locator(`#${form.id}-${name}`);
          await control.fill(typed);
          await expect(messageIn(page, name), typed.slice(0, 20)).toBeHidden();
          await control.blur();
          await expect(messageIn(page, name), typed.slice(0, 20)).toHaveText(text);
          await control.fill(right[name]?.[0] ?? '');
          await expect(messageIn(page, name), typed.slice(0, 20)).toBeHidden();
        }
      },
    );

  test(
    'keeps what was typed over failures and a reload, and makes one of all tries',
    atOneSize,
    async ({ page, baseURL }) => {
      const mark = fresh();
      await openForm(page, form, baseURL ?? '');
      await answerAll(page, await form.answers(mark, baseURL ?? ''));
      const given = await givenIn(page);
      await handsTime(page);
      for (const fate of ['request lost', 'answer lost'] as const) {
        await page.route(
          `**${form.path}?*`,
          async (route) => {
            if (fate === 'answer lost') await route.fetch();
            await route.abort();
          },
          { times: 1 },
        );
        await submitIn(page, form).click();
        await expect(formIn(page), fate).toHaveAttribute('data-state', 'failed');
        await expect(summaryIn(page)).toBeFocused();
        await expect(summaryIn(page)).toHaveText(`${pl('common:error.unknown')}. ${pl('forms:failed')}`);
        expect(await givenIn(page), fate).toEqual(given);
        expect(await draftsIn(page)).toHaveLength(1);
        expect(await form.stored(mark), fate).toHaveLength(fate === 'answer lost' ? 1 : 0);
      }
      // The form itself has taken the time, so the page that is made then offers it no more.
      const time = given.find(([name]) => name === 'first')?.[1];
      if (time) await offerNoMore(page, time);
      const chosen = await chosenIn(page);
      await page.reload();
      await expect(formIn(page).locator('form')).toHaveAttribute('data-ready', '');
      expect(await givenIn(page), 'after a reload').toEqual(given);
      expect(await chosenIn(page), 'in the same words').toEqual(chosen);
      await handsTime(page);
      await submitIn(page, form).click();
      await isDone(page, form);
      expect(await form.stored(mark)).toHaveLength(1);
      await hasGoneOut(form, mark);
    },
  );

  test('needs no more than a keyboard', atOneSize, async ({ page, baseURL }) => {
    const mark = fresh();
    const answers = await form.answers(mark, baseURL ?? '');
    await openForm(page, form, baseURL ?? '');
    const at = page.locator(':focus');
    for (let step = 0; step < 80 && !(await submitIn(page, form).evaluate(isFocused)); step++) {
      const { name, type, value } = await page.evaluate(() => {
        const at = document.activeElement;
        const control = at instanceof HTMLElement && at.matches('input, select, textarea') ? at : undefined;
        const { type = '', value = '' } = (control ?? {}) as Partial<HTMLInputElement>;
        return { name: control?.closest<HTMLElement>('[data-field]')?.dataset.field ?? '', type, value };
      });
      const [wanted] = answers[name] ?? [];
      if (type === 'radio' && wanted !== undefined) {
        await page.keyboard.press('Space');
        while ((await at.inputValue()) !== wanted) await page.keyboard.press('ArrowDown');
      } else if (type === 'checkbox' && answers[name]?.includes(value)) await page.keyboard.press('Space');
      else if (type === 'select-one' && wanted !== undefined) await page.keyboard.press('ArrowDown');
      else if (/^(?:text|email|tel|textarea)$/.test(type)) await page.keyboard.insertText(wanted ?? '');
      await page.keyboard.press('Tab');
    }
    await handsTime(page);
    await page.keyboard.press('Enter');
    await isDone(page, form);
    expect(await form.stored(mark)).toHaveLength(1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'is answered with a page: what is wrong, then that it is sent',
      atOneSize,
      async ({ page, baseURL }) => {
        const mark = fresh();
        const answers = await form.answers(mark, baseURL ?? '');
        await page.goto(await form.page(baseURL ?? ''));
        const [missing = ''] = (await form.empty(baseURL ?? '')).at(-1) ?? [];
        for (const [name, values] of Object.entries(answers))
          if (name !== missing) await answer(page, name, values);
        const [, refusal] = await sentOn(page, () => submitIn(page, form).click());
        expect(refusal.status()).toBe(422);
        const refused = refusal.url();
        await expect(page.locator('main')).toHaveAttribute('data-page', 'submission');
        await expect(summaryIn(page)).toBeFocused();
        // What is wrong is a page of its own: asking for it again sends nothing.
        await page.reload();
        await expect(summaryIn(page)).toBeFocused();
        await expect(summaryIn(page).getByRole('link')).toHaveCount(1);
        await expect(summaryIn(page).getByRole('link')).toHaveAttribute('href', `#${form.id}-${missing}`);
        await expect(page.locator(`#${form.id}-${missing}`)).toHaveAttribute('aria-invalid', 'true');
        await expect(messageIn(page, missing)).toBeVisible();
        for (const [name, values] of Object.entries(answers))
          if (name !== missing) await isGiven(page, name, values);
        await answer(page, missing, answers[missing] ?? []);
        await aWhileLater(page);
        await submitIn(page, form).click();
        await expect(formIn(page).getByRole('heading', { name: form.done.heading })).toBeVisible();
        await expect(formIn(page).locator('[data-done]')).toBeFocused();
        await page.reload();
        await expect(formIn(page).getByRole('heading', { name: form.done.heading })).toBeVisible();
        // Going back shows a form again, and never asks whether to send it a second time. What was typed is sent, and gone.
        expect(refused).toContain('again=');
        expect((await page.goBack())?.status()).toBe(200);
        expect(page.url()).not.toBe(refused);
        expect((await page.context().cookies(refused)).map(({ name }) => name)).not.toContain('typed-1');
        expect(await form.stored(mark)).toHaveLength(1);
        await hasGoneOut(form, mark);
      },
    );

    test('is one form when the visitor goes back and sends it again', { tag: ['@desktop', '@long'] }, async ({
      page,
      baseURL,
    }) => {
      test.skip(form.anonymous === true, 'nobody can say that it is the same visitor');
      const mark = fresh();
      await page.goto(await form.page(baseURL ?? ''));
      await answerAll(page, await form.answers(mark, baseURL ?? ''));
      // The first time by one press: the styles have fetched a proof.
      const [, done] = await sentOn(page, () => submitIn(page, form).click());
      expect(done.status()).toBe(200);
      await expect(formIn(page).getByRole('heading', { name: form.done.heading })).toBeVisible();
      await page.goBack();
      await sentAfterAll(page, () => submitIn(page, form).click());
      await expect(formIn(page).getByRole('heading', { name: form.done.heading })).toBeVisible();
      expect(await form.stored(mark)).toHaveLength(1);
      await hasGoneOut(form, mark);
    });
  });
}

const isFocused = (element: Element) => element === document.activeElement;

/** A field of a page that answers holds what was given. */
async function isGiven(page: Page, name: string, values: readonly string[]): Promise<void> {
  const field = fieldIn(page, name);
  const control = field.locator('input, select, textarea').first();
  const kind = await control.getAttribute('type');
  if (kind === 'radio' || kind === 'checkbox')
    for (const value of values) await expect(field.locator(`[value="${value}"]`)).toBeChecked();
  else if (await field.locator('select').count()) await expect(control).toHaveValue(/T\d\d:\d\d$/);
  else await expect(control).toHaveValue(values[0] ?? '');
}
