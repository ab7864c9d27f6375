import { sharedStaff } from './staff.ts';

/** A row of the newsletter's list, as editors see it. */
interface Subscriber {
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  type: string;
  source: string;
  ageConsent: boolean;
  language: string;
  consentAt: string;
  state: 'pending' | 'subscribed' | 'left';
  confirmedAt: string | null;
  consentWords: string | null;
}

/** All rows of an address, asked for as the demo's editor: no public call shows them. */
export async function subscribersOf(email: string): Promise<Subscriber[]> {
  const rows = await (await sharedStaff()).rows('newsletter-subscriber', { email: email.toLowerCase() });
  return rows as unknown as Subscriber[];
}
