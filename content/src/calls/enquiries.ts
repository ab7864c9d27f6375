import type { Context } from 'koa';
import type { DeliveryKind } from '../deliveries/delivery-kinds';
import { bodyOf, keyHeader, taking } from '../submissions/intake';
import { bodyHash, keyOf } from '../submissions/keys';
import { type Kind, readLanding, readLeasing, readLunchCard } from '../submissions/kinds';
import { retainedUntil } from '../submissions/retention';
import { storeSubmission } from '../submissions/store';
import { reading } from './request';

interface Sender {
  email: string;
  name?: string;
  first_name?: string;
  last_name?: string;
}

const nameOf = ({ name, first_name, last_name }: Sender) =>
  name ?? `${first_name ?? ''} ${last_name ?? ''}`.trim();

function enquiry<P extends Sender>(
  kind: Kind,
  read: (body: unknown) => P,
  deliveries: readonly DeliveryKind[],
) {
  return (ctx: Context) =>
    taking(ctx, kind, async () => {
      const { locale } = reading(ctx);
      const payload = read(bodyOf(ctx));
      const hash = bodyHash(kind, { locale, payload });
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
        },
        deliveries,
      );
      return { code };
    });
}

/** `POST /api/media-sale/send-email/` */
export const enquireLeasing = enquiry('leasing', readLeasing, ['leasingNotice']);
/** `POST /api/landing-page/crm` */
export const takeLandingLead = enquiry('landing', readLanding, ['landingNotice', 'landingLead']);
/** `POST /api/lunch-cards/request` */
export const requestLunchCard = enquiry('lunchCard', readLunchCard, ['lunchCardNotice']);
