import { describe, expect, it } from 'vitest';
import { type Locale, type NewsletterSubscription, WRITES, writePath } from '../src/index.ts';

const CONTENT_URL = process.env.CONTENT_URL ?? 'http://127.0.0.1:1337';

let count = 0;
const fresh = () => `contract.${process.pid}.${Date.now()}.${count++}@poczta.example`;

function body(change: Partial<Record<keyof NewsletterSubscription, unknown>> = {}) {
  return {
    first_name: 'Anna',
    last_name: '',
    email: fresh(),
    phone_number: null,
    type: 'newsletter',
    source: 'https://borealis.example/',
    ageConsent: true,
    ...change,
  };
}

function post(sent: unknown, type = 'application/json', locale: Locale = 'pl-PL') {
  return fetch(CONTENT_URL + writePath('subscribe', locale), {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  });
}

async function codeOf(response: Response) {
  expect(response.status).toBe(200);
  return WRITES.subscribe.answer.parse(await response.json()).code;
}

describe('POST /api/newsletter/subscribe', () => {
  it('answers created the first time and updated from then on, whatever the case of the address', async () => {
    const email = fresh();
    expect(await codeOf(await post(body({ email })))).toBe('created');
    expect(await codeOf(await post(body({ email: email.toUpperCase(), first_name: 'Ewa' })))).toBe('updated');
  });

  it('stores an address once when fifty ask at once', async () => {
    const email = fresh();
    const codes = await Promise.all(
      Array.from({ length: 50 }, async () => codeOf(await post(body({ email })))),
    );
    expect(codes.filter((code) => code === 'created')).toHaveLength(1);
    expect(codes.filter((code) => code === 'updated')).toHaveLength(49);
  });

  it.each([
    { email: 'anna@poczta' },
    { email: 'a@x.pl\r\nBcc: b@x.pl' },
    { email: { $ne: '' } },
    { ageConsent: false },
    { ageConsent: 'true' },
    { type: 'press' },
    { phone_number: '+48 601 555 014' },
    { first_name: 'x'.repeat(81) },
    { source: 'x'.repeat(501) },
  ])('refuses %j', async (change) => {
    const response = await post(body(change));
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/Bcc|xxx/);
  });

  it('takes JSON only, which a page of another origin cannot send unasked', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await post(JSON.stringify(body()), type)).status).toBeGreaterThanOrEqual(400);
    const preflight = await fetch(CONTENT_URL + WRITES.subscribe.path, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
    expect(preflight.headers.get('access-control-allow-origin')).not.toBe('*');
  });

  it('puts nobody on the list before its mail was used, and takes no token but its own', async () => {
    const response = await post(body());
    expect(WRITES.subscribe.answer.parse(await response.json())).toEqual({
      code: 'created',
      confirmation: 'mailed',
    });
    for (const name of ['confirmNewsletter', 'leaveNewsletter', 'changeNewsletterLanguage'] as const)
      for (const token of [`abc.${'x'.repeat(43)}`, 'x', '', null]) {
        const answer = await fetch(CONTENT_URL + writePath(name, 'en'), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, language: 'en' }),
        });
        expect(answer.status, `${name} ${token}`).toBe(token?.includes('.') ? 404 : 400);
      }
  });

  it('shows the list to nobody', async () => {
    for (const path of [
      'newsletter-subscribers',
      'newsletter-subscriber',
      'newsletter',
      'newsletter/subscribe',
    ])
      expect((await fetch(`${CONTENT_URL}/api/${path}`)).status, path).toBeGreaterThanOrEqual(401);
  });
});
