import type { Tag } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { waitFor } from '../../../../../scripts/tests/wait-for.ts';
import { BODIES } from '../../../../fixtures/bodies.ts';
import { createReader } from '../content-reader.ts';
import { ContentUnavailable } from '../reader.ts';
import {
  ASKED,
  type Client,
  clientOf,
  clientWith,
  json,
  offers,
  payloadIn,
  read,
  refused,
} from './content-client.fixture.ts';

describe('recent payloads', () => {
  it('are lists, read once a minute for all pages; entries by name, drafts and what visitors change are read each time', async () => {
    const { client, asked, pass } = clientOf(offers);
    const times = async (read: () => Promise<unknown>) => {
      const before = asked.length;
      await read();
      await read();
      return asked.length - before;
    };
    expect(await times(() => read(client))).toBe(1);
    pass(60_000);
    expect(await times(() => read(client))).toBe(1);
    expect(await times(() => client.call('offers', {}, { locale: 'en', preview: false }))).toBe(1);
    expect(await times(() => client.call('offers', {}, { ...ASKED, preview: true }))).toBe(2);
    expect(await times(() => client.call('offer', { slug: 'a' }, ASKED))).toBe(2);
    expect(await times(() => client.call('coupons', {}, ASKED))).toBe(2);
  });

  it('are read anew after any purge: an entry shows in lists whose names say nothing of it', async () => {
    const { client, asked } = clientOf(offers);
    await read(client);
    client.invalidate(['tenant:halland']);
    await read(client);
    expect(asked).toHaveLength(2);
  });
});

describe('shared payloads', () => {
  const header = () => json(BODIES.headerStatic);
  const headerOf = async (client: Client) => ({
    value: payloadIn(await client.call('headerStatic', {}, ASKED)),
  });

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

  /** One page of a preview, which asks for the header three times. */
  const preview = async (client: Client) => {
    const errand = {};
    const ask = () => client.call('headerStatic', {}, { ...ASKED, preview: true, errand });
    await Promise.all([ask(), ask()]);
    await ask();
  };

  it('have no drafts, and serve a preview once it is known what has changed', async () => {
    const changes: Tag[][] = [[], ['home'], ['header']];
    const { client, asked } = clientWith({ changes: async () => changes.shift() }, header);
    await headerOf(client);
    for (const calls of [1, 1, 2]) {
      await preview(client);
      expect(asked).toHaveLength(calls);
    }
    expect(new Headers(asked[1]?.init.headers).get('x-preview-secret')).toBeNull();
  });

  it('are asked for anew, once for each preview, where nobody tells what has changed', async () => {
    const { client, asked } = clientOf(header);
    await headerOf(client);
    for (const calls of [2, 3]) {
      await preview(client);
      expect(asked).toHaveLength(calls);
    }
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
      await waitFor(() => expect(releases).toHaveLength(1));
      client.invalidate(['header']);
      const second = headerOf(client);
      await waitFor(() => expect(releases).toHaveLength(2));
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

  it('outlive a restart among wrong answers: the page that uses them is degraded, not without its shell', async () => {
    const kept = new Map<string, unknown>();
    const payloads = {
      read: async (key: string) => kept.get(key),
      write: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
    };
    const first = clientWith({ payloads }, header);
    const before = createReader(first.client, ASKED);
    const shell = await before.read('headerStatic', {});
    const after = createReader(clientWith({ payloads }, refused).client, ASKED);
    expect(await after.read('headerStatic', {})).toEqual(shell);
    expect(after.gathered()).toMatchObject({ degraded: 'headerStatic is old', withoutShell: false });
    const draft = createReader(clientWith({ payloads }, refused).client, { ...ASKED, preview: true });
    expect(await draft.read('headerStatic', {})).toEqual(shell);
    await expect(draft.read('offer', { slug: 'a' })).rejects.toThrow(ContentUnavailable);
  });

  const DAYS = () => json(BODIES.specialHours);
  const daysOf = async (client: Client) => {
    const { outcome, stale } = await client.call('specialHours', {}, ASKED);
    return [outcome.kind, stale];
  };

  it.each([
    ['`null`', () => json(null)],
    ['a 404 in text', () => new Response('404 page not found', { status: 404 })],
    ['a login', () => json({ message: 'Unauthorized' }, 401)],
    ['somebody else', () => json({ status: 'UP' })],
  ])('stand in, as old, for an answer of %s, after which is asked again soon', async (_, nothing) => {
    const { client, asked, pass } = clientOf(DAYS, nothing, refused, refused, DAYS);
    expect(await daysOf(client)).toEqual(['present', false]);
    pass(60_000);
    expect(await daysOf(client)).toEqual(['present', true]);
    pass(4_999);
    expect(await daysOf(client)).toEqual(['present', true]);
    expect(asked).toHaveLength(2);
    pass(1);
    expect(await daysOf(client)).toEqual(['present', true]);
    expect(await daysOf(client)).toEqual(['present', false]);
    const reader = createReader(clientOf(DAYS).client, ASKED);
    await reader.read('specialHours', {});
    expect(reader.gathered().degraded).toBeUndefined();
  });

  it('are given up for an answer that holds nothing once there has been no other for an hour', async () => {
    const { client, pass } = clientOf(DAYS, () => json(null));
    await client.call('specialHours', {}, ASKED);
    pass(60_000);
    for (const wait of [900_000, 900_000, 900_000, 899_999]) {
      expect(await daysOf(client)).toEqual(['present', true]);
      pass(wait);
    }
    expect(await daysOf(client)).toEqual(['present', true]);
    pass(1);
    expect(await daysOf(client)).toEqual(['unreadable', false]);
  });

  it('are not given up for two such answers an hour apart', async () => {
    const { client, pass } = clientOf(DAYS, () => json(null));
    await client.call('specialHours', {}, ASKED);
    pass(60_000);
    expect(await daysOf(client)).toEqual(['present', true]);
    pass(3_600_000);
    expect(await daysOf(client)).toEqual(['present', true]);
  });

  it('stand in from the disk too, and nothing that holds nothing takes their place there', async () => {
    const kept = new Map<string, unknown>();
    const payloads = {
      read: async (key: string) => kept.get(key),
      write: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
    };
    const search = () => json(BODIES.searchData);
    const before = await clientWith({ payloads }, search).client.call('searchData', {}, ASKED);
    const after = clientWith({ payloads }, () => json({ status: 'UP' }));
    const old = await after.client.call('searchData', {}, ASKED);
    expect([payloadIn(old), old.stale]).toEqual([payloadIn(before), true]);
    expect([...kept.values()]).toEqual([payloadIn(before)]);
  });
});

describe('a list that held entries and comes back without any', () => {
  const EMPTY = () => json({ data: [] });
  const shell = () => json(BODIES.headerStatic);
  const MINUTE_MS = 60_000;
  /** What a list and the shell answer, each call the next one; the last one stays. */
  const byPath = (lists: (() => Response)[], shells: (() => Response)[]) => {
    const fetch = async (url: unknown) => {
      const left = String(url).includes('/header/') ? shells : lists;
      const answer = (left.length > 1 ? left.shift() : left[0]) ?? refused;
      return answer();
    };
    return clientWith({ fetch });
  };

  it('is believed when the shell comes, asked for after it', async () => {
    const { client, pass } = byPath([offers, EMPTY], [shell]);
    await client.call('headerStatic', {}, ASKED);
    expect((await read(client)).value?.items).toHaveLength(4);
    pass(MINUTE_MS);
    expect((await read(client)).value?.items).toEqual([]);
  });

  it.each([
    ['the same for everything', EMPTY],
    ['nothing', refused],
  ])('is no answer while the shell is fresh and the system gives %s', async (_, lie) => {
    const { client, pass, logged } = byPath([offers, EMPTY, EMPTY, offers], [shell, lie]);
    await read(client);
    pass(MINUTE_MS - 1);
    await client.call('headerStatic', {}, ASKED);
    pass(1);
    for (let turn = 0; turn < 2; turn++) await expect(read(client)).rejects.toThrow('without entries');
    expect(logged.map(([event]) => event)).toContain('content.failed');
    expect((await read(client)).value?.items).toHaveLength(4);
  });

  it('is asked about once: what is known to be empty is believed', async () => {
    const { client, pass } = byPath([offers, EMPTY], [shell, refused]);
    await read(client);
    pass(MINUTE_MS);
    expect((await read(client)).value?.items).toEqual([]);
    pass(MINUTE_MS);
    expect((await read(client)).value?.items).toEqual([]);
  });

  it('is the same list in another minute, and another one in another language', async () => {
    const events = () => json(BODIES.activeEvents);
    const { client } = byPath([events, EMPTY], [refused]);
    const at = (time: string, locale: 'pl-PL' | 'en') =>
      client.call('activeEvents', { now: `2026-11-21T${time}:00.000Z` }, { locale, preview: false });
    expect(payloadIn(await at('10:00', 'pl-PL'))?.items.length).toBeGreaterThan(0);
    await expect(at('10:01', 'pl-PL')).rejects.toThrow('without entries');
    expect(payloadIn(await at('10:01', 'en'))?.items).toEqual([]);
  });

  it('holds for search data of nothing, whose last good one stands in', async () => {
    const full = () => json(BODIES.searchData);
    const nothing = () => json({ tenants: [], offers: [], events: [] });
    const { client, pass } = byPath([full, nothing], [EMPTY]);
    const before = payloadIn(await client.call('searchData', {}, ASKED));
    pass(MINUTE_MS);
    const after = await client.call('searchData', {}, ASKED);
    expect([payloadIn(after), after.stale]).toEqual([before, true]);
  });

  it('does not keep a system shut out: its answer was one', async () => {
    const failures = Array.from({ length: 10 }, () => () => json({}, 500));
    const { client, pass } = byPath([offers, ...failures, EMPTY], [shell]);
    await read(client);
    pass(MINUTE_MS);
    for (let turn = 0; turn < 5; turn++) await expect(read(client)).rejects.toThrow('status 500');
    await expect(read(client)).rejects.toThrow('is down');
    pass(MINUTE_MS);
    expect((await read(client)).value?.items).toEqual([]);
  });
});

describe('confirmation', () => {
  it('is what a shell asked for since then says; one question for all', async () => {
    const { client, asked, pass } = clientOf(() => json(BODIES.headerStatic));
    await client.call('headerStatic', {}, ASKED);
    pass(10);
    expect(await Promise.all([client.confirms(10), client.confirms(10)])).toEqual([true, true]);
    expect(asked).toHaveLength(2);
    expect(await client.confirms(5)).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('is refused while the shell that pages share is fresh and the system lies or is away', async () => {
    for (const lie of [
      () => json({ data: null }),
      () => json({ status: 'UP' }),
      () => json({ message: 'Unauthorized' }, 401),
      () => new Response('', { status: 404 }),
      refused,
    ]) {
      const { client, pass } = clientOf(() => json(BODIES.headerStatic), lie);
      await client.call('headerStatic', {}, ASKED);
      pass(10);
      expect(await client.confirms(10)).toBe(false);
    }
  });
});
