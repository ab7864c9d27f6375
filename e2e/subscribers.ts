import { CONTENT_URL } from './content-calls.ts';

/** A row of the newsletter's list, as editors see it. */
export interface Subscriber {
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  type: string;
  source: string;
  ageConsent: boolean;
  language: string;
  consentAt: string;
}

let token: Promise<string> | undefined;

async function signIn(): Promise<string> {
  const response = await fetch(`${CONTENT_URL}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor@borealis.example', password: 'Borealis2026' }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** All rows of an address, asked for as the demo's editor: no public call shows them. */
export async function subscribersOf(email: string): Promise<Subscriber[]> {
  token ??= signIn();
  const query = new URLSearchParams({ 'filters[email][$eqi]': email });
  const list = 'content-manager/collection-types/api::newsletter-subscriber.newsletter-subscriber';
  const response = await fetch(`${CONTENT_URL}/${list}?${query}`, {
    headers: { authorization: `Bearer ${await token}` },
  });
  return ((await response.json()) as { results: Subscriber[] }).results;
}
