import { scaled } from '../scripts/timeouts.ts';
import { expect, test } from './base-test.ts';
import { type ContentProcess, startContent } from './content-process.ts';
import { type CrmServer, startCrmServer } from './crm-server.ts';
import { each } from './html.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Staff, signInAsStaff } from './staff.ts';
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
export async function delivered({ staff }: SubmissionRig, timeout = scaled(40_000)): Promise<void> {
  await expect
    .poll(() => staff.outbox(), { timeout, intervals: [100] })
    .toMatchObject({ waiting: 0, dead: 0 });
}

const SENDERS = 50;

/** 50 at once send the same form, for each of so many keys: one row, one mail and one CRM call each. */
export async function sendsAlike(rig: SubmissionRig, keys: number) {
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
export async function votesOnce({ content }: SubmissionRig, votes: number) {
  const [coupon] = await list<{ id: number }>(content.url, 'coupons');
  const voter = freshKey().replaceAll('-', '');
  const vote = (who: string) =>
    send(content.url, 'voteCoupon', { voter: who }, { id: coupon?.id ?? 0, client: who });
  const countOf = ({ body }: Awaited<ReturnType<typeof vote>>) =>
    (body as { data: { attributes: { vote: number } } }).data.attributes.vote;
  const before = countOf(await vote(freshKey().replaceAll('-', '')));
  const answers = new Set<string>();
  await each(
    Array.from({ length: votes }, () => voter),
    50,
    async (who) => {
      const answer = await vote(who);
      answers.add(`${answer.status} ${countOf(answer)}`);
    },
  );
  expect([...answers]).toEqual([`200 ${before + 1}`]);
  // Somebody else is another vote.
  expect(countOf(await vote(freshKey().replaceAll('-', '')))).toBe(before + 2);
  return { votes, counted: 1 };
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
  test(`50 at once with the same key, ${keys} times: one row, one mail, one CRM call each`, async () => {
    test.setTimeout(scaled(90_000));
    await sendsAlike(rigOf(), keys);
  });

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
    const other = await send(content.url, 'bookStylist', { ...booking(email), hour: '15:00' }, { key });
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
        (await send(content.url, 'sendStylistEmail', { ...asked, hour: '14:00' })).status,
        'asked for again',
      ).toBe(200);
    await delivered(rig);
    expect(mail.to(email)).toHaveLength(1);
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
          { ...booking(email), stylist: documentId, date: day?.date, hour: day?.hours[0] },
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

  test(`${votes} votes of one visitor for a coupon are one`, async () => {
    test.setTimeout(scaled(60_000));
    await votesOnce(rigOf(), votes);
  });

  test('mail server and CRM down: sending takes no longer, and all arrives once they are back', async () => {
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
    expect(Math.min(ill, later), 'milliseconds with both down').toBeLessThan(well * 2 + 60);
    expect(emails.flatMap((email) => mail.about(email))).toEqual([]);

    await mail.up();
    crm.well();
    await delivered(rig);
    for (const email of emails) {
      expect(mail.about(email), 'mails').toHaveLength(1);
      expect(crm.about(email), 'CRM calls').toHaveLength(1);
    }
    const [event] = crm.about(newsletter);
    expect(event?.event).toMatchObject({ type: 'newsletter.subscribed', locale: 'pl-PL' });
    expect(crm.calls.filter(({ signed }) => !signed)).toEqual([]);
    expect(crm.calls.filter(({ key, event: { id } }) => key !== id)).toEqual([]);
  });
}
