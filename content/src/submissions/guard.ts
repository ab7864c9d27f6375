import { errors } from '@strapi/utils';
import { table } from '../kit/table';
import { deleteSubmissions } from './erase';

/** What the staff may change of what visitors sent. All else stands as it was sent. */
const EDITABLE: Record<string, readonly string[]> = {
  'api::submission.submission': ['state', 'assignee', 'note', 'dueOn', 'readAt'],
  // Its state is a matter of steps, each with its mail (`bookings/`).
  'api::personal-stylist-calendar.personal-stylist-calendar': ['staffNote'],
  'api::submission-photo.submission-photo': [],
  'api::submission-message.submission-message': [],
  // Whoever is on the list has confirmed it, or came with a list whose consent is noted.
  'api::newsletter-subscriber.newsletter-subscriber': [],
  'api::survey-report.survey-report': [],
  'api::coupon-stat.coupon-stat': [],
  'api::delivery.delivery': [],
};

/** The fields that may be changed, of those an editor's form sends. */
export function editable(uid: string, data: Record<string, unknown>): Record<string, unknown> {
  const fields = EDITABLE[uid] ?? [];
  return Object.fromEntries(Object.entries(data).filter(([field]) => fields.includes(field)));
}

/** Submissions that go with a document that is deleted in the admin. */
async function submissionsOf(uid: string, documentId: string): Promise<string[]> {
  if (uid === 'api::submission.submission') return [documentId];
  if (uid !== 'api::personal-stylist-calendar.personal-stylist-calendar') return [];
  const rows = await table('personal-stylist-calendar').findMany({ where: { documentId } });
  return rows.map(({ submission }) => String(submission));
}

/** Keeps what visitors sent as it was sent, whoever edits it in the admin, and deletes nothing by halves. */
export function registerSubmissionGuard(): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!Object.hasOwn(EDITABLE, uid)) return next();
    const params = context.params as { documentId?: string; data?: Record<string, unknown> };
    if (action === 'create' || action === 'clone')
      throw new errors.ValidationError('Tego nie dodaje się ręcznie. / These are not made by hand.');
    if (action === 'update') {
      params.data = editable(uid, params.data ?? {});
      return next();
    }
    if (action !== 'delete' || !params.documentId) return next();
    const submissions = await submissionsOf(uid, params.documentId);
    const result = await next();
    await deleteSubmissions(submissions);
    return result;
  });
}
