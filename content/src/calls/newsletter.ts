import type { Context } from 'koa';
import { wakeDeliveries } from '../deliveries/delivery-loop';
import { queue } from '../deliveries/queue';
import { durably } from '../submissions/durably';
import { bodyOf, keyHeader, taking } from '../submissions/intake';
import { bodyHash, keyOf } from '../submissions/keys';
import { reading } from './request';
import { type Subscription, saysTaken, subscriptionOf } from './subscription';
import { type Row, table } from './table';

const SUBSCRIBER = 'newsletter-subscriber';

type Subscriber = Subscription & { language: string; consentAt: Date };

async function change(data: Subscriber, hand: (row: Row) => Promise<void>): Promise<void> {
  // A form that does not ask for a name takes none away.
  const { email, first_name, last_name, ...rest } = data;
  const names = { ...(first_name && { first_name }), ...(last_name && { last_name }) };
  try {
    await durably(async () => {
      const known = await table(SUBSCRIBER).update({ where: { email }, data: { ...rest, ...names } });
      if (!known) throw new Error('the address went away between two statements');
      await hand(known);
    });
  } catch (error) {
    // The same sign-up was handed to the CRM before.
    if (!saysTaken(error)) throw error;
  }
}

/**
 * Adds an address unless it is on the list. The index would refuse it too, but PostgreSQL writes what an index refuses
 * into its log, so there sign-ups of one address go one after another.
 */
function add(data: Subscriber, hand: (row: Row) => Promise<void>): Promise<boolean> {
  return durably(async (trx) => {
    if (strapi.db.dialect.client === 'postgres')
      await trx?.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [data.email]);
    if ((await table(SUBSCRIBER).count({ where: { email: data.email } })) > 0) return false;
    await hand(await table(SUBSCRIBER).create({ data: { ...data, publishedAt: data.consentAt } }));
    return true;
  });
}

async function store(
  subscription: Subscription,
  language: string,
  key: string,
): Promise<'created' | 'updated'> {
  const data = { ...subscription, language, consentAt: new Date() };
  const hand = (row: Row) => queue('newsletter', row.documentId, language, key);
  try {
    if (await add(data, hand)) return 'created';
  } catch (error) {
    if (!saysTaken(error)) throw error;
  }
  await change(data, hand);
  return 'updated';
}

/** One delivery for one press of the button; without a key, one a day for the same sign-up. */
function deliveryKey(ctx: Context, subscription: Subscription, locale: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = bodyHash('newsletter', { ...subscription, locale, day });
  const header = keyHeader(ctx);
  return header === ''
    ? hash
    : bodyHash('newsletter', [keyOf('newsletter', header, hash), subscription.email]);
}

/** `POST /api/newsletter/subscribe`: puts an address on the list. A 200 means that it is stored. */
export function subscribe(ctx: Context) {
  return taking(ctx, 'newsletter', async () => {
    const { locale } = reading(ctx);
    const subscription = subscriptionOf(bodyOf(ctx));
    const code = await store(subscription, locale, deliveryKey(ctx, subscription, locale));
    wakeDeliveries();
    return { code };
  });
}
