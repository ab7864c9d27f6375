import { csv } from '@mall/contract';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { wakeDeliveries } from '../deliveries/delivery-loop';
import { permitted, registerAdminRoutes } from '../kit/admin-routes';
import { leaveLink } from '../kit/links/letter-links';
import { fieldsOf } from '../kit/request';
import { languageOf, rowsOf } from '../kit/rows';
import { table, uidOf } from '../kit/table';
import { settings } from '../settings';
import { importList, readList } from './import-list';
import { SUBSCRIBER } from './subscribers';

const MAX_CONSENT = 500;
/** More at once would hold the database for minutes. */
const MAX_PEOPLE = 20_000;

/** How many are in each state, and where letters and contacts go. */
export interface Counts {
  subscribed: number;
  pending: number;
  left: number;
  suppressed: number;
  mailServer: boolean;
  crm: boolean;
}

/** `GET /admin/mall/newsletter`: how many there are in each state. */
async function showCounts(ctx: Context) {
  const count = (state: string) => table(SUBSCRIBER).count({ where: { state } });
  const [subscribed, pending, left, suppressed] = await Promise.all([
    count('subscribed'),
    count('pending'),
    count('left'),
    table('newsletter-suppression').count({}),
  ]);
  const { smtpUrl, crm } = settings();
  ctx.body = {
    data: {
      subscribed,
      pending,
      left,
      suppressed,
      mailServer: smtpUrl !== undefined,
      crm: crm !== undefined,
    } satisfies Counts,
  };
}

/**
 * `GET /admin/mall/newsletter/export`: who is on the list, as CSV that holds no formula, with what proves their consent
 * and each one's link to leave, for whatever program sends the letters.
 */
async function exportSubscribers(ctx: Context) {
  const rows = await rowsOf(SUBSCRIBER, { state: 'subscribed' });
  const lines = await Promise.all(
    rows.map(async (row) => {
      const { email, first_name, last_name, language, consentAt, confirmedAt, consentWords, source } = row;
      return {
        ...{ email, first_name, last_name, language, consentAt, confirmedAt, consentWords, source },
        leaveLink: await leaveLink(row.documentId, languageOf(row)),
      };
    }),
  );
  ctx.set('content-type', 'text/csv; charset=utf-8');
  ctx.set('content-disposition', 'attachment; filename="newsletter.csv"');
  ctx.body = csv(lines);
}

/** `POST /admin/mall/newsletter/import {csv, consent}`: what was taken, and of each line that was not, why. */
async function importSubscribers(ctx: Context) {
  const { csv: file, consent } = fieldsOf(ctx);
  if (typeof file !== 'string') throw new errors.ValidationError('csv must be text.');
  const words = typeof consent === 'string' ? consent.replace(/\s+/g, ' ').trim() : '';
  if (words === '' || words.length > MAX_CONSENT)
    throw new errors.ValidationError(
      `consent must say in up to ${MAX_CONSENT} characters where they agreed.`,
    );
  const list = readList(file, settings().locales);
  if (list.people.length > MAX_PEOPLE)
    throw new errors.ValidationError(
      `Najwyżej ${MAX_PEOPLE} adresów naraz. / At most ${MAX_PEOPLE} addresses at once.`,
    );
  const result = await importList(list, words, new Date());
  strapi.log.info('newsletter.imported', {
    added: result.added,
    known: result.known,
    notTaken: result.problems.length,
  });
  wakeDeliveries();
  ctx.body = { data: result };
}

/** What the admin's page about the newsletter asks for. */
export function registerNewsletterStaff(): void {
  const readable = permitted(uidOf(SUBSCRIBER), 'read');
  registerAdminRoutes([
    { method: 'GET', path: '/newsletter', handler: showCounts, config: readable },
    { method: 'GET', path: '/newsletter/export', handler: exportSubscribers, config: readable },
    {
      method: 'POST',
      path: '/newsletter/import',
      handler: importSubscribers,
      config: permitted(uidOf(SUBSCRIBER), 'create'),
    },
  ]);
}
