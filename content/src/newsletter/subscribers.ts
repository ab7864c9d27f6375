import type { Locale } from '@mall/contract';
import { consentWords } from '../../mail/newsletter-letters';
import { queue } from '../deliveries/queue';
import { centreName } from '../deliveries/send-delivery';
import { durably } from '../kit/durably';
import { languageOf, storedInstant } from '../kit/rows';
import { type Row, table } from '../kit/table';
import { lift, suppress } from '../submissions/suppression';
import { type KnownSubscriber, MAIL_AFTER_MS, type SignUp, signUp } from './sign-up';
import type { Subscription } from './subscription';

export const SUBSCRIBER = 'newsletter-subscriber';

const rows = () => table(SUBSCRIBER);

function knownOf(row: Row): KnownSubscriber {
  const { state, mailedAt, mails } = row;
  return {
    state: state === 'pending' || state === 'left' ? state : 'subscribed',
    mailedAt: mailedAt ? storedInstant(mailedAt) : null,
    mails: Number(mails ?? 0),
  };
}

/** The delivery that tells the CRM how somebody stands now; one for each change. */
export const tellCrm = (row: Row, at: Date) =>
  queue('newsletter', row.documentId, languageOf(row), `${row.documentId}-${at.getTime()}`);

/**
 * Runs work on an address while nobody else changes it. The index would refuse a second row too, but PostgreSQL writes
 * what an index refuses into its log, so there sign-ups of one address go one after another.
 */
export function alone<T>(email: string, work: () => Promise<T>): Promise<T> {
  return durably(async (trx) => {
    if (strapi.db.dialect.client === 'postgres')
      await trx?.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [email]);
    return work();
  });
}

/** Names that a form does not ask for take none away. */
function namesOf({ first_name, last_name }: Subscription) {
  return { ...(first_name && { first_name }), ...(last_name && { last_name }) };
}

const differs = (row: Row, change: Record<string, unknown>) =>
  Object.entries(change).some(([field, value]) => row[field] !== value);

/** Stores a sign-up, with the mail that asks its owner where one is due. @param origin a hash of who sent it */
export function storeSignUp(
  subscription: Subscription,
  language: Locale,
  origin: string,
  now: Date,
): Promise<SignUp> {
  const { email } = subscription;
  return alone(email, async () => {
    const row = await rows().findOne({ where: { email } });
    const done = signUp(row ? knownOf(row) : undefined, now);
    const names = namesOf(subscription);
    if (row && done.state === 'subscribed') {
      if (!differs(row, { ...names, language })) return done;
      const changed = await rows().update({ where: { id: row.id }, data: { ...names, language } });
      if (changed) await tellCrm(changed, now);
      return done;
    }
    const mails = done.begins ? 0 : Number(row?.mails ?? 0);
    const data = {
      ...{ state: done.state, language, origin, consentAt: now, source: subscription.source },
      ...(done.begins && { requestedAt: now, confirmedAt: null, confirmOrigin: null, consentWords: null }),
      ...(done.mail && { mailedAt: now, mails: mails + 1 }),
    };
    const kept = row
      ? await rows().update({ where: { id: row.id }, data: { ...data, ...names } })
      : await rows().create({ data: { ...subscription, ...data, publishedAt: now } });
    if (!kept) throw new Error('the address went away between two statements');
    if (done.mail)
      await queue(
        'newsletterConfirmation',
        kept.documentId,
        language,
        `${kept.documentId}-${storedInstant(kept.requestedAt).getTime()}-${mails + 1}`,
        new Date(now.getTime() + MAIL_AFTER_MS),
      );
    return done;
  });
}

/** Puts the address of a sign-up on the list. False = it is no such sign-up any more. */
export async function confirm(
  documentId: string,
  requestedAt: Date,
  origin: string,
  now: Date,
): Promise<boolean> {
  const found = await rows().findOne({ where: { documentId } });
  if (!found) return false;
  const language = languageOf(found);
  const words = consentWords({ locale: language, centre: await centreName(language) });
  return alone(String(found.email), async () => {
    const row = await rows().findOne({ where: { documentId } });
    if (!row?.requestedAt || storedInstant(row.requestedAt).getTime() !== requestedAt.getTime()) return false;
    if (row.state === 'subscribed') return true;
    if (row.state !== 'pending') return false;
    const data = {
      state: 'subscribed',
      confirmedAt: now,
      confirmOrigin: origin,
      consentWords: words,
      leftAt: null,
    };
    const kept = await rows().update({ where: { id: row.id }, data });
    if (!kept) return false;
    await lift(String(row.email));
    await queue('newsletterWelcome', documentId, language, `${documentId}-${requestedAt.getTime()}`);
    await tellCrm(kept, now);
    return true;
  });
}

/** Takes somebody off the list; what waited to be mailed to them does not go out. Done again it changes nothing. */
export async function leave(documentId: string, now: Date): Promise<void> {
  const found = await rows().findOne({ where: { documentId } });
  if (!found) return;
  await alone(String(found.email), async () => {
    const row = await rows().findOne({ where: { documentId } });
    if (!row || row.state === 'left') return;
    await suppress(String(row.email), now);
    await table('delivery').deleteMany({
      where: {
        subject: documentId,
        kind: { $in: ['newsletterConfirmation', 'newsletterWelcome'] },
        state: { $in: ['waiting', 'dead'] },
      },
    });
    const kept = await rows().update({ where: { id: row.id }, data: { state: 'left', leftAt: now } });
    if (kept) await tellCrm(kept, now);
  });
}

/** False = nobody of that id is on the list. */
export async function changeLanguage(documentId: string, language: Locale, now: Date): Promise<boolean> {
  const found = await rows().findOne({ where: { documentId } });
  if (!found || found.state === 'left') return false;
  return alone(String(found.email), async () => {
    const kept = await rows().update({ where: { id: found.id }, data: { language } });
    if (kept && kept.state !== 'pending' && found.language !== language) await tellCrm(kept, now);
    return kept !== null;
  });
}
