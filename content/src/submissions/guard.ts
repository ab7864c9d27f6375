import { errors } from '@strapi/utils';
import { table } from '../kit/table';
import { deleteSubmissions } from './erase';
import { heldAmong } from './held';

const SUBMISSION = 'api::submission.submission';

/** What the staff may change of what visitors sent. All else stands as it was sent. */
const EDITABLE: Record<string, readonly string[]> = {
  [SUBMISSION]: ['state', 'assignee', 'dueOn', 'readAt'],
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
  if (uid === SUBMISSION) return [documentId];
  if (uid !== 'api::personal-stylist-calendar.personal-stylist-calendar') return [];
  const rows = await table('personal-stylist-calendar').findMany({ where: { documentId } });
  return rows.map(({ submission }) => String(submission));
}

const HELD =
  'Z powodu tego zgłoszenia nic jeszcze nie wyszło: najpierw „Puść dalej” albo oznacz jako spam. / state: nothing has gone out because of this yet: “Send it on” first, or mark it as spam.';
const NOT_ASIDE =
  'Odkłada tylko system: wybierz inny stan. / state: only the system puts aside: choose another state.';

const NOTED_ELSEWHERE =
  'Notatkę zapisuje się w skrzynce, żeby nikt nie nadpisał cudzej. / note: it is written in the inbox, where nobody writes over a colleague’s.';

/**
 * Refuses a state by which what was put aside would count as work in hand, though nothing of it was ever sent, and a note
 * that does not come by the inbox, which compares it with the one that stands.
 */
async function checkWork(documentId: string, { state, note }: Record<string, unknown>): Promise<void> {
  const row = await table('submission').findOne({ where: { documentId } });
  if (!row) return;
  if (note !== undefined && (note ?? '') !== (row.note ?? ''))
    throw new errors.ValidationError(NOTED_ELSEWHERE);
  if (state === undefined || state === row.state) return;
  if (state === 'aside') throw new errors.ValidationError(NOT_ASIDE);
  if (state !== 'spam' && (await heldAmong([documentId])).has(documentId))
    throw new errors.ValidationError(HELD);
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
      const data = params.data ?? {};
      if (uid === SUBMISSION && params.documentId) await checkWork(params.documentId, data);
      params.data = editable(uid, data);
      return next();
    }
    if (action !== 'delete' || !params.documentId) return next();
    const submissions = await submissionsOf(uid, params.documentId);
    const result = await next();
    await deleteSubmissions(submissions);
    return result;
  });
}
