import {
  type Answer,
  booking,
  errorOf,
  freshEmail,
  freshKey,
  landingLead,
  leasing,
  lunchCard,
  send,
  subscription,
} from '../forms/submission-forms.ts';
import { type ContentProcess, readDatabase, startContent } from './content-process.ts';
import type { CrmServer } from './crm-server.ts';
import type { MailServer } from './mail-server.ts';

/** A form on its way, as its sender knows it: it may be sent again under its key. */
interface Sent {
  call: 'landingLead' | 'enquireLeasing' | 'requestLunchCard' | 'bookStylist' | 'subscribe';
  body: object;
  email: string;
  key: string;
}

interface KillRounds {
  rounds: number;
  /** Answered 200 the first time. */
  acknowledged: Sent[];
  /** The answer was cut off by the kill; sent again with the same key, and answered 200 then. */
  sentAgain: Sent[];
  /** Of those, how many had been stored all the same. */
  storedUnanswered: number;
  /** Milliseconds from a start until the content system could serve. */
  starts: number[];
}

const BODIES = {
  landingLead,
  enquireLeasing: leasing,
  requestLunchCard: lunchCard,
  bookStylist: booking,
  subscribe: subscription,
} as const;
const ENDPOINTS = Object.keys(BODIES) as Sent['call'][];
const AT_ONCE = 8;
/** The kill comes right after an acknowledgement, the first to the 24th of its round. */
const MAX_BEFORE_KILL = 24;

/** What must be there once for each form: its row, and what is to be delivered because of it. */
const DELIVERIES: Record<Sent['call'], readonly string[]> = {
  landingLead: ['landingLead', 'landingNotice', 'receipt'],
  enquireLeasing: ['leasingNotice', 'receipt'],
  requestLunchCard: ['lunchCardNotice', 'receipt'],
  bookStylist: ['bookingConfirmation', 'bookingNotice'],
  subscribe: ['newsletterConfirmation'],
};

function form(turn: number): Sent {
  const call = ENDPOINTS[turn % ENDPOINTS.length] ?? 'landingLead';
  const email = freshEmail('kill');
  return { call, email, key: freshKey(), body: BODIES[call](email) };
}

const post = (content: string, { call, body, key }: Sent): Promise<Answer | undefined> =>
  send(content, call, body, { key }).catch(() => undefined);

/** There are more rounds than hours in a stylist's weeks: one that another has is refused, and nothing is kept of it. */
const isTaken = (answer: Answer) => answer.status === 409 && errorOf(answer) === 'TimeTaken';

/**
 * Starts the content system on SQLite, has visitors send forms without a break, kills it with SIGKILL while they do,
 * and so on. Who got no answer sends again in the next round, as the site's visitors do.
 * @param said told after each round
 */
export async function killRounds(
  dataDir: string,
  rounds: number,
  env: Record<string, string>,
  said: (round: number) => void = () => undefined,
): Promise<KillRounds> {
  const result: KillRounds = { rounds, acknowledged: [], sentAgain: [], storedUnanswered: 0, starts: [] };
  let unanswered: Sent[] = [];
  let turn = 0;
  let seed = 42;

  for (let round = 1; round <= rounds; round++) {
    const content = await start();
    seed = (seed * 48_271) % 2_147_483_647;
    const killAfter = 1 + (seed % MAX_BEFORE_KILL);
    let acknowledged = 0;
    let killed: Promise<void> | undefined;
    const cut: Sent[] = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (!killed) {
          const one = form(turn++);
          const answer = await post(content.url, one);
          if (!answer) cut.push(one);
          else if (isTaken(answer)) continue;
          else if (answer.status !== 200) throw new Error(`${one.call} answered ${answer.status}`);
          else {
            result.acknowledged.push(one);
            if (++acknowledged === killAfter) killed = content.kill();
          }
        }
      }),
    );
    await killed;
    unanswered = cut;
    said(round);
  }
  const last = await start();
  await last.stop();
  return result;

  async function start(): Promise<ContentProcess> {
    const began = performance.now();
    const content = await startContent(dataDir, env);
    result.starts.push(performance.now() - began);
    for (const one of unanswered) {
      const answer = await post(content.url, one);
      if (answer && isTaken(answer)) continue;
      if (answer?.status !== 200) throw new Error(`${one.call} sent again answered ${answer?.status}`);
      const { code } = answer.body as { code?: string };
      if (code === 'repeated' || code === 'updated') result.storedUnanswered += 1;
      result.sentAgain.push(one);
    }
    unanswered = [];
    return content;
  }
}

/** Different mails and keys of the CRM that a form ends in. */
const ENDS: Record<Sent['call'], { mails: number; calls: number }> = {
  landingLead: { mails: 2, calls: 1 },
  enquireLeasing: { mails: 2, calls: 0 },
  requestLunchCard: { mails: 2, calls: 0 },
  bookStylist: { mails: 2, calls: 0 },
  subscribe: { mails: 1, calls: 0 },
};

/** Forms of which another number of mails and calls came than there should be, once everything has been delivered. */
export function misdelivered(
  { acknowledged, sentAgain }: KillRounds,
  mail: MailServer,
  crm: CrmServer,
): string[] {
  return [...acknowledged, ...sentAgain].flatMap(({ call, email }) => {
    // What was handed over twice was so under the Message-ID or key that it had.
    const mails = new Set([...mail.about(email), ...mail.to(email)].map(({ parsed }) => parsed.messageId))
      .size;
    const calls = new Set(crm.about(email).map(({ key }) => key)).size;
    const right = mails === ENDS[call].mails && calls === ENDS[call].calls;
    return right ? [] : [`${call} of ${email}: ${mails} mails, ${calls} keys`];
  });
}

/** What is wrong with a database after all that; nothing is what it should be. Nobody must be writing into it. */
export function faultsAfter(dataDir: string, { acknowledged, sentAgain }: KillRounds): string[] {
  const faults: string[] = [];
  readDatabase(dataDir, (database) => {
    const checks = database.prepare('PRAGMA integrity_check').all();
    const said = checks.map((row) => String(Object.values(row)[0])).join('; ');
    if (said !== 'ok') faults.push(`integrity_check: ${said}`);

    const submissions = database.prepare('SELECT document_id AS id FROM submissions WHERE email = ?');
    const subscribers = database.prepare(
      'SELECT document_id AS id FROM newsletter_subscribers WHERE email = ?',
    );
    const bookings = database.prepare('SELECT id FROM personal_stylist_calendars WHERE email = ?');
    const deliveries = database.prepare('SELECT kind FROM deliveries WHERE subject = ? ORDER BY kind');
    for (const { call, email } of [...acknowledged, ...sentAgain]) {
      const rows = (call === 'subscribe' ? subscribers : submissions).all(email);
      if (rows.length !== 1) faults.push(`${call} of ${email}: ${rows.length} rows`);
      if (call === 'bookStylist' && bookings.all(email).length !== 1)
        faults.push(`${email}: ${bookings.all(email).length} rows in the calendar`);
      for (const { id } of rows) {
        const kinds = deliveries.all(String(id)).map(({ kind }) => String(kind));
        if (kinds.join() !== DELIVERIES[call].join()) faults.push(`${call} of ${email}: delivers ${kinds}`);
      }
    }
    const all = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
    const known = acknowledged.length + sentAgain.length;
    const kept =
      all("submissions WHERE email LIKE 'kill-%'") + all("newsletter_subscribers WHERE email LIKE 'kill-%'");
    if (kept !== known) faults.push(`${kept} rows of ${known} forms`);
  });
  return faults;
}
