import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ContentRefusal } from '../../content/client/content-writer.ts';
import { ContentUnavailable } from '../../content/client/reader.ts';
import { failedWords } from '../../i18n/failed-words.ts';
import { translator } from '../../i18n/translator.ts';
import { formsSite, JSON_ASKED } from './site.fixture.ts';
import { ANNA, DOCUMENT, ENQUIRY, inParts, stored, typed } from './submissions.fixture.ts';

const t = translator('en');
const BOOKING = {
  ...ANNA,
  first: '2026-12-05T11:00',
  shoppingFor: 'work',
  timeAvailable: '2',
  worked: 'no',
  account: 'yes',
  ageConsent: 'on',
  termsConsent: 'on',
  dataConsent: 'on',
  source: 'https://b.example/en/personal-stylist',
};

const picture = (format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a81e12' } })
    .toFormat(format)
    .toBuffer();

describe('a booking', () => {
  it('is stored with its key, asks for its mail, and leads a browser to the page that says so', async () => {
    const { post, written } = await formsSite(stored);
    const answer = await post('/hair-stylist?locale=en', inParts({ ...BOOKING, key: 'k'.repeat(22) }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/hair-stylist?locale=en&done=1');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await expect.poll(() => written.length).toBe(2);
    // Both requests name the visitor, the second one too, which nobody waits for.
    expect(written.map(({ visitor }) => visitor)).toEqual([
      expect.stringMatching(/^[\w-]{44}\.[\w-]{43}$/),
      written[0]?.visitor,
    ]);
    expect(written[0]).toMatchObject({
      name: 'bookStylist',
      locale: 'en',
      key: 'k'.repeat(22),
      body: {
        stylist: null,
        date: '2026-12-05',
        hour: '11:00',
        alternateDate: null,
        shoppingFor: ['work'],
        notes: null,
        workedWithStylist: false,
        hasAppAccount: true,
        marketingConsent: false,
        source: BOOKING.source,
      },
    });
    expect(written[1]).toMatchObject({
      name: 'sendStylistEmail',
      body: {
        booking: DOCUMENT,
        email: 'anna@poczta.pl',
        shoppingCentre: 'Galeria Borealis',
        date: '2026-12-05',
        hour: '11:00',
      },
    });
  });

  it('is a success also when its mail cannot be asked for', async () => {
    const { post, logged } = await formsSite(async (one) => {
      if (one.name === 'sendStylistEmail') throw new ContentUnavailable('sendStylistEmail', 'no answer');
      return stored(one);
    });
    const answer = await post('/hair-stylist?locale=en', typed(BOOKING), JSON_ASKED);
    expect(await answer.json()).toEqual({
      done: { heading: t('stylist:form.done'), text: t('stylist:form.doneText') },
    });
    await expect.poll(() => logged.join()).toContain('form.not-followed');
  });

  it('shows every issue with what was typed, and stores nothing', async () => {
    const { followed, written } = await formsSite(stored);
    const answer = await followed(
      '/hair-stylist?locale=en',
      typed({
        first_name: 'A',
        last_name: 'Now4k',
        email: 'anna@',
        phone: '601 555 014',
        first: '2026-13-05T11:00',
        alternate: '2026-13-05T11:00',
        notes: 'x'.repeat(2_001),
        timeAvailable: '9',
      }),
    );
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      form: 'booking',
      state: {
        state: 'form',
        values: { last_name: ['Now4k'], phone: ['601 555 014'] },
        issues: {
          first_name: 'tooShort',
          last_name: 'name',
          email: 'email',
          phone: 'phone',
          first: 'day',
          alternate: 'unlike',
          notes: 'tooLong',
          timeAvailable: 'answer',
          shoppingFor: 'answer',
          worked: 'answer',
          ageConsent: 'consent',
          termsConsent: 'consent',
          dataConsent: 'consent',
        },
      },
    });
    expect(written).toEqual([]);
  });

  it.each([
    ['en', 200],
    ['pl-PL', 200],
    ['ro-RO', 422],
  ])('without notes in %s: %d', async (locale, status) => {
    const { post } = await formsSite(stored);
    expect((await post(`/hair-stylist?locale=${locale}`, typed(BOOKING), JSON_ASKED)).status).toBe(status);
  });

  it.each([
    ['TimeTaken', 'first'],
    ['AlternateNotOffered', 'alternate'],
  ])('says it beside the hour that cannot be had any more: %s', async (refusal, field) => {
    const { post } = await formsSite(async () => {
      throw new ContentRefusal('bookStylist', 409, refusal);
    });
    const script = await post('/hair-stylist?locale=en', typed(BOOKING), JSON_ASKED);
    expect(script.status).toBe(409);
    expect(await script.json()).toEqual({
      message: t('forms:check'),
      faults: { [field]: t('forms:issue.taken') },
      proof: expect.any(String),
    });
  });

  it('is known by its content when its key belongs to another form', async () => {
    const { post, written } = await formsSite(async (one) => {
      if (one.key) throw new ContentRefusal('bookStylist', 409, 'IdempotencyConflict');
      return stored(one);
    });
    const fields = { ...BOOKING, key: 'k'.repeat(22) };
    expect((await post('/hair-stylist?locale=en', typed(fields), JSON_ASKED)).status).toBe(200);
    expect(written.slice(0, 2).map(({ key }) => key)).toEqual(['k'.repeat(22), undefined]);
  });

  it('keeps what was typed when the content system is down; the same form sent again succeeds', async () => {
    let down = true;
    const { followed, post, logged, written } = await formsSite(async (one) => {
      if (down) throw new ContentUnavailable('bookStylist', 'no answer');
      return stored(one);
    });
    const page = await followed('/hair-stylist?locale=en', typed(BOOKING));
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('30');
    expect(await page.json()).toMatchObject({
      state: { state: 'failed', values: { email: ['anna@poczta.pl'], ageConsent: ['on'] } },
    });
    const script = await post('/hair-stylist?locale=en', typed(BOOKING), JSON_ASKED);
    expect([script.status, await script.json()]).toEqual([
      503,
      {
        message: failedWords(t, 'forms:failed'),
        faults: {},
        proof: expect.any(String),
      },
    ]);
    down = false;
    expect((await post('/hair-stylist?locale=en', typed(BOOKING))).status).toBe(303);
    expect(written.filter(({ name }) => name === 'bookStylist')).toHaveLength(3);
    expect(logged.join()).not.toMatch(/anna|poczta|601/i);
  });

  it('says that too many came when the content system does, photos or not', async () => {
    const { followed, post, written } = await formsSite(async () => {
      throw new ContentUnavailable('bookStylist', 'status 429', { status: 429, retryAfter: '600' });
    });
    const page = await followed('/hair-stylist?locale=en', typed(BOOKING));
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await page.json()).toMatchObject({
      state: { state: 'tooMany', values: { email: ['anna@poczta.pl'], ageConsent: ['on'] } },
    });
    const photos = inParts(BOOKING, [['a.jpg', await picture('jpeg')]]);
    const script = await post('/hair-stylist?locale=en', photos, JSON_ASKED);
    expect([script.status, (await script.json()).message]).toEqual([429, t('forms:tooMany')]);
    expect(written).toHaveLength(2);
  });
});

describe('photos', () => {
  it('are made anew from their pixels, whatever they are called', async () => {
    const { post, written } = await formsSite(stored);
    const answer = await post(
      '/hair-stylist?locale=en',
      inParts(BOOKING, [
        ['../../etc/passwd.png', await picture()],
        ['b.jpg', await picture('jpeg')],
      ]),
      JSON_ASKED,
    );
    expect(answer.status).toBe(200);
    const files = written[0]?.files ?? [];
    expect(await Promise.all(files.map(async (file) => (await sharp(file).metadata()).format))).toEqual([
      'jpeg',
      'jpeg',
    ]);
  });

  it.each<[string, number, string, () => Promise<[string, Uint8Array][]>]>([
    [
      'a text that calls itself one',
      422,
      'photoFormat',
      async () => [['a.png', Buffer.from('<svg onload=x>')]],
    ],
    ['6 MB', 413, 'photoSize', async () => [['a.png', new Uint8Array(6 * 1024 * 1024)]]],
    [
      'four',
      422,
      'photoCount',
      async () => {
        const one = await picture();
        return ['1.png', '2.png', '3.png', '4.png'].map((name) => [name, one]);
      },
    ],
  ])('refuse %s with %d and keep what was typed', async (_, status, issue, photos) => {
    const { followed, written } = await formsSite(stored);
    const answer = await followed('/hair-stylist?locale=en', inParts(BOOKING, await photos()));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      photosLost: true,
      state: { state: 'form', issues: { photos: issue }, values: { email: ['anna@poczta.pl'] } },
    });
    expect(written).toEqual([]);
  });

  it.each([
    ['415', () => new ContentUnavailable('bookStylist', 'status 415', { status: 415 })],
    ['500', () => new ContentUnavailable('bookStylist', 'status 500', { status: 500 })],
    ['400', () => new ContentRefusal('bookStylist', 400, 'ValidationError')],
  ])('are left out where a content system takes JSON alone (%s)', async (_, refusal) => {
    const { post, written, logged } = await formsSite(async (one) => {
      if (one.files.length > 0) throw refusal();
      return stored(one);
    });
    const answer = await post(
      '/hair-stylist?locale=en',
      inParts(BOOKING, [['a.png', await picture()]]),
      JSON_ASKED,
    );
    expect(answer.status).toBe(200);
    expect(written.slice(0, 2).map(({ name, files }) => [name, files.length])).toEqual([
      ['bookStylist', 1],
      ['bookStylist', 0],
    ]);
    const [parts, alone] = written;
    expect([alone?.body, alone?.key]).toEqual([parts?.body, parts?.key]);
    expect(logged.join()).toContain('form.photos-left-out');
  });

  it('are taken by no other form', async () => {
    const { post, written } = await formsSite(stored);
    const fields = { ...ENQUIRY, page: 'media-sale' };
    const answer = await post('/adv-media-sale?locale=en', inParts(fields, [['a.png', await picture()]]));
    expect([answer.status, written]).toEqual([400, []]);
  });
});
