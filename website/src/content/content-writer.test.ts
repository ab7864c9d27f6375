import type { NewsletterSubscription } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { createContentWriter } from './content-writer.ts';
import { ContentUnavailable } from './reader.ts';

const BODY: NewsletterSubscription = {
  first_name: 'Anna',
  last_name: '',
  email: 'anna@poczta.pl',
  phone_number: null,
  type: 'newsletter',
  source: '',
  ageConsent: true,
};

function writer(answer: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  const { write } = createContentWriter({
    baseUrl: 'http://content.example',
    token: 'secret',
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      return answer();
    },
  });
  return { asked, write };
}

describe('content writer', () => {
  it('sends JSON in the language, with the token, and gives the code', async () => {
    const { asked, write } = writer(() => Response.json({ code: 'created' }));
    expect(await write('subscribe', BODY, 'en')).toEqual({ code: 'created' });
    expect(asked[0]?.url).toBe('http://content.example/api/newsletter/subscribe?locale=en');
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        authorization: 'Bearer secret',
      },
    });
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual(BODY);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['an error', () => Response.json({ data: null }, { status: 500 })],
    ['an error that says created', () => Response.json({ code: 'created' }, { status: 503 })],
    ['a refusal', () => Response.json({ error: { message: 'anna@poczta.pl' } }, { status: 400 })],
    ['a redirect to a login page', () => new Response(null, { status: 302 })],
    ['HTML', () => new Response('<h1>Hello</h1>')],
    ['another code', () => Response.json({ code: 'ok' })],
  ])('takes %s for not stored, asks once, and repeats nothing personal', async (_, answer) => {
    const { asked, write } = writer(answer);
    const error = await write('subscribe', BODY, 'pl-PL').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentUnavailable);
    expect(String(error)).not.toContain('anna');
    expect(asked).toHaveLength(1);
  });

  it('does not send what the contract does not know', async () => {
    const { asked, write } = writer(() => Response.json({ code: 'created' }));
    await expect(write('subscribe', { ...BODY, email: 'x' }, 'pl-PL')).rejects.toThrow(ContentUnavailable);
    expect(asked).toHaveLength(0);
  });
});
