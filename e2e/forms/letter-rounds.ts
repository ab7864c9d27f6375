import { login, type Staff } from '../content/staff.ts';
import type { ContentProcess } from '../processes/content-process.ts';
import type { CrmServer } from '../processes/crm-server.ts';
import type { Mail, MailServer } from '../processes/mail-server.ts';
import { patientClients } from './patient-clients.ts';
import {
  freshEmail,
  freshKey,
  landingLead,
  leasing,
  lunchCard,
  send,
  subscription,
} from './submission-forms.ts';

interface LetterRig {
  /** The one that runs. */
  content: () => ContentProcess;
  /** Ends it with SIGKILL and starts it again. */
  kill: () => Promise<void>;
  staff: Staff;
  mail: MailServer;
  crm: CrmServer;
}

/** A reader of the newsletter, as they know it themselves. */
interface Reader {
  email: string;
  state: 'pending' | 'subscribed' | 'left';
  /** Sign-ups that are to be confirmed, and those that were. */
  asked: number;
  confirmed: number;
  /** How often they left, of which the CRM is told. */
  left: number;
}

/** A form full of links, and what the staff made of it. */
interface PutAside {
  call: keyof typeof FORMS;
  email: string;
  state: (typeof STATES)[number];
}

interface LetterRounds {
  readers: Reader[];
  putAside: PutAside[];
  kills: number;
}

const CLIENTS = 8;
/** Between two kills, so many answers. */
const A_KILL = 25;
/** Of the staff two press at once. */
const PRESSES = 2;

const LINKS = [1, 2, 3, 4].map((at) => `https://${at}.example`).join(' ');
const FORMS = { landingLead, enquireLeasing: leasing, requestLunchCard: lunchCard };
const ENDPOINTS = Object.keys(FORMS) as (keyof typeof FORMS)[];

/** How forms end up: left, marked as spam, or sent on, of which some are worked on. */
const STATES = ['new', 'aside', 'inProgress', 'spam', 'done'] as const;
const isSentOn = ({ state }: Pick<PutAside, 'state'>) => state !== 'aside' && state !== 'spam';

/** What goes out of a form that was sent on. */
const SENT = { landingLead: [2, 1], enquireLeasing: [2, 0], requestLunchCard: [2, 0] } as const;

const isOf = (kind: string) => (mail: Mail) => mail.parsed.messageId?.startsWith(`<${kind}-`) === true;
const isConfirmation = isOf('newsletterConfirmation');
const isWelcome = isOf('newsletterWelcome');

function tokenIn(letter: Mail): string {
  const link = /https?:\S+[?&]token=\S+/.exec(letter.parsed.text ?? '')?.[0];
  return new URL(link ?? 'none:').searchParams.get('token') ?? '';
}

/**
 * Has readers sign up, confirm, sign up again, leave, be brought back by a list (which takes nobody who has left) and
 * sign up anew, and as many visitors send forms full of links, of which the staff send on most and mark some as spam;
 * whoever gets no answer asks again.
 */
export async function letterRounds(rig: LetterRig, count: number): Promise<LetterRounds> {
  const { content, mail } = rig;
  const ask = patientClients(A_KILL, rig.kill);
  const rounds: LetterRounds = { readers: [], putAside: [], kills: 0 };
  let token = await login(content().url);

  /** Undefined: nobody answered for certain, ask again. */
  const heard = (status: number, allowed: readonly number[]) => {
    if (allowed.includes(status)) return status;
    if (status === 503 || status === 502) return undefined;
    throw new Error(`answered ${status}`);
  };

  const press = (call: Parameters<typeof send>[1], body: object, email: string) =>
    ask.done(async () =>
      heard((await send(content().url, call, body, { key: freshKey(), client: email })).status, [200]),
    );

  /** As staff, signed in anew where that has ended. */
  async function asStaff(path: string, body: object): Promise<Response | undefined> {
    const answer = await fetch(`${content().url}/admin/mall/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status === 401) token = await login(content().url);
    return answer.status === 401 || answer.status >= 500 ? undefined : answer;
  }

  const letterOf = (email: string, isKind: (mail: Mail) => boolean, number: number) =>
    ask.asked(async () => mail.to(email).filter(isKind)[number - 1]);

  async function signUp(reader: Reader) {
    await press('subscribe', subscription(reader.email), reader.email);
    if (reader.state === 'subscribed') return;
    if (reader.state === 'left' || reader.asked === 0) reader.asked += 1;
    reader.state = 'pending';
  }

  async function confirm(reader: Reader) {
    const letter = await letterOf(reader.email, isConfirmation, reader.asked);
    await press('confirmNewsletter', { token: tokenIn(letter) }, reader.email);
    reader.state = 'subscribed';
    reader.confirmed += 1;
  }

  async function leave(reader: Reader) {
    const letter = await letterOf(reader.email, isWelcome, reader.confirmed);
    await press('leaveNewsletter', { token: tokenIn(letter) }, reader.email);
    reader.state = 'left';
    reader.left += 1;
  }

  async function broughtBack({ email }: Reader) {
    const list = { csv: `Email\n${email}\n`, consent: 'A list of the rounds.' };
    const said = await ask.done(async () => (await asStaff('newsletter/import', list))?.json());
    const { data } = said as { data: { problems: { why: string }[] } };
    if (data.problems[0]?.why !== 'left') throw new Error(`a list was answered ${JSON.stringify(data)}`);
  }

  /** Of eight readers each has a way of their own, as far as it goes. */
  async function read(turn: number) {
    const reader: Reader = { email: freshEmail('reader'), state: 'pending', asked: 0, confirmed: 0, left: 0 };
    rounds.readers.push(reader);
    const all = [signUp, confirm, signUp, leave, broughtBack, signUp, confirm, leave];
    for (const step of all.slice(0, 1 + (turn % all.length))) await step(reader);
  }

  async function putAside(turn: number) {
    const call = ENDPOINTS[turn % ENDPOINTS.length] ?? 'landingLead';
    const one: PutAside = { call, email: freshEmail('aside'), state: STATES[turn % STATES.length] ?? 'new' };
    rounds.putAside.push(one);
    const body = { ...FORMS[call](one.email), details: LINKS };
    const key = freshKey();
    await ask.done(async () =>
      heard((await send(content().url, call, body, { key, client: one.email })).status, [200]),
    );
    const { state } = one;
    if (state === 'aside') return;
    const row = await ask.asked(async () => (await rig.staff.rows('submission', { email: one.email }))[0]);
    const release = () =>
      ask.done(async () => {
        const status = (await asStaff(`submissions/${row.documentId}/release`, {}))?.status;
        // 404: sent on already, by the other press or by one whose answer was lost.
        return status === undefined ? undefined : heard(status, [200, 404]);
      });
    if (isSentOn(one)) await Promise.all(Array.from({ length: PRESSES }, release));
    if (state === 'new') return;
    await ask.done(async () => {
      await rig.staff.save('submission', row.documentId, { state });
      return true;
    });
  }

  let turn = 0;
  await ask.everybody(CLIENTS, async () => {
    while (turn < count) {
      const own = turn;
      turn += 1;
      await Promise.all([read(own), putAside(own)]);
    }
  });
  return { ...rounds, kills: ask.kills() };
}

/** What is not as it was promised, once everything has been delivered; nothing is what it should be. */
export async function letterFaults({ readers, putAside }: LetterRounds, rig: LetterRig): Promise<string[]> {
  const { staff, mail, crm } = rig;
  const faults: string[] = [];
  const hold = (what: string, is: unknown, wanted: unknown) => {
    const [one, other] = [JSON.stringify(is), JSON.stringify(wanted)];
    if (one !== other) faults.push(`${what}: ${one} instead of ${other}`);
  };
  for (const { email, state, asked, confirmed, left } of readers) {
    const letters = mail.to(email);
    hold(
      `letters to ${email}`,
      [letters.filter(isConfirmation), letters.filter(isWelcome)].map(({ length }) => length),
      [asked, confirmed],
    );
    // Whoever has left had them all by then.
    hold(`all letters to ${email}`, letters.length, asked + confirmed);
    const rows = await staff.rows('newsletter-subscriber', { email });
    hold(
      `rows of ${email}`,
      rows.map((row) => row.state),
      [state],
    );
    const calls = crm.about(email);
    // What is said again says what holds by then: each is counted by its key, and the last one told.
    hold(
      `changes of ${email} that the CRM was told`,
      new Set(calls.map(({ key }) => key)).size,
      confirmed + left,
    );
    const last = state === 'subscribed' ? 'newsletter.subscribed' : 'newsletter.left';
    if (calls.length > 0) hold(`what the CRM has of ${email}`, calls.at(-1)?.event.type, last);
  }
  for (const { call, email, state } of putAside) {
    const mails = new Set([...mail.to(email), ...mail.about(email)]).size;
    const calls = new Set(crm.about(email).map(({ key }) => key)).size;
    hold(`${call} of ${email}`, [mails, calls], isSentOn({ state }) ? SENT[call] : [0, 0]);
    const rows = await staff.rows('submission', { email });
    hold(
      `rows of ${email}`,
      rows.map((row) => row.state),
      [state],
    );
  }
  return faults;
}
