import { readBody } from '../kit/fields';

/** A sign-up as it is stored (spec section 3), without its language and time. */
export interface Subscription {
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone_number: null;
  type: 'newsletter';
  source: string | null;
  ageConsent: true;
}

/** Reads the body of a sign-up. Addresses are told apart without regard to case. Throws a 400 that names the field. */
export function subscriptionOf(body: unknown): Subscription {
  const { email, first_name, last_name, source, ...rest } = readBody('subscribe', body);
  return {
    ...rest,
    email: email.toLowerCase(),
    first_name: first_name || null,
    last_name: last_name || null,
    source: source || null,
  };
}
