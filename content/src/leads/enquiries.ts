import type { Context } from 'koa';
import { reading } from '../kit/request';
import { deliveriesOf } from '../submissions/goes-out';
import { bodyOf, keyHeader, respondToWrite } from '../submissions/intake';
import { bodyHash, keyOf } from '../submissions/keys';
import type { Kind } from '../submissions/kind-names';
import { readContact, readLanding, readLeasing, readLunchCard } from '../submissions/kinds';
import { looksMachineMade } from '../submissions/machine-made';
import { retainedUntil } from '../submissions/retention';
import { storeSubmission } from '../submissions/store';

interface Sender {
  email: string;
  name?: string;
  first_name?: string;
  last_name?: string;
}

const nameOf = ({ name, first_name, last_name }: Sender) =>
  name ?? `${first_name ?? ''} ${last_name ?? ''}`.trim();

function enquiry<P extends Sender & Record<string, unknown>>(kind: Kind, read: (body: unknown) => P) {
  return (ctx: Context) =>
    respondToWrite(ctx, kind, async () => {
      const { locale } = reading(ctx);
      const payload = read(bodyOf(ctx));
      const hash = bodyHash(kind, { locale, payload });
      const aside = looksMachineMade(payload);
      const { code } = await storeSubmission(
        {
          kind,
          payload,
          name: nameOf(payload),
          email: payload.email,
          language: locale,
          idempotencyKey: keyOf(kind, keyHeader(ctx), hash),
          hash,
          retainUntil: retainedUntil(kind, new Date()),
          aside,
        },
        await deliveriesOf(kind, payload.email),
      );
      return { code };
    });
}

/** `POST /api/media-sale/send-email/` */
export const enquireLeasing = enquiry('leasing', readLeasing);
/** `POST /api/landing-page/crm` */
export const takeLandingLead = enquiry('landing', readLanding);
/** `POST /api/contact/message` */
export const contactCentre = enquiry('contact', readContact);
/** `POST /api/lunch-cards/request` */
export const requestLunchCard = enquiry('lunchCard', readLunchCard);
