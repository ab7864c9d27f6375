import { sharedStaff } from '../../content/staff.ts';
import { formCases, isDone, sentCase } from '../../forms/form-cases.ts';
import { answerAll, messageIn, openForm, submitIn, summaryIn } from '../../forms/form-page.ts';
import { ADVANCED_ENQUIRY, ENQUIRY, fresh } from '../../forms/forms.ts';
import { dayAhead } from '../../forms/submission-forms.ts';
import { expect, pl, test } from '../../pages/site.ts';

test.describe('an enquiry about leasing', () => formCases(ENQUIRY));
// The same form on another page.
test.describe('an enquiry of the advanced page', () => sentCase(ADVANCED_ENQUIRY));

test('a campaign does not end before it begins, and the staff read which page asked', {
  tag: ['@desktop', '@long'],
}, async ({ page, baseURL }) => {
  const email = fresh();
  await openForm(page, ADVANCED_ENQUIRY, baseURL ?? '');
  await answerAll(page, {
    ...(await ADVANCED_ENQUIRY.answers(email, baseURL ?? '')),
    campaignStart: [dayAhead(20)],
    campaignEnd: [dayAhead(19)],
  });
  await submitIn(page, ADVANCED_ENQUIRY).click();
  await expect(summaryIn(page).getByRole('link')).toHaveCount(1);
  await expect(messageIn(page, 'campaignEnd')).toHaveText(pl('forms:issue.span'));
  await page.locator('#enquiry-campaignEnd').fill(dayAhead(20));
  await expect(messageIn(page, 'campaignEnd')).toBeHidden();
  await submitIn(page, ADVANCED_ENQUIRY).click();
  await isDone(page, ADVANCED_ENQUIRY);
  const [row] = await (await sharedStaff()).rows('submission', { email });
  expect(row).toMatchObject({
    kind: 'leasing',
    payload: {
      page: 'advanced-media-sale',
      interest: pl('mediaSales:form.interests.media'),
      campaignStart: dayAhead(20),
      campaignEnd: dayAhead(20),
    },
  });
});
