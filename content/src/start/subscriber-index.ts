/**
 * Makes the database itself refuse an address twice. `unique` in the schema is a question asked before writing, which
 * two sign-ups at once both pass; `subscribe` relies on this index.
 */
export async function ensureSubscriberIndex(): Promise<void> {
  await strapi.db.connection.raw(
    'CREATE UNIQUE INDEX IF NOT EXISTS newsletter_subscribers_email_row ON newsletter_subscribers (email)',
  );
  await strapi.db.connection.raw(
    'CREATE UNIQUE INDEX IF NOT EXISTS newsletter_suppressions_mark_row ON newsletter_suppressions (mark)',
  );
  // From before confirmations were asked for: their owners had ticked and sent the form.
  await strapi.db.connection.raw(
    "UPDATE newsletter_subscribers SET state = 'subscribed' WHERE state IS NULL",
  );
}
