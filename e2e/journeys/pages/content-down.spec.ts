import { hasGoneOut, isDone } from '../../forms/form-cases.ts';
import {
  answerAll,
  draftsIn,
  formIn,
  givenIn,
  handsTime,
  openForm,
  sentOn,
  submitIn,
  summaryIn,
} from '../../forms/form-page.ts';
import { aWhileLater } from '../../forms/form-proof.ts';
import { FORMS, fresh } from '../../forms/forms.ts';
import { expect, pl } from '../../pages/site.ts';
import { test } from '../../processes/cut-off-site.ts';

test.use({ visitor: 'returning' });
test.afterEach(({ cutOff }) => {
  cutOff.proxy.ailment = 'none';
});

for (const [name, form] of Object.entries(FORMS)) {
  test.describe(name, { tag: '@desktop' }, () => {
    test.use({ refusals: /^(?:503 .*\?locale=|502 .*\/media\/)/ });

    test('waits while the content system is down, and is sent when it is back', { tag: '@long' }, async ({
      page,
      cutOff,
    }) => {
      const mark = fresh();
      await openForm(page, form, cutOff.url);
      await answerAll(page, await form.answers(mark, cutOff.url));
      const given = await givenIn(page);
      await handsTime(page);
      cutOff.proxy.ailment = 'dead';
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        submitIn(page, form).click(),
      ]);
      expect(answer.status()).toBe(503);
      expect(answer.headers()['retry-after']).toBe('30');
      await expect(summaryIn(page)).toBeFocused();
      await expect(summaryIn(page)).toHaveText(`${pl('common:error.unknown')}. ${pl('forms:failed')}`);
      expect(await givenIn(page)).toEqual(given);
      expect(await draftsIn(page)).toHaveLength(1);
      cutOff.proxy.ailment = 'none';
      await submitIn(page, form).click();
      await isDone(page, form);
      expect(await form.stored(mark)).toHaveLength(1);
      await hasGoneOut(form, mark);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the answer is a page that keeps what was typed, and sends it when it can', {
        tag: '@long',
      }, async ({ page, cutOff }) => {
        const mark = fresh();
        await page.goto(await form.page(cutOff.url));
        await answerAll(page, await form.answers(mark, cutOff.url));
        const given = await givenIn(page);
        cutOff.proxy.ailment = 'dead';
        const [, answer] = await sentOn(page, () => submitIn(page, form).click());
        expect(answer.status()).toBe(503);
        expect(answer.headers()['retry-after']).toBe('30');
        await expect(page.locator('main')).toHaveAttribute('data-page', 'submission');
        await expect(summaryIn(page)).toBeFocused();
        await expect(summaryIn(page)).toHaveText(`${pl('common:error.unknown')}. ${pl('forms:failed')}`);
        // Of whom to choose from nobody can be asked now.
        const kept = given.filter(([field]) => field !== 'stylist');
        expect((await givenIn(page)).filter(([field]) => field !== 'stylist')).toEqual(kept);
        cutOff.proxy.ailment = 'none';
        await aWhileLater(page);
        await submitIn(page, form).click();
        await expect(formIn(page).getByRole('heading', { name: form.done.heading })).toBeVisible();
        expect(await form.stored(mark)).toHaveLength(1);
        await hasGoneOut(form, mark);
      });
    });
  });
}
