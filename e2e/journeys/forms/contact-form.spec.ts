import { CONTACT_DESKS } from '../../../demo/structure/documents.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { formCases, isDone } from '../../forms/form-cases.ts';
import { answerAll, handsTime, openForm, submitIn } from '../../forms/form-page.ts';
import { CONTACT, fresh } from '../../forms/forms.ts';
import { expect, test } from '../../pages/site.ts';
import { mailsOf } from '../../processes/receivers.ts';

test.describe('a message to the centre', () => formCases(CONTACT));

for (const { topic, email } of CONTACT_DESKS) {
  test(`about ${topic} goes to its desk, which reads in words what it is about`, {
    tag: ['@desktop', '@long'],
  }, async ({ page, baseURL }) => {
    const visitor = fresh();
    await openForm(page, CONTACT, baseURL ?? '');
    await answerAll(page, { ...(await CONTACT.answers(visitor, baseURL ?? '')), topic: [topic] });
    await handsTime(page);
    await submitIn(page, CONTACT).click();
    await isDone(page, CONTACT);
    const notices = async () =>
      (await mailsOf(visitor)).filter(({ recipients }) => !recipients.includes(visitor));
    await expect.poll(async () => (await notices()).length, { timeout: scaled(20_000) }).toBe(1);
    const [notice] = await notices();
    expect(notice?.recipients).toEqual([email]);
    expect(notice?.parsed.text).toMatch(/^Temat \/ Topic: \S[^/\n]* \/ \S[^/\n]*$/m);
    expect(notice?.parsed.text).toContain('Język / Language: polski / Polish');
  });
}
