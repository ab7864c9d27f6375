import { SHOPPING_REASONS } from '@mall/contract';
import { documentId, readBody } from '../kit/fields';

/** As it is stored: addresses are told apart without regard to case. */
function normalized<F extends { email: string; source: string }>(form: F) {
  return { ...form, email: form.email.toLowerCase(), source: form.source || null };
}

export function readBooking(body: unknown) {
  const booking = normalized(readBody('bookStylist', body));
  return {
    ...booking,
    stylist: booking.stylist === null ? null : documentId(booking.stylist, 'stylist'),
    // Ticked in another order it is the same booking.
    shoppingFor: SHOPPING_REASONS.filter((reason) => booking.shoppingFor.includes(reason)),
  };
}
export type Booking = ReturnType<typeof readBooking>;

/** An enquiry about leasing or advertising space. */
export const readLeasing = (body: unknown) => normalized(readBody('enquireLeasing', body));

/** The form of a landing page. */
export const readLanding = (body: unknown) => normalized(readBody('landingLead', body));

/** A message from the contact page. */
export const readContact = (body: unknown) => normalized(readBody('contactCentre', body));

/** A request for a lunch card. */
export const readLunchCard = (body: unknown) => normalized(readBody('requestLunchCard', body));
