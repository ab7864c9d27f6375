import { describe, expect, it } from 'vitest';
import { ContentRefusal } from '../../content/client/content-writer.ts';
import { ContentUnavailable } from '../../content/client/reader.ts';
import { formsSite, SAME, type Written } from './site.fixture.ts';

const LINK = `k3xabcdefghijklmnopqrstu.${'a'.repeat(43)}`;
const MEETING = {
  ...{ state: 'confirmed', first_name: 'Ewa', stylist: 'Halina', date: '2026-12-01', hour: '10:00' },
  ...{ open: true, days: [{ date: '2026-12-02', hours: ['12:00'] }] },
};
const AT = `/stylist-meeting?locale=en&meeting=${LINK}`;
const form = (fields: object) =>
  new URLSearchParams({ meeting: LINK, ...(fields as Record<string, string>) });
const well = () => formsSite(async () => ({ data: MEETING }));
const refusing = (reason: string, status = 409) =>
  formsSite(async ({ name }: Written) => {
    throw new ContentRefusal(name as 'changeMeeting', status, reason);
  });

describe('GET /stylist-meeting', () => {
  it('shows the meeting of a link and changes nothing', async () => {
    const { get, written } = await well();
    const response = await get(AT);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({ locale: 'en', link: LINK, meeting: MEETING });
    expect(written.map(({ name, body }) => [name, body])).toEqual([['showMeeting', { link: LINK }]]);
  });

  it.each(['', 'x', `${'a'.repeat(20)}.<script>`, `${LINK}.${LINK}`])(
    'asks nobody about "%s"',
    async (link) => {
      const { get, written } = await well();
      const response = await get(`/stylist-meeting?meeting=${encodeURIComponent(link)}`);
      expect(response.status).toBe(404);
      expect(await response.json()).not.toHaveProperty('meeting');
      expect(written).toEqual([]);
    },
  );

  it.each([
    ['a link of nothing', 'NotFoundError', 404],
    ['a content system without such an endpoint', 'unknown', 405],
  ])('has nothing but the plain way for %s', async (_, reason, status) => {
    const response = await (await refusing(reason, status)).get(AT);
    expect(response.status).toBe(404);
    expect(await response.json()).not.toHaveProperty('failed');
  });

  it('has it too for an answer that is no meeting', async () => {
    const { get } = await formsSite(async () => ({ status: 'ok' }));
    expect((await get(AT)).status).toBe(404);
  });

  it('says so when the content system is away', async () => {
    const { get } = await formsSite(async () => {
      throw new ContentUnavailable('showMeeting', 'no answer');
    });
    const response = await get(AT);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ failed: true });
  });

  it.each(['1200', undefined])(
    'says that too many came when the content system does, with its %s for when it may be asked again',
    async (retryAfter) => {
      const { get } = await formsSite(async () => {
        throw new ContentUnavailable('showMeeting', 'status 429', { status: 429, retryAfter });
      });
      const response = await get(AT);
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, retryAfter ?? null]);
      expect(await response.json()).toMatchObject({ note: 'tooMany' });
    },
  );

  it('is limited, and keeps the link out of the log', async () => {
    const { get, logged } = await well();
    const answers = [];
    for (let turn = 0; turn < 31; turn++) answers.push(await get(AT));
    expect(answers.at(-2)?.status).toBe(200);
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(last?.headers.get('retry-after')).toBe('600');
    expect(await last?.json()).toMatchObject({ note: 'tooMany' });
    expect(logged.join()).not.toContain(LINK);
  });
});

describe('POST /stylist-meeting', () => {
  it('moves, and leads back with 303', async () => {
    const { post, written } = await well();
    const response = await post(
      '/stylist-meeting?locale=en',
      form({ action: 'move', time: '2026-12-02T12:00' }),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${AT}&note=moved`);
    expect(written).toMatchObject([
      { name: 'changeMeeting', body: { link: LINK, action: 'move', date: '2026-12-02', hour: '12:00' } },
    ]);
  });

  it('cancels, and needs no time for it', async () => {
    const { post, written } = await well();
    const response = await post('/stylist-meeting?locale=en', form({ action: 'cancel' }));
    expect(response.headers.get('location')).toBe(`${AT}&note=cancelled`);
    expect(written).toMatchObject([{ body: { action: 'cancel', date: null, hour: null } }]);
  });

  it.each(['', 'soon', '2026-02-31T10:00', '2026-12-02'])(
    'asks for a time where "%s" is none',
    async (time) => {
      const { post, written } = await well();
      const response = await post('/stylist-meeting?locale=en', form({ action: 'move', time }));
      expect(response.headers.get('location')).toBe(`${AT}&note=choose`);
      expect(written).toEqual([]);
    },
  );

  it.each([
    ['TimeTaken', 'taken'],
    ['TimeNotOffered', 'taken'],
    ['NotNow', 'notNow'],
    ['NotFoundError', 'failed'],
  ])('tells the visitor of %s', async (reason, note) => {
    const { post, logged } = await refusing(reason);
    const response = await post(
      '/stylist-meeting?locale=en',
      form({ action: 'move', time: '2026-12-02T12:00' }),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${AT}&note=${note}`);
    expect(logged.join()).not.toContain(LINK);
  });

  it('says that too many came when the content system does', async () => {
    const { post } = await formsSite(async () => {
      throw new ContentUnavailable('changeMeeting', 'status 429', { status: 429, retryAfter: '600' });
    });
    const response = await post('/stylist-meeting?locale=en', form({ action: 'cancel' }));
    expect(response.headers.get('location')).toBe(`${AT}&note=tooMany`);
  });

  it('takes nothing from other sites, nor what no form of ours posts', async () => {
    const { post, written } = await well();
    const cancel = form({ action: 'cancel' });
    expect((await post('/stylist-meeting', cancel, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const fields of [{ action: 'delete' }, { action: 'cancel', meeting: 'x' }])
      expect((await post('/stylist-meeting', form(fields), SAME)).status).toBe(400);
    expect(written).toEqual([]);
  });
});
