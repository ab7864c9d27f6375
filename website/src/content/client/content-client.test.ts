import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BODIES } from '../../../fixtures/bodies.ts';
import { PAUSE_MS, TIMER_EARLY_MS } from './circuit-breaker.ts';
import {
  ASKED,
  clientOf,
  clientWith,
  json,
  offers,
  payloadIn,
  read,
  refused,
} from './content-client/content-client.fixture.ts';
import { BODY_LIMIT_BYTES } from './content-client/request.ts';
import { DEADLINE_MS } from './content-client.ts';
import { createReader, orWithout } from './content-reader.ts';
import { ContentUnavailable } from './reader.ts';

/** An answer without a Content-Type. */
const untyped = (body: string, status = 200) => new Response(Buffer.from(body), { status });
const page = (body: string, status: number, type = 'text/html') =>
  new Response(body, { status, headers: { 'content-type': type } });

describe('content client', () => {
  it('asks in the language, with the token, refusing redirects, and unwraps the answer', async () => {
    const { client, asked } = clientOf(offers);
    const { value } = await read(client);
    expect(value?.items[0]).toMatchObject({ slug: 'czterdziesci', tenant: { slug: 'halland' } });
    expect(asked[0]?.url).toBe('http://content.example/api/offers?locale=pl-PL&offset=0&limit=100');
    expect(asked[0]?.init).toMatchObject({
      redirect: 'manual',
      headers: { 'accept-language': 'pl-PL', authorization: 'Bearer secret' },
    });
    expect(asked[0]?.init.headers).not.toHaveProperty('x-preview-secret');
  });

  it('names the request that is being answered, so that both logs know it by one id', async () => {
    const { client, asked } = clientWith({ requestId: () => 'edge-00042' }, offers);
    await read(client);
    expect(asked[0]?.init.headers).toMatchObject({ 'x-request-id': 'edge-00042' });
    const outside = clientOf(offers);
    await read(outside.client);
    expect(outside.asked[0]?.init.headers).not.toHaveProperty('x-request-id');
  });

  it('takes files that the system names by its address, or by its public one, for its own', async () => {
    const entry = (media: string) => ({ id: 1, name: 'Buty', slug: 'buty', media });
    const urls = ['http://content.example/a.png', 'https://cms.example/b.png', 'https://cdn.example/c.png'];
    const { client } = clientWith({ publicUrl: 'https://cms.example' }, () => json(urls.map(entry)));
    const { value } = await read(client);
    expect(value?.items.map(({ media }) => media?.url)).toEqual([
      '/a.png',
      '/b.png',
      'https://cdn.example/c.png',
    ]);
  });

  it('shows the preview secret for drafts only', async () => {
    const { client, asked } = clientOf(() => json(BODIES.offer));
    await client.call('offer', { slug: 'a' }, { locale: 'en', preview: true });
    expect(asked[0]?.init.headers).toMatchObject({ 'x-preview-secret': 'drafts' });
    expect(asked[0]?.url).toContain('publicationState=preview');
  });

  it.each([
    ['NotFound in JSON', () => json({ data: null, error: { status: 404 } }, 404), true],
    ['`data: null`', () => json({ data: null }), true],
    ['`null`', () => json(null), true],
    ['a slug that it refuses', () => json({ data: null, error: { status: 400 } }, 400), true],
    ['204', () => new Response(null, { status: 204 }), true],
    ['NotFound in JSON of a type that nobody names', () => untyped('{"error":{}}', 404), true],
    ['a 404 in plain text', () => new Response('404 page not found', { status: 404 }), false],
    ['a 404 of HTML', () => page('<h1>Not found</h1>', 404), false],
    ['an empty 404', () => new Response(null, { status: 404 }), false],
    ['a 404 of broken JSON', () => page('{"data":', 404, 'application/json'), false],
  ])('takes %s for a missing entity, and knows whose word it is', async (_, answer, said) => {
    const { client, logged } = clientOf(answer);
    const { outcome } = await client.call('offer', { slug: 'x' }, ASKED);
    expect(outcome).toEqual({ kind: 'absent', said });
    expect(logged).toEqual([]);
  });

  it.each([
    ['NotFound in JSON', () => json({ data: null, error: { status: 404 } }, 404)],
    ['a 404 in plain text', () => new Response('404 page not found', { status: 404 })],
    ['`data: null`', () => json({ data: null })],
    ['`null`', () => json(null)],
    ['somebody else', () => json({ message: 'starting' })],
    ['entries of another kind', () => json({ data: [{ colour: 'red' }, { colour: 'blue' }] })],
    ['204', () => new Response(null, { status: 204 })],
    // A content system that does not give one list to whoever asks would lose all its pages otherwise.
    ...[400, 401, 403, 405, 406, 422].map((status): [string, () => Response] => [
      `${status}`,
      () => json({ data: null, error: { status } }, status),
    ]),
    ['403 in HTML', () => page('<h1>Forbidden</h1>', 403)],
  ])(
    'finds a list that is answered by %s unreadable, never absent or empty, and says so once',
    async (_, answer) => {
      const { client, logged } = clientOf(answer);
      for (let turn = 0; turn < 3; turn++) {
        expect((await client.call('offers', {}, ASKED)).outcome.kind).toBe('unreadable');
      }
      expect(logged.filter(([event]) => event === 'content.unreadable')).toMatchObject([
        ['content.unreadable', { endpoint: 'offers' }],
      ]);
    },
  );

  it('takes an empty list for what it is', async () => {
    expect((await read(clientOf(() => json({ data: [] })).client)).value?.items).toEqual([]);
  });

  it.each([
    ['NotFound in JSON', () => json({ data: null, error: { status: 404 } }, 404)],
    ['a 404 in plain text', () => new Response('404 page not found', { status: 404 })],
    ['`data: null`', () => json({ data: null })],
    ['`null`', () => json(null)],
    ['an empty list of errors', () => json({ errors: [] })],
    ['somebody else', () => json({ message: 'starting' })],
    ['a health check', () => json({ status: 'UP' })],
    ['204', () => new Response(null, { status: 204 })],
    ['a login', () => json({ error: { status: 401 } }, 401)],
    ['a refusal', () => page('<h1>Forbidden</h1>', 403)],
    ['a method that is not allowed', () => json({}, 405)],
  ])('never takes %s for the shell', async (_, answer) => {
    await expect(clientOf(answer).client.call('headerStatic', {}, ASKED)).rejects.toBeInstanceOf(
      ContentUnavailable,
    );
  });

  it.each([
    ['searchData', { status: 'UP' }],
    ['homePage', { message: 'starting' }],
    ['instagramPosts', { error: 'Not found' }],
    ['uploadFiles', { status: 'UP' }],
    ['mapPdf', { data: { status: 'UP' } }],
  ] as const)('reads nothing of %s from what is something else', async (name, body) => {
    const { client, logged } = clientOf(() => json(body));
    const { outcome } = await client.call(name, { name: 'sitemap.xml' }, ASKED);
    expect(outcome.kind).toBe('unreadable');
    expect(logged.map(([event]) => event)).toEqual(['content.unreadable']);
  });

  it('reads a bare name as one that anything may have sent, and says so once', async () => {
    const { client, logged } = clientOf(() => json({ name: 'api', status: 'ok' }));
    for (let turn = 0; turn < 2; turn++) {
      const { outcome } = await client.call('offer', { slug: 'noc' }, ASKED);
      expect(outcome).toMatchObject({ kind: 'present', isBare: true, value: { name: 'api' } });
    }
    expect((await client.call('offerTypes', {}, ASKED)).outcome.kind).toBe('unreadable');
    expect(logged.map(([event, fields]) => [event, fields.endpoint])).toEqual([
      ['content.unreadable', 'offer'],
      ['content.unreadable', 'offerTypes'],
    ]);
  });

  it.each([400, 401, 403, 405])(
    'leaves out a single document that is answered %d, and says so once; the system counts as well',
    async (status) => {
      const { client, logged } = clientOf(() => json({ data: null, error: { status } }, status));
      for (let turn = 0; turn < 8; turn++)
        expect((await client.call('csr', {}, ASKED)).outcome).toEqual({
          kind: 'unreadable',
          reason: `status ${status}`,
        });
      expect(logged).toEqual([['content.unreadable', { endpoint: 'csr', reason: `status ${status}` }]]);
      expect(client.well()).toBe(true);
    },
  );

  it('takes a kiosk that it refuses for one that is not there', async () => {
    const { client } = clientOf(() => json({ error: { status: 400 } }, 400));
    const kiosk = await client.call('mapSource', { role: 'kiosk', kiosk: 'x' }, ASKED);
    expect(kiosk.outcome).toEqual({ kind: 'absent', said: true });
    expect((await client.call('mapSource', { role: 'kiosk' }, ASKED)).outcome.kind).toBe('unreadable');
  });

  it('reads an object or a list whose type nobody names', async () => {
    const body = JSON.stringify(BODIES.offers);
    expect((await read(clientOf(() => untyped(body)).client)).value?.items).toHaveLength(4);
    expect((await read(clientOf(() => untyped('[]')).client)).value?.items).toEqual([]);
  });

  it('leaves out what reading fails over, without taking that for a failure of the system', async () => {
    const body = { data: [{ id: 1, name: 'A', slug: 'a', startDate: '2026-11-22T10:00:00' }] };
    const { client, logged } = clientWith({ timeZone: 'No/Where' }, () => json(body));
    for (let turn = 0; turn < 8; turn++)
      expect((await client.call('offers', {}, ASKED)).outcome.kind).toBe('unreadable');
    expect(logged.map(([event]) => event)).toEqual(['content.unreadable']);
    expect(client.well()).toBe(true);
  });

  it('takes a shell whose every part is missing for a shell: the centre may have written nothing yet', async () => {
    const { client } = clientOf(() => json({ headerData: null, footerData: null, menuData: [] }));
    expect((await client.call('headerStatic', {}, ASKED)).outcome.kind).toBe('present');
  });

  it('tries a read once more after a broken connection or a 5xx', async () => {
    const broken = clientOf(refused, offers);
    expect((await read(broken.client)).value?.items).toHaveLength(4);
    const failing = clientOf(() => json({}, 502), offers);
    expect((await read(failing.client)).value?.items).toHaveLength(4);
    const twice = clientOf(refused, refused, offers);
    await expect(read(twice.client)).rejects.toBeInstanceOf(ContentUnavailable);
    expect(twice.asked).toHaveLength(2);
  });

  it.each([
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://evil.example' } })],
    ['HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    [
      'another charset',
      () => new Response('{}', { headers: { 'content-type': 'application/json; charset=latin1' } }),
    ],
    ['truncated JSON', () => new Response('{"data":[', { headers: { 'content-type': 'application/json' } })],
    ['errors with status 200', () => json({ errors: [{ message: 'boom' }] })],
    ['no errors and no data with status 200', () => json({ errors: [] })],
    ['an error with status 200', () => json({ data: null, error: { status: 500 } })],
    ['an error in words with status 200', () => json({ status: 500, error: 'Internal Server Error' })],
    ['too many requests', () => json({}, 429)],
    ['a request that took too long', () => json({}, 408)],
    ['words of a type that nobody names', () => untyped('<h1>Welcome</h1>')],
    ['half of a list of a type that nobody names', () => untyped('{"data":[')],
    ['a word of a type that nobody names', () => untyped('"x"')],
    ['nothing of a type that nobody names', () => untyped('null')],
  ])('does not take %s for an answer', async (_, answer) => {
    const { client, asked } = clientOf(answer);
    await expect(read(client)).rejects.toBeInstanceOf(ContentUnavailable);
    expect(asked).toHaveLength(1);
  });

  it.each([
    'application/json;odata.metadata=minimal;charset=utf-8',
    'application/json; version=1.0',
    'application/json; profile="https://shapes.example/list"',
    'application/json;charset=UTF-8;',
    'application/vnd.api+json; ext="a"',
    'text/json',
  ])('reads JSON of the type %s', async (type) => {
    const answer = () => new Response(JSON.stringify(BODIES.offers), { headers: { 'content-type': type } });
    expect((await read(clientOf(answer).client)).value?.items).toHaveLength(4);
  });

  it('takes an empty list of errors beside content for none', async () => {
    const data = [{ id: 1, name: 'Noc', slug: 'noc' }];
    for (const body of [
      { errors: [], data },
      { success: true, errors: [], result: data },
    ])
      expect((await read(clientOf(() => json(body)).client)).value?.items).toHaveLength(1);
    const { client } = clientOf(() =>
      json({ success: true, errors: [], headerData: { centreName: 'Galeria' } }),
    );
    expect((await client.call('headerStatic', {}, ASKED)).outcome.kind).toBe('present');
    const nothing = clientOf(() => json({ success: true, errors: [] })).client;
    expect((await nothing.call('offers', {}, ASKED)).outcome.kind).toBe('unreadable');
  });

  it.each([
    ['no success', { success: false, message: 'DB timeout', data: null }],
    ['no success and nothing else', { success: false, message: 'DB timeout' }],
    ['a status in words', { status: 'error', message: 'x', data: null }],
    ['another one, without entries', { status: 'fail', data: [] }],
    ['a code', { code: 500, msg: 'x', data: null }],
    ['an error in words', { error: 'x', data: null }],
    ['an error', { data: {}, error: { code: 'E_DOWN' } }],
  ])('takes %s with status 200 for a failure, never for the absence of an entity', async (_, body) => {
    for (const name of ['offer', 'offers'] as const)
      await expect(clientOf(() => json(body)).client.call(name, { slug: 'x' }, ASKED)).rejects.toBeInstanceOf(
        ContentUnavailable,
      );
  });

  it.each([
    ['a code', { code: 404, msg: 'x', data: null }],
    ['a status of an error', { data: null, error: { status: 410, message: 'x' } }],
    ['words', { success: false, message: 'Offer not found', data: null }],
  ])(
    'takes a failure of status 200 that says in %s that there is none for no more than that',
    async (_, body) => {
      const { client } = clientOf(() => json(body));
      const { outcome } = await client.call('offer', { slug: 'x' }, ASKED);
      expect(outcome).toEqual({ kind: 'absent', said: false });
      await expect(client.call('headerStatic', {}, ASKED)).rejects.toBeInstanceOf(ContentUnavailable);
      expect((await client.call('offers', {}, ASKED)).outcome.kind).toBe('unreadable');
    },
  );

  it('reads an entity whose own fields are called like those of a failure', async () => {
    const body = { id: 7, slug: 'noc', name: 'Noc', success: false, status: 'failed', code: 450 };
    const { outcome } = await clientOf(() => json(body)).client.call('offer', { slug: 'noc' }, ASKED);
    expect(outcome).toMatchObject({ kind: 'present', value: { name: 'Noc' } });
  });

  it('stops reading a body that is too large', async () => {
    let sent = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 1 << 20;
            controller.enqueue(new Uint8Array(1 << 20).fill(32));
          },
        }),
        { headers: { 'content-type': 'application/json' } },
      );
    await expect(read(clientOf(endless).client)).rejects.toThrow('bytes');
    expect(sent).toBeLessThan(BODY_LIMIT_BYTES + (4 << 20));
  });

  it('drops a malformed part and says so once, with endpoint and path and without the data', async () => {
    const body = { data: [{ id: 1, attributes: { name: 'A', slug: 'a', startDate: 'tomorrow-ish' } }] };
    const { client, logged } = clientOf(() => json(body));
    expect((await read(client)).value?.items[0]).toMatchObject({ slug: 'a', startDate: null });
    await read(client);
    const told = logged.filter(([event]) => event === 'content.malformed');
    expect(told).toHaveLength(1);
    expect(told[0]?.[1]).toMatchObject({ endpoint: 'offers', path: 'data.0.attributes.startDate' });
    expect(JSON.stringify(logged)).not.toContain('tomorrow-ish');
  });
});

describe('deadline', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('holds over a body that drips, and lets go of the connection', async () => {
    let aborted = false;
    const dripping = clientOf((signal) => {
      const body = new ReadableStream({
        start(controller) {
          const drip = setInterval(() => controller.enqueue(new Uint8Array([32])), 100);
          signal.addEventListener('abort', () => {
            aborted = true;
            clearInterval(drip);
            controller.error(signal.reason);
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    const answer = expect(read(dripping.client)).rejects.toThrow(`within ${DEADLINE_MS} ms`);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    await answer;
    expect(aborted).toBe(true);
    expect(dripping.asked).toHaveLength(1);
  });

  it('is as long as it is told to be', async () => {
    const patient = clientWith({ answerMs: DEADLINE_MS * 3 }, () => new Promise(() => {}));
    const answer = read(patient.client).catch(({ message }: Error) => message);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS * 3 - 1);
    expect(await Promise.race([answer, 'still asks'])).toBe('still asks');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toContain(`within ${DEADLINE_MS * 3} ms`);
  });

  it('holds over the retry too', async () => {
    const slow = clientOf(
      () => new Promise((_, reject) => setTimeout(() => reject(new TypeError('reset')), DEADLINE_MS - 500)),
    );
    const answer = expect(read(slow.client)).rejects.toThrow(`within ${DEADLINE_MS} ms`);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    await answer;
    expect(slow.asked).toHaveLength(2);
  });
});

describe('circuit breaker', () => {
  async function failing(count: number) {
    const made = clientOf(refused);
    for (let i = 0; i < count; i++) await expect(read(made.client)).rejects.toThrow('no connection');
    return made;
  }

  it('opens after five failures in a row and asks nothing', async () => {
    const { client, asked, logged } = await failing(5);
    const before = asked.length;
    await expect(read(client)).rejects.toThrow('is down');
    expect(asked).toHaveLength(before);
    expect(logged.filter(([event]) => event === 'content.down')).toHaveLength(1);
  });

  it('lets one request try after two seconds, and stays open when that fails', async () => {
    const { client, asked, pass } = await failing(5);
    const before = asked.length;
    pass(2000);
    const results = await Promise.allSettled([read(client), read(client)]);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked).toHaveLength(before + 2);
    await expect(read(client)).rejects.toThrow('is down');
  });

  it('closes when the system answers again', async () => {
    const made = clientOf(...Array.from({ length: 10 }, () => refused), offers);
    for (let i = 0; i < 5; i++) await expect(read(made.client)).rejects.toThrow();
    made.pass(2000);
    expect((await read(made.client)).value?.items).toHaveLength(4);
    expect((await read(made.client)).value?.items).toHaveLength(4);
    expect(made.logged.map(([event]) => event)).toContain('content.up');
  });

  it('does not open for bad payloads or bad parameters of one endpoint', async () => {
    const { client, asked } = clientOf(() => json({ data: { id: 'x', attributes: {} } }));
    for (let i = 0; i < 8; i++)
      expect((await client.call('offer', { slug: 'a' }, ASKED)).outcome.kind).toBe('unreadable');
    expect(asked).toHaveLength(8);
  });

  it('counts a render once, however many of its endpoints fail', async () => {
    const { client, asked, logged } = clientOf(refused);
    const render = () => {
      const errand = {};
      return Promise.allSettled(
        Array.from({ length: 19 }, (_, n) => client.call('offer', { slug: `o${n}` }, { ...ASKED, errand })),
      );
    };
    for (let turn = 0; turn < 4; turn++) await render();
    expect(asked).toHaveLength(4 * 19 * 2);
    expect(logged.filter(([event]) => event === 'content.down')).toHaveLength(0);
    expect(client.well()).toBe(false);
    await render();
    expect(logged.filter(([event]) => event === 'content.down')).toHaveLength(1);
  });

  it('counts a missing page as an answer', async () => {
    const missing = () => new Response('no such thing', { status: 404 });
    const { client, asked } = clientOf(refused, refused, missing);
    await expect(read(client)).rejects.toThrow('no connection');
    expect(client.well()).toBe(false);
    for (let i = 0; i < 8; i++) await client.call('offer', { slug: 'a' }, ASKED);
    expect(client.well()).toBe(true);
    expect(asked).toHaveLength(10);
  });

  describe('for a render', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('is waited out once: all its reads go on when the probe is answered', async () => {
      const made = clientOf(...Array.from({ length: 10 }, () => refused), () => json(BODIES.offer));
      for (let i = 0; i < 5; i++) await expect(read(made.client)).rejects.toThrow('no connection');
      const errand = {};
      const reads = Promise.all(
        ['a', 'b', 'c'].map((slug) =>
          made.client.call('offer', { slug }, { ...ASKED, errand }).then(payloadIn),
        ),
      );
      await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
      expect(made.asked).toHaveLength(10);
      made.pass(PAUSE_MS);
      await vi.advanceTimersByTimeAsync(1 + TIMER_EARLY_MS);
      expect((await reads).every((offer) => offer !== null)).toBe(true);
      expect(made.asked).toHaveLength(13);
    });

    it('is waited out to its end, where a timer rings before the clock says so', async () => {
      const made = clientOf(...Array.from({ length: 10 }, () => refused), () => json(BODIES.offer));
      for (let i = 0; i < 5; i++) await expect(read(made.client)).rejects.toThrow('no connection');
      const reading = made.client.call('offer', { slug: 'a' }, { ...ASKED, errand: {} }).then(payloadIn);
      made.pass(PAUSE_MS - 1);
      await vi.advanceTimersByTimeAsync(PAUSE_MS);
      made.pass(1);
      await vi.advanceTimersByTimeAsync(TIMER_EARLY_MS);
      expect(await reading).not.toBeNull();
    });

    it('is not waited out for what is asked without patience', async () => {
      const made = clientOf(refused);
      for (let i = 0; i < 5; i++) await expect(read(made.client)).rejects.toThrow('no connection');
      const coupons = made.client.call('coupons', {}, { ...ASKED, errand: {}, patient: false });
      await expect(coupons).rejects.toThrow('the content system is down');
      expect(made.asked).toHaveLength(10);
    });

    it('is not waited out twice: a probe that fails ends the render', async () => {
      const made = clientOf(refused);
      for (let i = 0; i < 5; i++) await expect(read(made.client)).rejects.toThrow('no connection');
      const errand = {};
      const reads = Promise.allSettled(
        ['a', 'b', 'c'].map((slug) => made.client.call('offer', { slug }, { ...ASKED, errand })),
      );
      made.pass(PAUSE_MS);
      await vi.advanceTimersByTimeAsync(PAUSE_MS + TIMER_EARLY_MS);
      expect((await reads).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
      // The probe and its second try.
      expect(made.asked).toHaveLength(12);
      await expect(made.client.call('offers', {}, { ...ASKED, errand })).rejects.toThrow('is down');
      expect(made.asked).toHaveLength(12);
    });
  });
});

describe('reader', () => {
  it('collects the tags of its endpoints', async () => {
    const reader = createReader(clientOf(() => json(BODIES.tenantsOfCategory)).client, ASKED);
    await reader.read('tenantsOfCategory', { category: 'moda' });
    reader.tag('tenant:halland', 'tenant:bad tag', 'tenant:a,b');
    expect(reader.gathered().tags).toEqual(['category:moda', 'tenant:halland', 'tenants']);
  });

  it('goes without an optional part, remembering why', async () => {
    const reader = createReader(clientOf(refused).client, ASKED);
    expect(await orWithout(reader, reader.read('offers', {}))).toBeNull();
    expect(reader.gathered()).toMatchObject({ degraded: 'offers: no connection' });
    expect(reader.gathered().failed).toBeInstanceOf(ContentUnavailable);
    expect(reader.gathered().withoutShell).toBe(false);
  });

  it('gives a bare name, and notes it as less than what a good page may hold', async () => {
    const reader = createReader(clientOf(() => json({ name: 'api', status: 'ok' })).client, ASKED);
    expect(await reader.read('offer', { slug: 'noc' })).toMatchObject({ name: 'api', slug: 'noc' });
    expect(reader.gathered().gaps).toEqual([
      { endpoint: 'offer', named: true, absent: false, said: false, tags: ['offer:noc'] },
    ]);
    expect(reader.whole()).toBe(true);
  });

  it('notes what gave nothing, which does not make the page poorer', async () => {
    const reader = createReader(clientOf(() => new Response('', { status: 404 })).client, ASKED);
    expect(await reader.read('offer', { slug: 'a' })).toBeNull();
    expect(await reader.read('offers', {})).toBeNull();
    expect(reader.gathered()).toMatchObject({
      degraded: undefined,
      gaps: [
        { endpoint: 'offer', absent: true, said: false, tags: ['offer:a'] },
        { endpoint: 'offers', absent: false, said: false, tags: ['offers'] },
      ],
    });
  });

  it('tells what was asked for by its name from documents that every centre has', async () => {
    const reader = createReader(clientOf(() => json(null)).client, ASKED);
    await reader.read('infoPage', {});
    await reader.read('tenant', { slug: 'a' });
    await reader.read('mapSource', { role: 'kiosk', kiosk: 'x' });
    expect(reader.gathered().gaps.map(({ endpoint, named }) => [endpoint, named])).toEqual([
      ['infoPage', false],
      ['tenant', true],
      ['mapSource', true],
    ]);
  });

  it('knows a page without its shell', async () => {
    const reader = createReader(clientOf(refused).client, ASKED);
    await orWithout(reader, reader.read('headerStatic', {}));
    expect(reader.gathered().withoutShell).toBe(true);
  });
});
