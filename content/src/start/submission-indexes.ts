/** One row each, and a time of a stylist for one meeting: what racing sendings of a form rely on. */
const UNIQUE = [
  { name: 'submissions_key_row', on: 'submissions (idempotency_key)' },
  { name: 'survey_reports_key_row', on: 'survey_reports (idempotency_key)' },
  { name: 'deliveries_key_row', on: 'deliveries (idempotency_key)' },
  { name: 'coupon_stats_voter_row', on: 'coupon_stats (coupon, kind, voter)' },
  // Null for looks and downloads, which count as often as they come; nulls are never equal.
  { name: 'coupon_stats_client_row', on: 'coupon_stats (coupon, kind, client)' },
  {
    name: 'personal_stylist_calendars_time_row',
    on: "personal_stylist_calendars (stylist, date, hour) WHERE stylist IS NOT NULL AND state <> 'cancelled'",
  },
];

const LOOKED_UP = [
  { name: 'deliveries_due', on: 'deliveries (state, next_at)' },
  { name: 'deliveries_subject', on: 'deliveries (subject)' },
  { name: 'submissions_email', on: 'submissions (email)' },
  { name: 'submission_photos_of', on: 'submission_photos (submission)' },
  { name: 'personal_stylist_calendars_of', on: 'personal_stylist_calendars (submission)' },
];

/** Makes the database itself refuse a second row, which Strapi's `unique` does not. */
export async function ensureSubmissionIndexes(): Promise<void> {
  const { connection } = strapi.db;
  for (const { name, on } of UNIQUE)
    await connection.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ${name} ON ${on}`);
  for (const { name, on } of LOOKED_UP) await connection.raw(`CREATE INDEX IF NOT EXISTS ${name} ON ${on}`);
}
