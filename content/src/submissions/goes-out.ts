import type { DeliveryKind } from '../deliveries/delivery-kinds';
import { table } from '../kit/table';
import type { Kind } from './kind-names';

const GOES_OUT: Readonly<Record<Kind, readonly DeliveryKind[]>> = {
  stylist: ['bookingConfirmation', 'bookingNotice'],
  leasing: ['leasingNotice', 'receipt'],
  landing: ['landingNotice', 'landingLead', 'receipt'],
  contact: ['contactNotice', 'receipt'],
  lunchCard: ['lunchCardNotice', 'receipt'],
  survey: [],
};

/** Receipts that an address gets in a day: a strange hand may type it again and again. */
const MAX_RECEIPTS = 3;
const DAY_MS = 86_400_000;

/** What goes out because of a form from an address. */
export async function deliveriesOf(kind: Kind, email: string): Promise<readonly DeliveryKind[]> {
  const since = new Date(Date.now() - DAY_MS);
  const before = await table('submission').count({ where: { email, createdAt: { $gt: since } } });
  return before < MAX_RECEIPTS ? GOES_OUT[kind] : GOES_OUT[kind].filter((one) => one !== 'receipt');
}
