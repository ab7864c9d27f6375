import { describe, expect, it } from 'vitest';
import {
  KEY_HEADER,
  type Locale,
  type ResponseOfWrite,
  WRITES,
  type WriteName,
  writePath,
} from '../src/index.ts';
import { CONTENT_URL, call, get } from './content-system.ts';

let count = 0;
const fresh = (who: string) => `${who}.${process.pid}.${Date.now()}.${count++}@poczta.example`;
const freshKey = () => crypto.randomUUID();

interface Sending {
  id?: string | number;
  key?: string;
  locale?: Locale;
}

function post(name: WriteName, body: unknown, { id, key = freshKey(), locale = 'pl-PL' }: Sending = {}) {
  const multipart = body instanceof FormData;
  return fetch(CONTENT_URL + writePath(name, locale, id), {
    method: 'POST',
    headers: { [KEY_HEADER]: key, ...(multipart ? {} : { 'content-type': 'application/json' }) },
    body: multipart ? body : JSON.stringify(body),
  });
}

/** Sends what has to be taken; the answer in the contract's form. */
async function sent<W extends WriteName>(
  name: W,
  body: unknown,
  sending?: Sending,
): Promise<ResponseOfWrite<W>> {
  const response = await post(name, body, sending);
  const json: unknown = await response.json();
  expect(response.status, `${name}: ${JSON.stringify(json)}`).toBe(200);
  return WRITES[name].answer.parse(json) as ResponseOfWrite<W>;
}

async function refused(name: WriteName, body: unknown, sending?: Sending) {
  const response = await post(name, body, sending);
  const text = await response.text();
  return { status: response.status, text, name: JSON.parse(text).error?.name as string | undefined };
}

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Array(200).fill(7)]);

async function freeTimes() {
  const [stylist] = (await call('stylists', {})).items;
  if (!stylist?.id) throw new Error('there is no stylist');
  const { items: days } = await call('stylistTimes', { id: stylist.id });
  const times = days.flatMap(({ date, hours }) => hours.map((hour) => ({ date, hour })));
  return { stylist: String(stylist.documentId), times };
}

const booking = (change: object) => ({
  stylist: null,
  first_name: 'Łucja',
  last_name: "O'Żak",
  email: fresh('lucja'),
  phone: '+48 601 555 014',
  alternateDate: null,
  alternateHour: null,
  shoppingFor: ['work', 'gift'],
  occasion: null,
  timeAvailable: '2',
  notes: 'Lubię zieleń.\nI spokój.',
  workedWithStylist: false,
  hasAppAccount: true,
  termsConsent: true,
  ageConsent: true,
  dataConsent: true,
  marketingConsent: false,
  source: 'https://borealis.example/stylista',
  ...change,
});

function withPhotos(data: object, photos: readonly Uint8Array<ArrayBuffer>[]): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const photo of photos) form.append('photos', new Blob([photo]), '../../photo.exe');
  return form;
}

const lead = (change: object = {}) => ({
  name: 'Jan Kowal',
  email: fresh('jan'),
  phone: '+48 601 555 015',
  companyName: 'Kowal i syn',
  companySector: null,
  interest: null,
  details: 'Dzień dobry.',
  campaignStart: '2030-12-01',
  campaignEnd: '2030-12-24',
  dataConsent: true,
  marketingConsent: false,
  source: 'https://borealis.example/',
  ...change,
});

describe('a stylist booking', () => {
  it('is stored once however often it is sent, with its photos, and takes its time', async () => {
    const { stylist, times } = await freeTimes();
    const body = booking({ stylist, ...times[0] });
    const key = freshKey();
    const first = await sent('bookStylist', withPhotos(body, [JPEG, JPEG, JPEG]), { key });
    const again = await sent('bookStylist', withPhotos(body, [JPEG, JPEG, JPEG]), { key });
    expect(again).toEqual(first);
    expect(first.data.attributes.state).toBe('new');
    const mail = { booking: first.data.attributes.documentId, email: body.email, shoppingCentre: 'Borealis' };
    expect(await sent('sendStylistEmail', { ...mail, ...times[0] })).toEqual({ code: 'queued' });

    expect(await refused('bookStylist', booking({ stylist, ...times[0] }))).toMatchObject({
      status: 409,
      name: 'TimeTaken',
    });
    expect(await refused('bookStylist', booking({ stylist, ...times[1] }), { key })).toMatchObject({
      status: 409,
      name: 'IdempotencyConflict',
    });
  });

  it('goes to one of two visitors who want the same time at once', async () => {
    const { stylist, times } = await freeTimes();
    const time = times.at(-1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('bookStylist', booking({ stylist, ...time }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it.each([
    ['a phone without country code', { phone: '601 555 014' }],
    ['a name with a line break', { first_name: 'Anna\r\nBcc: a@x.pl' }],
    ['a consent that was not given', { termsConsent: false }],
    ['an hour without a day', { alternateHour: '12:00' }],
    ['an unknown reason', { shoppingFor: ['everything'] }],
    ['notes that are too long', { notes: 'x'.repeat(2_001) }],
  ])('is refused with %s', async (_, change) => {
    const { stylist, times } = await freeTimes();
    const { status, text } = await refused('bookStylist', booking({ stylist, ...times[0], ...change }));
    expect(status).toBe(400);
    expect(text).not.toMatch(/Bcc|xxx/);
  });

  it('is refused with photos that are none, too large or too many', async () => {
    const { stylist, times } = await freeTimes();
    const body = () => booking({ stylist, ...times[0] });
    const svg = new Uint8Array(Buffer.from('<svg onload="alert(1)"/>'));
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(JPEG);
    for (const photos of [[svg], [large], [JPEG, JPEG, JPEG, JPEG]])
      expect((await post('bookStylist', withPhotos(body(), photos))).status).toBe(400);
    // The connection is closed at the limit: who is still writing may not read the answer.
    const endless = post('bookStylist', withPhotos(body(), Array(4).fill(large)));
    expect(
      await endless.then(
        ({ status }) => status,
        () => 'closed',
      ),
    ).toSatisfy((end) => end === 413 || end === 'closed');
  });
});

describe('enquiries', () => {
  const CASES = [
    ['enquireLeasing', () => lead({ page: 'media-sale' })],
    ['landingLead', () => lead({ page: 'black-week', phone: null, companyName: null })],
    [
      'requestLunchCard',
      () => ({
        card: 'lunch',
        first_name: 'Ewa',
        last_name: 'Nowak',
        email: fresh('ewa'),
        phone: null,
        companyName: 'Biuro',
        details: null,
        dataConsent: true,
        marketingConsent: false,
        source: 'https://borealis.example/lunch',
      }),
    ],
  ] as const;

  it.each(CASES)('%s is stored once for fifty equal sendings at once', async (name, body) => {
    const [key, one] = [freshKey(), body()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => sent(name, one, { key })));
    expect(answers.filter((answer) => 'code' in answer && answer.code === 'created')).toHaveLength(1);
  });

  it.each(CASES)('%s without a key is known by its body', async (name, body) => {
    const one = body();
    const codes = [await sent(name, one, { key: '' }), await sent(name, one, { key: '' })];
    expect(codes).toEqual([{ code: 'created' }, { code: 'repeated' }]);
  });

  it.each(CASES)('%s is refused without its consent or with another address', async (name, body) => {
    expect((await refused(name, { ...body(), dataConsent: false })).status).toBe(400);
    expect((await refused(name, { ...body(), email: 'a@x.pl\r\nBcc: b@x.pl' })).status).toBe(400);
  });
});

describe('a survey', () => {
  const page = { survey: 'jak-sie-u-nas-chodzi', source: 'https://borealis.example/ankieta' };

  it('is taken when every required question is answered, and refused otherwise', async () => {
    const { questions } = await call('survey', { slug: page.survey });
    const answers = questions.map(({ question, type, options }) => ({
      question,
      answers: [type === 'rating' ? '5' : type === 'text' ? 'Dobrze.' : String(options?.[0]?.text)],
    }));
    const { data } = await sent('reportSurvey', { ...page, answers });
    expect(data.attributes).toEqual({ survey: page.survey, questions: questions.length });
    expect((await refused('reportSurvey', { ...page, answers: [] })).status).toBe(400);
    expect((await refused('reportSurvey', { ...page, survey: 'nie-ma', answers })).status).toBe(404);
  });
});

describe('coupons', () => {
  const voter = () => crypto.randomUUID().replaceAll('-', '');
  const coupons = async (locale: Locale = 'pl-PL') =>
    (await call('coupons', { page: 1, pageSize: 100 }, locale)).items;

  it('count a visitor’s thousand votes once, in every language', async () => {
    const [coupon] = await coupons();
    const before = coupon?.vote ?? 0;
    const who = voter();
    for (let round = 0; round < 20; round += 1)
      await Promise.all(
        Array.from({ length: 50 }, () => sent('voteCoupon', { voter: who }, { id: coupon?.id ?? 0 })),
      );
    const last = await sent('voteCoupon', { voter: who }, { id: coupon?.id ?? 0 });
    expect(last.data.attributes).toEqual({ vote: before + 1, voted: true });
    const [polish, english] = [await coupons(), await coupons('en')];
    expect(polish[0]?.vote).toBe(before + 1);
    expect(english.map(({ vote }) => vote)).toEqual(polish.map(({ vote }) => vote));
  });

  it('stand in the order of all their votes', async () => {
    const votes = (await coupons()).map(({ vote }) => vote ?? 0);
    expect(votes).toEqual([...votes].sort((a, b) => b - a));
  });

  it('give their code to who asks for one, and to no list', async () => {
    const [coupon] = await coupons();
    const shown = await sent('showCoupon', { voter: voter() }, { id: coupon?.id ?? 0 });
    const { code } = shown.data.attributes;
    expect(code).toMatch(/\S/);
    const loaded = await sent('downloadCoupon', { coupon: coupon?.id, voter: voter() });
    expect(loaded.data.attributes.code).toBe(code);
    expect(JSON.stringify((await get('/api/coupons?locale=pl-PL')).body)).not.toContain(String(code));
    expect((await refused('voteCoupon', { voter: voter() }, { id: 99_999_999 })).status).toBe(404);
    expect((await refused('voteCoupon', { voter: 'me' }, { id: coupon?.id ?? 0 })).status).toBe(400);
  });
});

describe('a coupon whose first day has not come', () => {
  it('can be voted for, and gives its code to nobody', async () => {
    const { items } = await call('coupons', { page: 1, pageSize: 100 });
    const coming = items.find(({ validFrom }) => validFrom && Date.parse(validFrom) > Date.now());
    const id = coming?.id ?? 0;
    const who = crypto.randomUUID();
    for (const answer of [
      await refused('showCoupon', { voter: who }, { id }),
      await refused('downloadCoupon', { coupon: id, voter: who }),
    ])
      expect([answer.status, answer.name]).toEqual([409, 'NotValidYet']);
    expect((await sent('voteCoupon', { voter: who }, { id })).data.attributes.voted).toBe(true);
  });
});

describe('a search that found nothing', () => {
  it('is counted by its words, which are about nobody', async () => {
    expect(await sent('countEmptySearch', { query: 'ikea' })).toEqual({ code: 'created' });
    for (const query of ['IKEA', 'anna@poczta.example', '600100200', 'x'.repeat(61), null])
      expect((await refused('countEmptySearch', { query })).status, String(query)).toBe(400);
  });
});

describe('what was sent', () => {
  it.each([
    'submissions',
    'submission-photos',
    'deliveries',
    'survey-reports',
    'coupon-stats',
    'empty-searches',
    'personal-stylist-calendars',
    'peronal-stylist-calendars',
  ])('is read by nobody: /api/%s', async (path) => {
    expect((await get(`/api/${path}`)).status).toBeGreaterThanOrEqual(401);
  });

  it.each([
    'submissions',
    'deliveries',
    'mails',
    'export?kind=stylist',
    'empty-searches',
    'submissions/abcdefghijklmnopqrstuvwx/photos',
  ])('is for the staff alone: /admin/mall/%s', async (path) => {
    expect((await get(`/admin/mall/${path}`)).status).toBe(401);
  });

  it.each(Object.keys(WRITES) as WriteName[])('%s takes JSON alone', async (name) => {
    const response = await fetch(CONTENT_URL + writePath(name, 'pl-PL', 1), {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(response.status).toBe(415);
  });
});
