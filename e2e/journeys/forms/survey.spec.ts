import type { Page } from '@playwright/test';
import { formCases, isDone, postsOf } from '../../forms/form-cases.ts';
import {
  answer,
  draftsIn,
  fieldIn,
  formIn,
  formReady,
  givenIn,
  handsTime,
  messageIn,
  openForm,
  sentOn,
  submitIn,
  summaryIn,
} from '../../forms/form-page.ts';
import { fresh, SURVEY, surveyQuestions } from '../../forms/forms.ts';
import { expect, onPhone, pl, test } from '../../pages/site.ts';
import type { ContentProxy } from '../../processes/content-proxy.ts';
import { test as cutOff } from '../../processes/cut-off-site.ts';
import { purge, until } from '../../processes/website-process.ts';

test.describe('a survey on one page', () => {
  formCases(SURVEY);

  test('asks in the spec’s words for what is not answered, in English', {
    tag: ['@desktop', '@long'],
  }, async ({ page, baseURL }) => {
    await page.goto(await SURVEY.page(baseURL ?? ''));
    const english = await page.locator('link[rel=alternate][hreflang=en]').getAttribute('href');
    await page.goto(new URL(english ?? '').pathname);
    await formReady(page);
    await formIn(page).getByRole('button').last().click();
    const faults = summaryIn(page).getByRole('link');
    await expect(faults).toHaveCount((await SURVEY.empty(baseURL ?? '')).length);
    for (const fault of await faults.all()) await expect(fault).toHaveText(/: Please answer all questions$/);
    await expect(messageIn(page, 'q0')).toHaveText('Please answer all questions');
  });

  test('keeps what was answered, question by question', { tag: ['@desktop', '@long'] }, async ({
    page,
    baseURL,
  }) => {
    const mark = fresh();
    const answers = await SURVEY.answers(mark, baseURL ?? '');
    await openForm(page, SURVEY, baseURL ?? '');
    for (const [name, values] of Object.entries(answers)) await answer(page, name, values);
    await handsTime(page);
    await submitIn(page, SURVEY).click();
    await isDone(page, SURVEY);
    const questions = await surveyQuestions(baseURL ?? '');
    expect(await SURVEY.stored(mark)).toMatchObject([
      {
        payload: {
          answers: questions.map(({ question }, index) => ({ question, answers: answers[`q${index}`] })),
        },
        language: 'pl-PL',
      },
    ]);
  });
});

const step = (page: Page) => formIn(page).locator('[data-step]').filter({ visible: true });
const next = (page: Page) => step(page).getByRole('button', { name: pl('survey:next') });

cutOff.describe('a survey in steps', () => {
  // One site serves all of them.
  cutOff.describe.configure({ mode: 'default' });
  cutOff.use({ visitor: 'returning' });

  /** The editors choose steps for the demo's survey, or one page. */
  async function choose(stepped: boolean, { proxy, url }: { proxy: ContentProxy; url: string }) {
    proxy.change = (path, body) => {
      if (!stepped || !path.startsWith('/api/surveys/survey/')) return body;
      const { data } = body as { data: { attributes: object } };
      return { ...(body as object), data: { ...data, attributes: { ...data.attributes, isStepped: true } } };
    };
    const page = await SURVEY.page(url);
    await purge(url, [`survey:${decodeURIComponent(page.split('/').at(-1) ?? '')}`]);
    await until(url + page, ({ text }) => text.includes('data-step=') === stepped);
  }

  cutOff.beforeEach(({ cutOff: mine }) => choose(true, mine));
  cutOff.afterEach(({ cutOff: mine }) => choose(false, mine));

  cutOff(
    'asks one question at a time, there and back, and sends all answers',
    async ({ page, cutOff: { url } }) => {
      const mark = fresh();
      const answers = await SURVEY.answers(mark, url);
      const questions = await surveyQuestions(url);
      const posts = postsOf(page);
      await openForm(page, SURVEY, url);
      for (const [index, { isRequired }] of questions.entries()) {
        const name = `q${index}`;
        await expect(step(page)).toHaveCount(1);
        await expect(fieldIn(page, name)).toBeVisible();
        await expect(step(page)).toContainText(
          pl('survey:step', { number: index + 1, all: questions.length }),
        );
        await expect(submitIn(page, SURVEY)).toBeVisible({ visible: index === questions.length - 1 });
        if (isRequired && index < questions.length - 1) {
          await next(page).click();
          await expect(summaryIn(page)).toBeFocused();
          await expect(summaryIn(page).getByRole('link')).toHaveCount(1);
          await expect(messageIn(page, name)).toHaveText(pl('common:validation.answerAll'));
        }
        await answer(page, name, answers[name] ?? []);
        if (index === 1) {
          await step(page)
            .getByRole('button', { name: pl('survey:back') })
            .click();
          await expect(fieldIn(page, 'q0').locator('input:checked')).toHaveCount(1);
          await next(page).click();
        }
        // Enter goes on as well, and never sends before the last.
        if (index === 2) await step(page).locator('input').first().press('Enter');
        else if (index < questions.length - 1) await next(page).click();
        if (index < questions.length - 1) {
          await expect(
            fieldIn(page, `q${index + 1}`)
              .locator('input, textarea')
              .first(),
          ).toBeFocused();
          await expect(summaryIn(page)).toBeHidden();
        }
      }
      expect(posts).toEqual([]);
      await handsTime(page);
      await submitIn(page, SURVEY).click();
      await isDone(page, SURVEY);
      expect(await SURVEY.stored(mark)).toMatchObject([
        {
          payload: {
            answers: questions.map(({ question }, index) => ({ question, answers: answers[`q${index}`] })),
          },
        },
      ]);
    },
  );

  cutOff(
    'begins anew with what was answered after a reload',
    { tag: '@long' },
    async ({ page, cutOff: { url } }) => {
      cutOff.skip(onPhone(page), 'session storage has no width');
      const answers = await SURVEY.answers(fresh(), url);
      await openForm(page, SURVEY, url);
      await answer(page, 'q0', answers.q0 ?? []);
      await next(page).click();
      await answer(page, 'q1', answers.q1 ?? []);
      const given = await givenIn(page);
      expect(await draftsIn(page)).toHaveLength(1);
      await page.reload();
      await expect(formIn(page).locator('form')).toHaveAttribute('data-ready', '');
      expect(await givenIn(page)).toEqual(given);
      await expect(step(page)).toHaveCount(1);
      await expect(fieldIn(page, 'q0')).toBeVisible();
    },
  );

  cutOff.describe('without scripts', () => {
    cutOff.use({ javaScriptEnabled: false });

    cutOff('asks all at once', { tag: '@long' }, async ({ page, cutOff: { url } }) => {
      cutOff.skip(onPhone(page), 'the server does not see the width');
      const mark = fresh();
      const answers = await SURVEY.answers(mark, url);
      await page.goto(await SURVEY.page(url));
      await expect(formIn(page).locator('[data-steps]')).toBeVisible();
      await expect(step(page)).toHaveCount(Object.keys(answers).length);
      await expect(next(page)).toHaveCount(0);
      for (const [name, values] of Object.entries(answers)) await answer(page, name, values);
      await sentOn(page, () => submitIn(page, SURVEY).click());
      await expect(formIn(page).getByRole('heading', { name: SURVEY.done.heading })).toBeVisible();
      expect(await SURVEY.stored(mark)).toHaveLength(1);
    });
  });
});
