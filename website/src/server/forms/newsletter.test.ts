import { describe, expect, it } from 'vitest';
import { ContentRefusal } from '../../content/client/content-writer.ts';
import { ContentUnavailable } from '../../content/client/reader.ts';
import { failedWords } from '../../i18n/failed-words.ts';
import { translator } from '../../i18n/translator.ts';
import { formsSite, JSON_ASKED as json, SAME } from './site.fixture.ts';

const GOOD = { email: 'anna@poczta.pl', ageConsent: 'on', first_name: 'Anna', source: 'https://b.example/' };

async function site(
  answer: () => Promise<{ code: 'created' | 'updated' }> = async () => ({ code: 'created' }),
) {
  const { written, logged, pass, get, post, followed } = await formsSite(answer);
  return {
    bodies: () => written.map(({ body }) => body),
    logged,
    pass,
    get: (search: string, method?: string) => get(`/newsletter${search}`, method),
    post: (fields: Record<string, string>, headers?: Record<string, string>, search = '?locale=en') =>
      post(`/newsletter${search}`, new URLSearchParams(fields), headers),
    followed: (fields: Record<string, string>, headers?: Record<string, string>) =>
      followed('/newsletter?locale=en', new URLSearchParams(fields), headers),
  };
}

describe('POST /newsletter', () => {
  it.each(['created', 'updated'] as const)('stores, then leads a browser to the page of %s', async (code) => {
    const { post, bodies } = await site(async () => ({ code }));
    const response = await post(GOOD);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/newsletter?locale=en&done=${code}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(bodies()).toEqual([
      {
        first_name: 'Anna',
        last_name: '',
        email: 'anna@poczta.pl',
        phone_number: null,
        type: 'newsletter',
        source: 'https://b.example/',
        ageConsent: true,
      },
    ]);
  });

  it('takes a conflict for an address that is on the list already', async () => {
    const { post, logged } = await site(async () => {
      throw new ContentRefusal('subscribe', 409, 'unknown');
    });
    expect((await post(GOOD)).headers.get('location')).toBe('/newsletter?locale=en&done=updated');
    expect(logged.join()).toContain('form.stored');
  });

  it('answers a script with the code and its words', async () => {
    const { post } = await site();
    const response = await post(GOOD, json);
    expect(await response.json()).toEqual({
      code: 'created',
      heading: translator('en')('newsletter:created.heading'),
      text: translator('en')('newsletter:created.text'),
    });
  });

  it('shows errors with what was typed, and stores nothing', async () => {
    const { followed, bodies } = await site();
    const response = await followed({ email: 'anna@', first_name: 'Anna' });
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({
      locale: 'en',
      state: 'form',
      values: { email: 'anna@', first_name: 'Anna' },
      errors: { email: 'invalid', ageConsent: 'required' },
    });
    expect(bodies()).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a sister site', { 'sec-fetch-site': 'same-site' }],
    ['of another origin', { origin: 'https://evil.example' }],
    ['without any origin', {}],
  ])('refuses a form %s', async (_, headers) => {
    const { post, bodies } = await site();
    expect((await post(GOOD, headers)).status).toBe(403);
    expect(bodies()).toEqual([]);
  });

  it.each<Record<string, string>>([{ website: 'http://spam' }, { proof: '' }, { proof: 'x.y.z' }])(
    'asks for one more press by %j, keeping the text for a person',
    async (extra) => {
      const { followed, bodies } = await site();
      const response = await followed({ ...GOOD, ...extra });
      expect(response.status).toBe(428);
      const shown = await response.json();
      expect(shown).toMatchObject({ state: 'confirm', values: { email: 'anna@poczta.pl' } });
      expect(bodies()).toEqual([]);
    },
  );

  it('takes the press on the page that asks for it, after two seconds', async () => {
    const { followed, bodies, pass } = await site();
    const { proof } = await (await followed({ ...GOOD, proof: '' })).json();
    pass(1_999);
    expect((await followed({ ...GOOD, proof })).status).toBe(428);
    pass(1);
    expect(await (await followed({ ...GOOD, proof })).json()).toMatchObject({ state: 'created' });
    expect(bodies()).toHaveLength(1);
  });

  it('gives a script a proof, writes once for it, and gives a new one with what it has been used up for', async () => {
    const { get, post, bodies, pass } = await site();
    const { proof } = await (await get('?locale=en&proof=1')).json();
    pass(2_000);
    for (let turn = 0; turn < 2; turn++) {
      expect(await (await post({ ...GOOD, proof }, json)).json()).toMatchObject({ code: 'created' });
      pass(5_000);
    }
    const other = await post({ ...GOOD, email: 'ewa@poczta.pl', proof }, json);
    expect(other.status).toBe(428);
    const { proof: next, message } = await other.json();
    expect(message).toBe(translator('en')('forms:confirm'));
    expect(bodies()).toHaveLength(1);
    pass(2_000);
    expect((await post({ ...GOOD, email: 'ewa@poczta.pl', proof: next }, json)).status).toBe(200);
    // Whoever fills in what people do not see is not helped along.
    expect(Object.keys(await (await post({ ...GOOD, website: 'x' }, json)).json())).toEqual(['message']);
  });

  it('keeps the text when the content system is down, for browser and script', async () => {
    const { followed, post, logged } = await site(async () => {
      throw new ContentUnavailable('subscribe', 'no answer');
    });
    const response = await followed(GOOD);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.json()).toMatchObject({
      state: 'failed',
      values: { email: 'anna@poczta.pl', ageConsent: true },
    });
    const script = await post(GOOD, json);
    expect(script.status).toBe(503);
    expect(await script.json()).toEqual({
      message: failedWords(translator('en'), 'newsletter:failed'),
      proof: expect.any(String),
    });
    expect(logged.join()).not.toMatch(/anna|poczta/i);
  });

  it.each(['1200', 'Sun, 22 Nov 2026 00:00:00 GMT', undefined])(
    'keeps the text when the content system takes no more until %s, and says so as for our own limits',
    async (retryAfter) => {
      const { followed, post, logged } = await site(async () => {
        throw new ContentUnavailable('subscribe', 'status 429', { status: 429, retryAfter });
      });
      const page = await followed(GOOD);
      expect([page.status, page.headers.get('retry-after')]).toEqual([429, retryAfter ?? null]);
      expect(await page.json()).toMatchObject({ state: 'tooMany', values: { email: 'anna@poczta.pl' } });
      const script = await post(GOOD, json);
      expect([script.status, script.headers.get('retry-after'), await script.json()]).toEqual([
        429,
        retryAfter ?? null,
        { message: translator('en')('newsletter:tooMany'), proof: expect.any(String) },
      ]);
      expect(logged.join()).toContain('"status":429');
    },
  );

  it('makes one write of a double click', async () => {
    const { post, bodies, pass } = await site();
    const answers = await Promise.all([post(GOOD), post(GOOD), post(GOOD)]);
    expect(answers.map((one) => one.headers.get('location'))).toEqual(
      new Array(3).fill('/newsletter?locale=en&done=created'),
    );
    expect(bodies()).toHaveLength(1);
    pass(5_000);
    await post(GOOD);
    expect(bodies()).toHaveLength(2);
  });

  it('lets a visitor and a network write so often and no more, others still', async () => {
    const { followed, post, bodies, pass } = await site();
    const from = (address: string) => ({ ...SAME, 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++)
      statuses.push((await followed({ ...GOOD, email: `a${i}@b.pl` }, from('192.0.2.1'))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await followed({ ...GOOD, email: 'z@b.pl' }, from('192.0.2.200'))).status).toBe(200);
    for (let i = 0; i < 88; i++)
      await post({ ...GOOD, email: `b${i}@b.pl` }, from(`192.0.2.${10 + (i % 40)}`));
    expect((await followed({ ...GOOD, email: 'w@b.pl' }, from('192.0.2.201'))).status).toBe(429);
    expect((await followed({ ...GOOD, email: 'y@b.pl' }, from('198.51.100.1'))).status).toBe(200);
    pass(600_000);
    expect((await followed({ ...GOOD, email: 'x@b.pl' }, from('192.0.2.1'))).status).toBe(200);
    expect(bodies()).toHaveLength(121);
  });

  it('speaks the default language when asked in none of ours, and never leads elsewhere', async () => {
    const { post } = await site();
    const response = await post(GOOD, SAME, '?locale=//evil.example%0d%0aX-Evil:1');
    expect(response.headers.get('location')).toBe('/newsletter?locale=pl-PL&done=created');
    expect(response.headers.get('x-evil')).toBeNull();
  });

  it('logs nothing that was typed', async () => {
    const { post, logged } = await site();
    await post(GOOD);
    await post({ ...GOOD, email: 'anna@' });
    await post({ ...GOOD, website: 'anna' });
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join()).not.toMatch(/anna|poczta/i);
  });
});

describe('GET /newsletter', () => {
  it('shows the form, and what came of a post', async () => {
    const { get } = await site();
    expect(await (await get('?locale=en')).json()).toMatchObject({ locale: 'en', state: 'form', errors: {} });
    expect(await (await get('?locale=en&done=updated')).json()).toEqual({ locale: 'en', state: 'updated' });
    expect(await (await get('?done=__proto__')).json()).toMatchObject({ locale: 'pl-PL', state: 'form' });
    expect((await get('', 'PUT')).status).toBe(405);
  });
});
