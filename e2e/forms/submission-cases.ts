import { scaled } from '../../scripts/clock/timeouts.ts';
import { expect, test } from '../base-test.ts';
import { type Staff, signInAsStaff } from '../content/staff.ts';
import { fault, figure } from '../faults/figures.ts';
import { long } from '../length.ts';
import { each } from '../pages/html.ts';
import { type ContentProcess, startContent } from '../processes/content-process.ts';
import { type CrmServer, startCrmServer } from '../processes/crm-server.ts';
import { type MailServer, startMailServer } from '../processes/mail-server.ts';
import {
  booking,
  codeOf,
  errorOf,
  freshEmail,
  freshKey,
  landingLead,
  leasing,
  send,
  subscription,
} from './submission-forms.ts';

/** A content system with the demo, a mail server, a CRM and somebody of the staff. */
export interface SubmissionRig {
  content: ContentProcess;
  mail: MailServer;
  crm: CrmServer;
  staff: Staff;
  stop(): Promise<void>;
}

export const CENTRE_ADDRESS = 'centre@borealis.example';

/** @param dataDir with the demo in it, or nothing: then it is seeded, which takes a while */
export async function startRig(dataDir: string, env: Record<string, string> = {}): Promise<SubmissionRig> {
  const [mail, crm] = await Promise.all([startMailServer(), startCrmServer()]);
  const content = await startContent(dataDir, {
    SMTP_URL: mail.url,
    MAIL_TO: CENTRE_ADDRESS,
    CRM_URL: crm.url,
    CRM_SECRET: crm.secret,
    ...env,
  });
  return {
    content,
    mail,
    crm,
    staff: await signInAsStaff(content.url),
    async stop() {
      await content.stop();
      await Promise.all([mail.down(), crm.close()]);
    },
  };
}

/** Waits until nothing is on its way any more. Failed tries wait some seconds for their next one. */
export async function delivered(
  { staff }: Pick<SubmissionRig, 'staff'>,
  timeout = scaled(40_000),
): Promise<void> {
  await expect
    .poll(() => staff.outbox(), { timeout, intervals: [100] })
    .toMatchObject({ waiting: 0, dead: 0 });
}

const SENDERS = 50;

/** 50 at once send the same form, for each of so many keys: one row, one mail and one CRM call each. */
async function sendsAlike(rig: SubmissionRig, keys: number) {
  const { content, staff, mail, crm } = rig;
  const emails: string[] = [];
  for (let round = 0; round < keys; round++) {
    const email = freshEmail('same');
    const key = freshKey();
    emails.push(email);
    const answers = await Promise.all(
      Array.from({ length: SENDERS }, () => send(content.url, 'landingLead', landingLead(email), { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter((answer) => codeOf(answer) === 'created')).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'repeated')).toHaveLength(SENDERS - 1);
  }
  await delivered(rig);
  const figures = { keys, sent: keys * SENDERS, rows: 0, mails: 0, calls: 0 };
  for (const email of emails) {
    expect(await staff.count('submission', { email }), 'rows').toBe(1);
    expect(mail.about(email), 'mails').toHaveLength(1);
    expect(crm.about(email), 'CRM calls').toHaveLength(1);
    figures.rows += 1;
    figures.mails += 1;
    figures.calls += 1;
  }
  return figures;
}

/** One visitor votes so many times; every vote is answered, one is counted. */
async function votesOnce({ content }: SubmissionRig, votes: number) {
  const [coupon] = await list<{ id: number }>(content.url, 'coupons');
  const voter = freshKey().replaceAll('-', '');
  const vote = (who: string) =>
    send(content.url, 'voteCoupon', { voter: who }, { id: coupon?.id ?? 0, client: who });
  const countOf = ({ body }: Awaited<ReturnType<typeof vote>>) =>
    (body as { data: { attributes: { vote: number } } }).data.attributes.vote;
  const before = countOf(await vote(freshKey().replaceAll('-', '')));
  const answers = new Set<string>();
  let counted = 0;
  await each(
    Array.from({ length: votes }, () => voter),
    50,
    async (who) => {
      const answer = await vote(who);
      answers.add(`${answer.status} ${countOf(answer)}`);
      counted = Math.max(counted, countOf(answer) - before);
    },
  );
  expect([...answers]).toEqual([`200 ${before + 1}`]);
  // Somebody else is another vote.
  expect(countOf(await vote(freshKey().replaceAll('-', '')))).toBe(before + 2);
  return { votes, counted };
}

/** Free beginnings of meetings. */
interface Day {
  date: string;
  hours: string[];
}

/** `data` of one of the content system's public lists. */
async function list<T>(content: string, path: string): Promise<T[]> {
  const response = await fetch(`${content}/api/${path}?locale=pl-PL`);
  return ((await response.json()) as { data: T[] }).data;
}

/** Median of several sendings, milliseconds. */
async function usualTime(work: () => Promise<{ took: number }>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn++) times.push((await work()).took);
  return times.sort((a, b) => a - b)[4] ?? Number.NaN;
}

/** Tests that hold on every database. @param keys how many equal keys @param votes how many votes of one visitor */
export function submissionCases(
  rigOf: () => SubmissionRig,
  { keys, votes }: { keys: number; votes: number },
) {
  test(
    `50 at once with the same key, ${keys} times: one row, one mail, one CRM call each`,
    fault(12, 13),
    async () => {
      test.setTimeout(scaled(300_000));
      const { sent, rows, mails, calls } = await sendsAlike(rigOf(), keys);
      const injected = `${sent.toLocaleString('en')} sendings, ${SENDERS} at once, of ${keys} forms`;
      figure(13, injected, 'rows', rows, { atMost: keys });
      figure(13, injected, 'mails', mails, { atMost: keys });
      figure(12, injected, 'CRM calls', calls, { atMost: keys });
    },
  );

  test('the same form without a key is one all the same; a key belongs to one form', async () => {
    const rig = rigOf();
    const { content, staff, mail } = rig;
    const email = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(content.url, 'enquireLeasing', leasing(email))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await staff.count('submission', { email })).toBe(1);

    const key = freshKey();
    expect((await send(content.url, 'bookStylist', booking(email), { key })).status).toBe(200);
    const other = await send(content.url, 'bookStylist', { ...booking(email), hour: '23:00' }, { key });
    expect(other.status).toBe(409);
    expect(errorOf(other)).toBe('IdempotencyConflict');
    expect(await staff.count('personal-stylist-calendar', { email })).toBe(1);
    await delivered(rig);
    // One confirmation, however often the booking or its mail are asked for.
    const again = await send(content.url, 'bookStylist', booking(email), { key });
    const { documentId } = (again.body as { data: { attributes: { documentId: string } } }).data.attributes;
    const asked = {
      booking: documentId,
      email,
      shoppingCentre: 'Galeria Borealis',
      date: booking(email).date,
    };
    for (let turn = 0; turn < 3; turn++)
      expect(
        (await send(content.url, 'sendStylistEmail', { ...asked, hour: booking(email).hour })).status,
        'asked for again',
      ).toBe(200);
    await delivered(rig);
    // What a mail is for stands at the beginning of its Message-ID.
    const what = mail.to(email).map(({ parsed }) => parsed.messageId?.replace(/^<(\w+)-.*$/, '$1'));
    expect(what).toEqual(['receipt', 'bookingConfirmation']);
  });

  test('a time that two visitors want at once is given to one of them', async () => {
    const { content, staff } = rigOf();
    const [stylist] = await list<{ attributes: { documentId: string } }>(content.url, 'hair-stylists');
    const documentId = stylist?.attributes.documentId;
    const days = await list<Day>(content.url, `hair-stylists/available-times/${documentId}`);
    const day = days.find(({ hours }) => hours.length > 0);
    const emails = Array.from({ length: 20 }, () => freshEmail('race'));
    const answers = await Promise.all(
      emails.map((email) =>
        send(
          content.url,
          'bookStylist',
          { ...booking(email, { date: day?.date ?? '', hour: day?.hours[0] ?? '' }), stylist: documentId },
          { key: freshKey() },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...emails.slice(1).map(() => 409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(errorOf))).toEqual(
      new Set(['TimeTaken']),
    );
    const rows = await Promise.all(emails.map((email) => staff.count('submission', { email })));
    expect(
      rows.reduce((sum, count) => sum + count, 0),
      'a refused booking leaves nothing',
    ).toBe(1);
  });

  test(`${votes} votes of one visitor for a coupon are one`, fault(27), async () => {
    test.setTimeout(scaled(300_000));
    const { counted } = await votesOnce(rigOf(), votes);
    figure(27, `${votes.toLocaleString('en')} votes of one visitor`, 'votes counted', counted, { atMost: 1 });
  });

  test(
    'mail server and CRM down: sending takes no longer, and all arrives once they are back',
    long(fault(11, 12)),
    async () => {
      test.setTimeout(scaled(90_000));
      const rig = rigOf();
      const { content, staff, mail, crm } = rig;
      await delivered(rig);
      const emails: string[] = [];
      const sendOne = async () => {
        const email = freshEmail('outage');
        emails.push(email);
        const answer = await send(content.url, 'landingLead', landingLead(email), { key: freshKey() });
        expect(answer.status).toBe(200);
        return answer;
      };
      const well = await usualTime(sendOne);
      await delivered(rig);
      emails.length = 0;

      await mail.down();
      crm.silent();
      const ill = await usualTime(sendOne);
      const newsletter = freshEmail('outage');
      expect((await send(content.url, 'subscribe', subscription(newsletter))).status).toBe(200);
      // It has been tried in vain meanwhile, and nobody was kept waiting for that.
      await expect
        .poll(
          async () =>
            (await staff.rows('delivery', { state: 'waiting', channel: 'mail' })).map(({ fault }) => fault),
          {
            timeout: scaled(20_000),
          },
        )
        .toContainEqual(expect.stringContaining('SMTP'));
      const later = await usualTime(sendOne);
      expect(emails.flatMap((email) => mail.about(email))).toEqual([]);
      const injected = `${emails.length} forms while both are down`;
      const took = [injected, 'time of an answer', Math.round(Math.min(ill, later))] as const;
      figure(11, ...took, { atMost: Math.round(well * 2 + 60), unit: 'ms' });

      await mail.up();
      crm.well();
      await delivered(rig);
      const arrived = (all: (email: string) => unknown[]) =>
        emails.filter((email) => all(email).length === 1).length;
      figure(11, injected, 'mails that arrived once', arrived(mail.about), { atLeast: emails.length });
      figure(12, injected, 'CRM calls that arrived once', arrived(crm.about), { atLeast: emails.length });
      expect(mail.to(newsletter), 'the link that confirms a sign-up').toHaveLength(1);
      expect(crm.calls.filter(({ signed }) => !signed)).toEqual([]);
      expect(crm.calls.filter(({ key, event: { id } }) => key !== id)).toEqual([]);
    },
  );
}
