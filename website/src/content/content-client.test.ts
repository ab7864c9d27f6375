import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BODY_LIMIT_BYTES, createContentClient, DEADLINE_MS } from './content-client.ts';
import { createReader, orWithout } from './content-reader.ts';
import { BODIES } from './fixtures/bodies.ts';
import { ContentUnavailable } from './reader.ts';

const ASKED = { locale: 'pl-PL', preview: false } as const;
const json = (body: unknown, status = 200) => Response.json(body, { status });

/** A client over answers given one after the other; the last one stays. */
function clientOf(...answers: ((signal: AbortSignal, init: RequestInit) => Response | Promise<Response>)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const logged: [string, Record<string, unknown>][] = [];
  let time = 0;
  const client = createContentClient({
    baseUrl: 'http://content.example',
    token: 'secret',
    previewSecret: 'drafts',
    log: (event, fields = {}) => logged.push([event, fields]),
    now: () => time,
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (!answer) throw new Error('no answer given');
      return answer(init.signal ?? new AbortController().signal, init);
    },
  });
  return { client, asked, logged, pass: (ms: number) => (time += ms) };
}

const offers = () => json(BODIES.offers);
const refused = () => {
  throw new TypeError('fetch failed');
};
const read = (client: ReturnType<typeof clientOf>['client']) => client.call('offers', {}, ASKED);

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

  it('shows the preview secret for drafts only', async () => {
    const { client, asked } = clientOf(() => json(BODIES.offer));
    await client.call('offer', { slug: 'a' }, { locale: 'en', preview: true });
    expect(asked[0]?.init.headers).toMatchObject({ 'x-preview-secret': 'drafts' });
    expect(asked[0]?.url).toContain('publicationState=preview');
  });

  it('gives null for what is missing', async () => {
    for (const answer of [
      () => json({ data: null, error: { status: 404 } }, 404),
      () => json({ data: null }),
      () => json({ data: null, error: { status: 400 } }, 400),
    ]) {
      expect((await clientOf(answer).client.call('offer', { slug: 'x' }, ASKED)).value).toBeNull();
    }
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
    ['no permission', () => json({ data: null }, 403)],
    ['a bad parameter in a list', () => json({ data: null }, 400)],
    ['too many requests', () => json({}, 429)],
  ])('does not take %s for an answer', async (_, answer) => {
    const { client, asked } = clientOf(answer);
    await expect(read(client)).rejects.toBeInstanceOf(ContentUnavailable);
    expect(asked).toHaveLength(1);
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

  it('drops a malformed part and says so once, with call and path and without the data', async () => {
    const body = { data: [{ id: 1, attributes: { name: 'A', slug: 'a', startDate: 'tomorrow-ish' } }] };
    const { client, logged } = clientOf(() => json(body));
    expect((await read(client)).value?.items[0]).toMatchObject({ slug: 'a', startDate: null });
    await read(client);
    const told = logged.filter(([event]) => event === 'content.malformed');
    expect(told).toHaveLength(1);
    expect(told[0]?.[1]).toMatchObject({ call: 'offers', path: 'data.0.attributes.startDate' });
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

  it('does not open for bad payloads or bad parameters of one call', async () => {
    const { client, asked } = clientOf(() => json({ data: { id: 'x', attributes: {} } }));
    for (let i = 0; i < 8; i++)
      await expect(client.call('offer', { slug: 'a' }, ASKED)).rejects.toThrow('shape');
    expect(asked).toHaveLength(8);
  });
});

describe('shared payloads', () => {
  const header = () => json(BODIES.headerStatic);
  const headerOf = (client: ReturnType<typeof clientOf>['client']) => client.call('headerStatic', {}, ASKED);

  it('are asked for once at a time and kept for a minute', async () => {
    const { client, asked, pass } = clientOf(header);
    await Promise.all([headerOf(client), headerOf(client), headerOf(client)]);
    pass(59_999);
    await headerOf(client);
    expect(asked).toHaveLength(1);
    pass(1);
    await headerOf(client);
    expect(asked).toHaveLength(2);
  });

  it('are kept apart by language', async () => {
    const { client, asked } = clientOf(header);
    await headerOf(client);
    await client.call('headerStatic', {}, { locale: 'en', preview: false });
    expect(asked).toHaveLength(2);
  });

  it('are kept apart by what was asked for', async () => {
    const { client, asked } = clientOf(() => json({ type: 'FeatureCollection', features: [] }));
    const map = (role: 'visitor' | 'kiosk') =>
      client.call('mapSource', { role }, { locale: 'pl-PL', preview: false });
    await map('visitor');
    await map('kiosk');
    await map('kiosk');
    expect(asked.map(({ url }) => new URL(url).searchParams.get('role'))).toEqual(['visitor', 'kiosk']);
  });

  it('are asked for anew by a preview, whose drafts nobody else gets', async () => {
    const { client, asked } = clientOf(header);
    await client.call('headerStatic', {}, { locale: 'pl-PL', preview: true });
    await headerOf(client);
    await client.call('headerStatic', {}, { locale: 'pl-PL', preview: true });
    expect(asked).toHaveLength(3);
  });

  it('are none of a kiosk that is named', async () => {
    const { client, asked } = clientOf(() => json({ type: 'FeatureCollection', features: [] }));
    const kiosk = () =>
      client.call('mapSource', { role: 'kiosk', kiosk: 'a' }, { locale: 'pl-PL', preview: false });
    await kiosk();
    await kiosk();
    expect(asked).toHaveLength(2);
  });

  it('are old once one of their tags is purged', async () => {
    const { client, asked } = clientOf(header);
    await headerOf(client);
    client.invalidate(['offer:x', 'home']);
    await headerOf(client);
    expect(asked).toHaveLength(1);
    client.invalidate(['header']);
    await headerOf(client);
    expect(asked).toHaveLength(2);
  });

  it.each(['old first', 'new first'])(
    'asked for before a purge never stand for what came after: %s',
    async (order) => {
      const releases: ((response: Response) => void)[] = [];
      const { client, asked } = clientOf(
        () => new Promise<Response>((resolve) => void releases.push(resolve)),
      );
      const first = headerOf(client);
      await vi.waitFor(() => expect(releases).toHaveLength(1));
      client.invalidate(['header']);
      const second = headerOf(client);
      await vi.waitFor(() => expect(releases).toHaveLength(2));
      const named = (centreName: string) => json({ headerData: { centreName } });
      if (order === 'old first') {
        releases[0]?.(named('Old'));
        await first;
        const third = headerOf(client);
        releases[1]?.(named('New'));
        expect((await third).value?.headerData?.centreName).toBe('New');
      } else {
        releases[1]?.(named('New'));
        await second;
        releases[0]?.(named('Old'));
      }
      await Promise.all([first, second]);
      expect((await headerOf(client)).value?.headerData?.centreName).toBe('New');
      expect(asked).toHaveLength(2);
    },
  );

  it('stay when the system is down, and the page that uses them is degraded', async () => {
    const { client, pass } = clientOf(header, refused);
    await headerOf(client);
    pass(60_000);
    const reader = createReader(client, ASKED);
    expect((await reader.read('headerStatic', {}))?.headerData?.centreName).toBe('Galeria Borealis');
    expect(reader.gathered().degraded).toContain('headerStatic');
    expect(await client.reachable()).toBe(true);
  });
});

describe('reader', () => {
  it('collects the tags of its calls', async () => {
    const reader = createReader(clientOf(() => json(BODIES.tenantsOfCategory)).client, ASKED);
    await reader.read('tenantsOfCategory', { category: 'moda' });
    reader.tag('tenant:halland', 'bad tag', 'a,b');
    expect(reader.gathered().tags).toEqual(['category:moda', 'tenant:halland', 'tenants']);
  });

  it('goes without an optional part, remembering why', async () => {
    const reader = createReader(clientOf(refused).client, ASKED);
    expect(await orWithout(reader, reader.read('offers', {}))).toBeNull();
    expect(reader.gathered()).toMatchObject({ degraded: 'offers: no connection' });
    expect(reader.gathered().failed).toBeInstanceOf(ContentUnavailable);
  });
});
