import { isEmail, namesAddress } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { fieldsOf } from '../kit/request';
import { rowsOf } from '../kit/rows';
import { table } from '../kit/table';
import { sentReport } from '../survey/reports';

/** Of the rows about a person, what was made for the machine alone. */
const INTERNAL = new Set([
  ...['id', 'idempotencyKey', 'hash', 'searchText', 'locale', 'createdBy', 'updatedBy'],
  ...['lease', 'leaseEnds'],
]);

const told = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([field, value]) => !INTERNAL.has(field) && value !== null));

/** What was answered to questions of surveys and names an address. Who answered nobody knows, so the rest is not theirs. */
async function answersNaming(email: string): Promise<object[]> {
  const rows = await rowsOf('submission', { kind: 'survey', searchText: { $contains: email } });
  return rows.flatMap((row) => {
    const { surveyName, answers } = sentReport(row);
    return answers
      .filter(({ answers: given }) => given.some((text) => namesAddress(text, email)))
      .map((answer) => ({ survey: surveyName, createdAt: row.createdAt, ...answer }));
  });
}

/** Everything that is kept about an address, for whoever it belongs to. @param address in any case */
export async function copyOfData(address: string): Promise<object> {
  const email = address.trim().toLowerCase();
  const submissions = await table('submission').findMany({ where: { email }, orderBy: [{ id: 'asc' }] });
  const of = { submission: { $in: submissions.map(({ documentId }) => documentId) } };
  const inOrder = { orderBy: [{ id: 'asc' }] };
  const [meetings, steps, photos, answers, newsletter] = await Promise.all([
    table('personal-stylist-calendar').findMany({ where: of }),
    table('booking-step').findMany({ where: of, ...inOrder }),
    table('submission-photo').findMany({ where: of }),
    table('submission-message').findMany({ where: of }),
    table('newsletter-subscriber').findMany({ where: { email } }),
  ]);
  const subjects = [...submissions, ...answers, ...newsletter].map(({ documentId }) => documentId);
  const deliveries = await table('delivery').findMany({ where: { subject: { $in: subjects } }, ...inOrder });
  return {
    email,
    madeAt: new Date().toISOString(),
    submissions: submissions.map(told),
    meetings: meetings.map(told),
    steps: steps.map(told),
    photos: photos.map(told),
    answers: answers.map(told),
    newsletter: newsletter.map(told),
    deliveries: deliveries.map(told),
    surveys: await answersNaming(email),
  };
}

/** `POST /admin/mall/person {email}`: a file with all of it. By POST: no address stands in any log. */
export async function exportPerson(ctx: Context) {
  const { email } = fieldsOf(ctx);
  if (typeof email !== 'string' || !isEmail(email.trim()))
    throw new errors.ValidationError('email must be an e-mail address.');
  strapi.log.info('address.copied');
  ctx.body = { data: await copyOfData(email) };
}
