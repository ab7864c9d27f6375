import type { NewsletterSubscription } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { ContentRefusal, createContentWriter, isNotOffered } from './content-writer.ts';
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
  it('says for whom it writes, where somebody knows', async () => {
    const headers: unknown[] = [];
    let visitor: string | undefined = 'key.mac';
    const { write } = createContentWriter({
      baseUrl: 'http://content.example',
      visitor: () => visitor,
      fetch: async (_, { headers: sent } = {}) => {
        headers.push(new Headers(sent).get('x-visitor'));
        return Response.json({ code: 'created' });
      },
    });
    await write('subscribe', BODY, 'en');
    visitor = undefined;
    await write('subscribe', BODY, 'en');
    expect(headers).toEqual(['key.mac', null]);
  });

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
    ['a redirect to a login page', () => new Response(null, { status: 302 })],
  ])('takes %s for not stored, asks once, and repeats nothing personal', async (_, answer) => {
    const { asked, write } = writer(answer);
    const error = await write('subscribe', BODY, 'pl-PL').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentUnavailable);
    expect(String(error)).not.toContain('anna');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['36000', '36000'],
    ['0', '0'],
    ['Sun, 22 Nov 2026 00:00:00 GMT', 'Sun, 22 Nov 2026 00:00:00 GMT'],
    ['2026-11-22T00:00:00Z', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    [undefined, undefined],
  ])('reads of a refusal that says %j when it may be asked again', async (said, read) => {
    const headers = new Headers(said === undefined ? {} : { 'retry-after': said });
    const { write } = writer(() => Response.json({ data: null }, { status: 429, headers }));
    await expect(write('subscribe', BODY, 'pl-PL')).rejects.toMatchObject({
      status: 429,
      retryAfter: read,
    });
  });

  it.each<[string, () => Response, object]>([
    ['created, wrapped', () => Response.json({ data: { code: 'created' } }), { code: 'created' }],
    [
      'updated, as an entity',
      () => Response.json({ data: { id: 1, attributes: { code: 'updated' } } }),
      { code: 'updated' },
    ],
    [
      'updated in capitals, 201',
      () => Response.json({ Code: 'UPDATED' }, { status: 201 }),
      { code: 'updated' },
    ],
    ['another code', () => Response.json({ code: 'ok' }), { code: 'created' }],
    ['a list', () => Response.json([1]), { code: 'created' }],
    ['HTML', () => new Response('<h1>Hello</h1>'), { code: 'created' }],
    ['202 without a body', () => new Response(null, { status: 202 }), { code: 'created' }],
    ['204', () => new Response(null, { status: 204 }), { code: 'created' }],
  ])('takes an answer of 200 to 299 for stored: %s', async (_, answer, receipt) => {
    expect(await writer(answer).write('subscribe', BODY, 'pl-PL')).toEqual(receipt);
  });

  it.each<[string, unknown, object]>([
    ['ours', { data: { id: 4, attributes: { vote: 12, voted: true } } }, { vote: 12 }],
    ['flat', { vote: 12, voted: true }, { vote: 12 }],
    ['as text, under another name', { data: { votes: '12' } }, { vote: 12 }],
    ['beside its coupon', { coupon: { id: 4, votes: 12 } }, { vote: 12 }],
    ['without a number', { status: 'ok' }, {}],
  ])('reads the votes of an answer %s', async (_, body, receipt) => {
    const { write } = writer(() => Response.json(body, { status: 201 }));
    expect(await write('voteCoupon', { voter: 'v'.repeat(22) }, 'pl-PL', { id: 4 })).toEqual(receipt);
  });

  it.each([
    [{ code: 'BOREALIS10' }, { code: 'BOREALIS10' }],
    [{ data: { id: 1, attributes: { code: 'BOREALIS10', validTo: null } } }, { code: 'BOREALIS10' }],
    [{ data: { id: 1, attributes: { code: null } } }, {}],
  ])('reads the code of a coupon from %j', async (body, receipt) => {
    const { write } = writer(() => Response.json(body));
    expect(await write('showCoupon', { voter: 'v'.repeat(22) }, 'pl-PL', { id: 4 })).toEqual(receipt);
  });

  it.each([404, 405, 410, 501])('knows %d for an endpoint that may not be there', async (status) => {
    const { write } = writer(() => new Response(null, { status }));
    const error = await write('subscribe', BODY, 'pl-PL').catch((why: unknown) => why);
    expect(isNotOffered(error)).toBe(true);
  });

  it.each([
    [400, { error: { name: 'ValidationError', message: 'anna@poczta.pl' } }, 'ValidationError'],
    [404, { error: { name: 'anna@poczta.pl' } }, 'unknown'],
    [409, { error: { name: 'TimeTaken' } }, 'TimeTaken'],
    [409, null, 'unknown'],
  ])('tells a refusal %d by its name alone', async (status, body, reason) => {
    const { asked, write } = writer(() => Response.json(body, { status }));
    const error = await write('subscribe', BODY, 'pl-PL').catch((why: unknown) => why);
    expect(error).toBeInstanceOf(ContentRefusal);
    expect(error).toMatchObject({ status, reason });
    expect(String(error)).not.toContain('anna');
    expect(asked).toHaveLength(1);
  });

  it('names the sending, and sends files in parts beside the JSON', async () => {
    const { asked, write } = writer(() =>
      Response.json({ data: { id: 1, attributes: { documentId: 'x', state: 'new' } } }),
    );
    const body = {
      stylist: null,
      first_name: 'Anna',
      last_name: 'Nowak',
      email: 'anna@poczta.pl',
      phone: '+48 601 555 014',
      date: '2026-12-05',
      hour: '11:00',
      alternateDate: null,
      alternateHour: null,
      shoppingFor: [],
      occasion: null,
      timeAvailable: '2' as const,
      notes: null,
      workedWithStylist: false,
      hasAppAccount: false,
      termsConsent: true as const,
      ageConsent: true as const,
      dataConsent: true as const,
      marketingConsent: false,
      source: '',
    };
    await write('bookStylist', body, 'pl-PL', { key: 'k'.repeat(22), files: [Buffer.from('jpeg')] });
    const sent = asked[0]?.init;
    expect(sent?.headers).toMatchObject({ 'idempotency-key': 'k'.repeat(22) });
    expect(sent?.headers).not.toHaveProperty('content-type');
    const form = sent?.body as FormData;
    expect(JSON.parse(String(form.get('data')))).toEqual(body);
    expect(await (form.get('photos') as File).text()).toBe('jpeg');
  });

  it('does not send what the contract does not know', async () => {
    const { asked, write } = writer(() => Response.json({ code: 'created' }));
    await expect(write('subscribe', { ...BODY, email: 'x' }, 'pl-PL')).rejects.toThrow(ContentUnavailable);
    expect(asked).toHaveLength(0);
  });
});
