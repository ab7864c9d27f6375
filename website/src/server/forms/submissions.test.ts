import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ContentUnavailable } from '../../content/client/reader.ts';
import { askedField } from '../../features/survey/survey-rules.ts';
import { translator } from '../../i18n/translator.ts';
import { cookiesOf, formsSite, JSON_ASKED, SAME } from './site.fixture.ts';
import { ANNA, ENQUIRY, inParts, stored, typed } from './submissions.fixture.ts';

const t = translator('en');
const ASKED = askedField([
  { question: 'How?', type: 'single', required: true, options: ['Car', 'Tram'] },
  { question: 'Why?', type: 'text', required: false, options: [] },
]);

/** Each plain form with what it needs, its endpoint, and what of its body is worth a look. */
const FORMS: [string, Record<string, string>, string, object][] = [
  [
    '/adv-media-sale',
    { ...ENQUIRY, page: 'advanced-media-sale' },
    'enquireLeasing',
    {
      page: 'advanced-media-sale',
      interest: t('mediaSales:form.interests.media'),
      details: 'Two weeks\nin March',
    },
  ],
  ['/lunch-card', { ...ENQUIRY, page: 'karta-2026' }, 'requestLunchCard', { card: 'karta-2026' }],
  ['/landing-page/crm', { ...ENQUIRY, page: 'święta' }, 'landingLead', { page: 'święta' }],
  [
    '/survey-report',
    { page: 'dojazd', asked: ASKED, q0: 'Tram' },
    'reportSurvey',
    { survey: 'dojazd', answers: [{ question: 'How?', answers: ['Tram'] }] },
  ],
];

describe.each(FORMS)('%s', (path, fields, endpoint, body) => {
  it('is stored, with a page or words as the answer', async () => {
    const { post, written, pass } = await formsSite(stored);
    expect((await post(`${path}?locale=en`, typed(fields))).headers.get('location')).toBe(
      `${path}?locale=en&done=1`,
    );
    pass(10_000);
    const script = await post(`${path}?locale=en`, typed(fields), JSON_ASKED);
    expect(Object.keys(await script.json())).toEqual(['done']);
    expect(written.map(({ name }) => name)).toEqual([endpoint, endpoint]);
    expect(written[0]?.body).toMatchObject(body);
  });

  it('is taken in parts as well', async () => {
    const { post, written } = await formsSite(stored);
    const answer = await post(`${path}?locale=en`, inParts(fields), JSON_ASKED);
    expect([answer.status, Object.keys(await answer.json())]).toEqual([200, ['done']]);
    expect(written[0]?.body).toMatchObject(body);
  });

  it('leads a browser to what is wrong, with all that was typed, for ten minutes and itself alone', async () => {
    const { post, get, written } = await formsSite(stored);
    const wrong = typed({ ...fields, email: 'anna@', q0: '', q1: 'Zażółć' });
    const sent = await post(`${path}?locale=en`, wrong);
    expect([sent.status, sent.headers.get('location'), sent.headers.get('cache-control')]).toEqual([
      303,
      `${path}?locale=en&again=1`,
      'no-store',
    ]);
    for (const cookie of sent.headers.getSetCookie())
      expect(cookie).toMatch(
        new RegExp(`^typed-[12]=[\\w-]*; Path=${path}; Max-Age=(?:600|0); HttpOnly; SameSite=Lax$`),
      );
    const page = await get(`${path}?locale=en&again=1`, 'GET', { cookie: cookiesOf(sent) });
    expect([page.status, page.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    const { page: shownPage, state } = await page.json();
    expect(shownPage).toBe(fields.page);
    if (path === '/survey-report')
      expect(state).toMatchObject({ values: { q1: ['Zażółć'] }, issues: { q0: 'answer' } });
    else
      expect(state).toMatchObject({
        values: { email: ['anna@'], phone: [ANNA.phone] },
        issues: { email: 'email' },
      });
    expect(written).toEqual([]);
  });

  it('takes back what it kept once it is sent, and leads those without it to its own page', async () => {
    const { post, get } = await formsSite(stored);
    const failed = await post(`${path}?locale=en`, typed({ ...fields, website: 'x' }));
    const cookie = cookiesOf(failed);
    const sent = await post(`${path}?locale=en`, typed(fields), { ...SAME, cookie });
    expect(sent.headers.get('location')).toBe(`${path}?locale=en&done=1`);
    expect(sent.headers.getSetCookie().join()).toMatch(/^typed-1=; .*Max-Age=0;/);
    for (const left of ['', 'typed-1=AAAA', 'typed-1=%00; typed-2=x'])
      expect((await get(`${path}?locale=en&again=1`, 'GET', { cookie: left })).headers.get('location')).toBe(
        (await get(`${path}?locale=en`)).headers.get('location'),
      );
  });

  it('shows its success page, and its own page to those who come by', async () => {
    const { get } = await formsSite(stored);
    expect(await (await get(`${path}?locale=en&done=1`)).json()).toMatchObject({ state: { state: 'done' } });
    expect((await get(`${path}?locale=en`)).status).toBe(303);
    expect((await get(path, 'PUT')).status).toBe(405);
  });

  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['no origin at all', {}, {}, 403],
    ['a body without end', { details: 'x'.repeat(600_000) }, SAME, 413],
  ])('refuses %s', async (_, more, headers, status) => {
    const { post, written } = await formsSite(stored);
    const answer = await post(`${path}?locale=en`, typed({ ...fields, ...more }), headers).catch(
      () => undefined,
    );
    expect(answer?.status ?? 413).toBe(status);
    expect(written).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['what fills in every field', { website: 'x' }, 'trap'],
    ['what comes without a proof', { proof: '' }, 'none'],
    ['a proof that is none', { proof: 'mi8a2o00.0123456789abcdef.x' }, 'forged'],
  ])('asks %s for one more press, on a page and of scripts', async (_, more, why) => {
    const { followed, post, written, logged } = await formsSite(stored);
    const body = typed({ ...fields, ...more });
    const page = await followed(`${path}?locale=en`, body);
    expect([page.status, page.headers.get('cache-control')]).toEqual([428, 'private, no-store']);
    expect((await page.json()).state).toMatchObject({ state: 'confirm', issues: {} });
    const script = await post(`${path}?locale=en`, body, JSON_ASKED);
    expect(script.status).toBe(428);
    const answer = await script.json();
    expect(answer).toMatchObject({ message: t('forms:confirm'), faults: {} });
    expect('proof' in answer).toBe(why !== 'trap');
    expect(logged).toEqual(expect.arrayContaining([expect.stringContaining(`"why":"${why}"`)]));
    expect(written).toEqual([]);
  });

  it('is taken from the page that asks for one more press, where no cookie is kept from an empty one', async () => {
    const { followed, post, get, pass, written } = await formsSite(stored);
    const source = 'https://b.example/en/here';
    const asked = await post(`${path}?locale=en`, typed({ ...fields, source, proof: '' }));
    const location = asked.headers.get('location') ?? '';
    expect(location).toMatch(/[?&]again=confirm(?:&page=[^&]+)?$/);
    const bare = await (await get(location)).json();
    expect(bare).toMatchObject({ page: fields.page, state: { state: 'retype', values: {}, issues: {} } });
    const kept = await (await get(location, 'GET', { cookie: cookiesOf(asked) })).json();
    expect(kept).toMatchObject({ source, state: { state: 'confirm' } });
    for (const [turn, { state }] of [bare, kept].entries()) {
      const again = typed({ ...fields, key: `${turn}`.repeat(20), proof: state.proof });
      if (turn === 0) expect((await followed(`${path}?locale=en`, again)).status, 'at once').toBe(428);
      pass(2_000);
      expect((await followed(`${path}?locale=en`, again)).status).toBe(200);
      expect(written).toHaveLength(turn + 1);
    }
  });

  it('takes a proof once: for one sending, of this form, within four hours', async () => {
    const { get, post, pass, written } = await formsSite(stored);
    const proofOf = async (of: string) => (await (await get(`${of}?proof=1`)).json()).proof as string;
    const send = async (proof: string, key: string) =>
      (await post(`${path}?locale=en`, typed({ ...fields, key: key.repeat(20), proof }), JSON_ASKED)).status;
    const [own, other] = [await proofOf(path), await proofOf('/newsletter')];
    pass(2_000);
    expect(await send(other, 'a')).toBe(428);
    expect(await Promise.all([...'bcdef'].map((key) => send(own, key)))).toEqual([200, 428, 428, 428, 428]);
    pass(60_000);
    // The same once more, because its answer was lost, is the same.
    expect([await send(own, 'b'), await send(own, 'c')]).toEqual([200, 428]);
    expect(written).toHaveLength(1);
    const old = await proofOf(path);
    pass(4 * 3_600_000);
    expect(await send(old, 'g')).toBe(200);
    pass(1);
    expect(await send(old, 'h')).toBe(428);
  });

  it('takes without scripts what the form’s styles have fetched, for one sending that lasts as long as a hand needs', async () => {
    const { get, post, clock, written } = await formsSite(stored);
    const given = await get('/form-proof');
    const [set = ''] = given.headers.getSetCookie();
    expect([given.status, given.headers.get('cache-control')]).toEqual([204, 'no-store']);
    expect(set).toMatch(/^form-proof=[\w.-]+; Path=\/; Max-Age=14400; HttpOnly; SameSite=Lax$/);
    const send = (key: string, cookie = cookiesOf(given)) =>
      post(`${path}?locale=en`, typed({ ...fields, key: key.repeat(20), proof: '' }), { ...SAME, cookie });
    const before = clock();
    const sent = await send('a');
    expect([sent.headers.get('location'), clock() - before]).toEqual([`${path}?locale=en&done=1`, 2_000]);
    expect(sent.headers.getSetCookie()).toContain('form-proof=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    // A browser that sends it once more because the answer was lost is told the same, one that sends another is asked.
    expect((await send('a')).headers.get('location')).toContain('done=1');
    for (const other of [await send('b'), await send('c', 'form-proof=mi8a2o00.0123456789abcdef.x')])
      expect(other.headers.get('location')).toContain('again=');
    expect(written).toHaveLength(1);
  });

  it('keeps what was typed when the content system takes no more, and says when it may be sent again', async () => {
    let retryAfter: string | undefined = '1200';
    const { followed, post, written } = await formsSite(async () => {
      throw new ContentUnavailable('landingLead', 'status 429', { status: 429, retryAfter });
    });
    const page = await followed(`${path}?locale=en`, typed(fields));
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '1200']);
    const values = path === '/survey-report' ? { q0: ['Tram'] } : { email: [ANNA.email] };
    expect(await page.json()).toMatchObject({ state: { state: 'tooMany', values } });
    const script = await post(`${path}?locale=en`, typed(fields), JSON_ASKED);
    expect([script.status, script.headers.get('retry-after'), await script.json()]).toEqual([
      429,
      '1200',
      { message: t('forms:tooMany'), faults: {}, proof: expect.any(String) },
    ]);
    retryAfter = undefined;
    const silent = await followed(`${path}?locale=en`, typed(fields));
    expect([silent.status, silent.headers.get('retry-after')]).toEqual([429, null]);
    expect(written).toHaveLength(3);
  });

  it.each(['soon', '600\r\nX-Evil: 1'])(
    'passes on no time to wait that a cookie says is %j',
    async (said) => {
      const { get } = await formsSite(stored);
      const kept = typed({ ...fields, ':state': 'tooMany', ':status': '429', ':retry-after': said });
      const cookie = `typed-1=${brotliCompressSync(kept.toString()).toString('base64url')}`;
      const page = await get(`${path}?locale=en&again=1`, 'GET', { cookie });
      expect([page.status, page.headers.get('retry-after')]).toEqual([429, null]);
    },
  );

  it('makes one write of a double click, and stops a flood', async () => {
    const { followed, post, written } = await formsSite(stored);
    const twice = await Promise.all([1, 2].map(() => post(`${path}?locale=en`, typed(fields))));
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    expect(written).toHaveLength(1);
    // Another visitor may say the same at the same moment, and so may one behind the same address.
    await post(`${path}?locale=en`, typed(fields), { ...SAME, 'user-agent': 'another' });
    expect(written).toHaveLength(2);
    await post(`${path}?locale=en`, typed({ ...fields, key: 'b3b0a0a4-0000-4000-8000-00000000000b' }));
    expect(written).toHaveLength(3);
    let last = 0;
    for (let i = 0; i < 30; i++) last = (await followed(`${path}?locale=en`, typed(fields))).status;
    expect(last).toBe(429);
  });
});

describe('forms that are none of ours', () => {
  it.each<[string, Record<string, string>]>([
    ['/lunch-card', { ...ENQUIRY, page: '../admin' }],
    ['/landing-page/crm', ENQUIRY],
    ['/survey-report', { page: 'x', asked: '[]' }],
    ['/survey-report', { page: 'x', asked: 'null' }],
  ])('are refused by %s', async (path, fields) => {
    const { post, written } = await formsSite(stored);
    expect((await post(`${path}?locale=en`, typed(fields))).status).toBe(400);
    expect(written).toEqual([]);
  });

  it('carry no header into anything: line breaks are spaces, addresses of other kinds are dropped', async () => {
    const { followed, post, written } = await formsSite(stored);
    await post(
      '/adv-media-sale?locale=en',
      typed({ ...ENQUIRY, companyName: 'A\r\nBcc: x@y.pl', source: 'javascript:alert(1)' }),
    );
    expect(written[0]?.body).toMatchObject({ companyName: 'A Bcc: x@y.pl', source: '' });
    const name = await followed('/adv-media-sale?locale=en', typed({ ...ENQUIRY, name: 'A\r\nBcc: x@y.pl' }));
    expect(name.status).toBe(422);
  });
});

describe('an enquiry', () => {
  it.each([
    ['2026-11-20', '', { campaignStart: 'day' }],
    ['2026-12-02', '2026-12-01', { campaignEnd: 'span' }],
    ['2026-11-21', '2026-11-21', {}],
  ])('about %s to %s has %j', async (campaignStart, campaignEnd, issues) => {
    const { followed } = await formsSite(stored);
    const answer = await followed(
      '/adv-media-sale?locale=en',
      typed({ ...ENQUIRY, campaignStart, campaignEnd }),
    );
    expect((await answer.json()).state.issues ?? {}).toEqual(issues);
  });

  it.each([
    ['4,000 letters of any language', 'Szczegóły: Ёлки и ąę. '.repeat(180), 303],
    // Answered at once, as nothing may be lost.
    ['more of chance than fits into cookies', randomBytes(6_000).toString('base64'), 422],
  ])('with %s keeps them all', async (_, details, status) => {
    const { post, get } = await formsSite(stored);
    const sent = await post('/adv-media-sale?locale=en', typed({ ...ENQUIRY, email: '', details }));
    expect(sent.status).toBe(status);
    const page =
      status === 303
        ? await get('/adv-media-sale?locale=en&again=1', 'GET', { cookie: cookiesOf(sent) })
        : sent;
    expect((await page.json()).state.values.details).toEqual([details.trim().slice(0, 10_000)]);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a survey', () => {
  it('asks for the answers that are missing', async () => {
    const { post } = await formsSite(stored);
    const script = await post('/survey-report?locale=en', typed({ page: 'x', asked: ASKED, q1: 'Why not' }), {
      ...JSON_ASKED,
    });
    expect(await script.json()).toMatchObject({ faults: { q0: t('common:validation.answerAll') } });
  });
});
