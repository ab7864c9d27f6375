import { table } from '../kit/table';
import { searchTextOf } from '../submissions/search-text';

/** One row each, and an hour of a stylist for one meeting: what racing sendings of a form rely on. */
const UNIQUE = [
  { name: 'submissions_key_row', on: 'submissions (idempotency_key)' },
  { name: 'submission_messages_key_row', on: 'submission_messages (idempotency_key)' },
  { name: 'survey_reports_key_row', on: 'survey_reports (idempotency_key)' },
  { name: 'deliveries_key_row', on: 'deliveries (idempotency_key)' },
  { name: 'coupon_stats_voter_row', on: 'coupon_stats (coupon, kind, voter)' },
  // Null for looks and downloads, which count as often as they come; nulls are never equal.
  { name: 'coupon_stats_client_row', on: 'coupon_stats (coupon, kind, client)' },
  { name: 'coupon_stats_network_row', on: 'coupon_stats (coupon, kind, network, turn)' },
  { name: 'empty_searches_row', on: 'empty_searches (day, language, query)' },
  // Meetings take two of them each, absences whole days.
  { name: 'stylist_hours_row', on: 'stylist_hours (stylist, date, hour)' },
  { name: 'inbox_views_row', on: 'inbox_views (owner, name)' },
  { name: 'booking_steps_row', on: 'booking_steps (submission, sequence)' },
];

const LOOKED_UP = [
  { name: 'submissions_state', on: 'submissions (state)' },
  { name: 'submission_messages_of', on: 'submission_messages (submission)' },
  { name: 'deliveries_due', on: 'deliveries (state, next_at)' },
  { name: 'deliveries_subject', on: 'deliveries (subject)' },
  { name: 'submissions_email', on: 'submissions (email)' },
  { name: 'submissions_survey', on: 'submissions (survey)' },
  { name: 'submission_photos_of', on: 'submission_photos (submission)' },
  { name: 'personal_stylist_calendars_of', on: 'personal_stylist_calendars (submission)' },
  { name: 'personal_stylist_calendars_on', on: 'personal_stylist_calendars (date)' },
  { name: 'stylist_hours_of', on: 'stylist_hours (submission)' },
];

/** Of earlier versions: they refuse what is right by now. */
const DROPPED = ['personal_stylist_calendars_time_row'];
/** From before there was a search. */
async function fillSearchTexts(): Promise<void> {
  for (;;) {
    const rows = await table('submission').findMany({ where: { searchText: { $null: true } }, limit: 200 });
    for (const { id, name, email, payload } of rows)
      await table('submission').update({
        where: { id },
        data: { searchText: searchTextOf({ name, email, payload }) },
      });
    if (rows.length < 200) return;
  }
}

/** Makes the database itself refuse a second row, which Strapi's `unique` does not. */
export async function ensureSubmissionIndexes(): Promise<void> {
  const { connection } = strapi.db;
  for (const name of DROPPED) await connection.raw(`DROP INDEX IF EXISTS ${name}`);
  for (const { name, on } of UNIQUE)
    await connection.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ${name} ON ${on}`);
  for (const { name, on } of LOOKED_UP) await connection.raw(`CREATE INDEX IF NOT EXISTS ${name} ON ${on}`);
  await fillSearchTexts();
}
