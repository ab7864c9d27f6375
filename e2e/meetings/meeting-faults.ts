import { instantOf } from '@mall/contract';
import type { MeetingStep, Staff, StaffMeeting } from '../content/staff.ts';
import { each } from '../pages/html.ts';
import type { MailServer } from '../processes/mail-server.ts';
import { entryOf } from './meeting-mails.ts';
import { isOfRounds, type Known, type MeetingRounds } from './meeting-rounds.ts';

/** Of the demo's centre. */
const ZONE = 'Europe/Warsaw';

/** What rounds came to, after all of it has been delivered. */
interface MeetingResult {
  /** What is wrong; nothing is what it should be. */
  faults: string[];
  /** How many meetings have been in each state, at any time. */
  states: Record<string, number>;
  /** Hours that a stylist was booked for, also those that were let go of again. */
  hours: number;
  mails: number;
  /** Calendar files that another parser reads. */
  files: number;
}

/** Every meeting as the staff see it, week by week. */
export async function allMeetings(staff: Staff, weeks: number): Promise<StaffMeeting[]> {
  const rows: StaffMeeting[] = [];
  for (let week = 0; week <= weeks; week++) {
    const day = new Date(Date.now() + week * 7 * 86_400_000).toISOString().slice(0, 10);
    rows.push(...(await staff.week(day)));
  }
  return rows;
}

/** A meeting takes two hours from its beginning. */
const HOURS = 2;
const overlap = (one: StaffMeeting, other: StaffMeeting) =>
  one.stylist === other.stylist &&
  one.date === other.date &&
  Math.abs(Number.parseInt(one.hour, 10) - Number.parseInt(other.hour, 10)) < HOURS;

function soldTwice(rows: readonly StaffMeeting[]): string[] {
  const held = rows.filter(({ state }) => state !== 'declined' && state !== 'cancelled');
  return held.flatMap((one, at) =>
    held
      .slice(at + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.stylist} on ${one.date}: ${one.hour} and ${other.hour}`),
  );
}

/** What is wrong with the history of a meeting, held against what its visitor was told. */
function historyFaults({ moves, unsure, cancelled }: Known, row: StaffMeeting, steps: MeetingStep[]) {
  const faults: string[] = [];
  const last = steps.at(-1);
  if (steps.some(({ sequence }, at) => sequence !== at)) faults.push('steps are missing or twice');
  if (last?.state !== row.state || last.date !== row.date || last.hour !== row.hour)
    faults.push(`stands at ${row.state} ${row.date} ${row.hour}, its last step says otherwise`);
  const by = (action: string) =>
    steps.filter((step) => step.actor === 'visitor' && step.action === action).length;
  if (by('move') < moves || by('move') > moves + unsure) faults.push(`${by('move')} moves, told of ${moves}`);
  if (cancelled && row.state !== 'cancelled') faults.push(`cancelled, and ${row.state}`);
  if (by('cancel') > Number(cancelled) + unsure) faults.push('cancelled by nobody');
  return faults;
}

/** The mail that a step sends, as a calendar reads it: null = none. */
function mailOf({ action, actor, sequence, date, hour }: MeetingStep, before: MeetingStep | undefined) {
  if (action === 'done' || action === 'notCome') return null;
  // Who waits for an answer is told of the stylist with it.
  if (action === 'assign' && before?.state === 'new') return null;
  const off = action === 'decline' || action === 'cancel';
  const asks = actor === 'visitor' && !off;
  const says = off ? 'CANCEL CANCELLED' : asks ? 'REQUEST TENTATIVE' : 'REQUEST CONFIRMED';
  return `${sequence} ${says} ${instantOf(date, hour, ZONE).toISOString()}`;
}

/**
 * What is wrong with the mails about a meeting: one for each step that has one, once, in the order of the steps, all of
 * one entry.
 */
function mailFaults(mail: MailServer, email: string, steps: readonly MeetingStep[], uids: Set<string>) {
  const faults: string[] = [];
  const mails = mail.to(email);
  // As they came: no letter is begun while an older one to the same reader waits or is under way.
  const entries = mails.map(entryOf);
  const got = entries.map(
    ({ sequence, method, status, begins }) => `${sequence} ${method} ${status} ${begins.toISOString()}`,
  );
  const due = steps.map((step, at) => mailOf(step, steps[at - 1])).filter((one) => one !== null);
  if (got.join() !== due.join()) faults.push(`mails [${got}], due are [${due}]`);
  if (new Set(mails.map(({ parsed }) => parsed.messageId)).size !== mails.length) faults.push('a mail twice');
  const [uid = ''] = entries.map((entry) => entry.uid);
  if (entries.some((entry) => entry.uid !== uid) || uids.has(uid)) faults.push('not one entry of its own');
  uids.add(uid);
  const notices = mail.about(email).length;
  const wanted = steps.filter(({ actor }) => actor === 'visitor').length;
  if (notices !== wanted) faults.push(`${notices} notices of ${wanted} steps of the visitor`);
  return { faults, mails: mails.length + notices, files: entries.length };
}

/** Holds what came of rounds against what was promised. @param weeks from today on, in which all meetings lie */
export async function meetingResult(
  staff: Staff,
  mail: MailServer,
  { known, words }: MeetingRounds,
  weeks: number,
): Promise<MeetingResult> {
  const all = await allMeetings(staff, weeks);
  const rows = all.filter(isOfRounds);
  const result: MeetingResult = { faults: soldTwice(all), states: {}, hours: 0, mails: 0, files: 0 };
  if (rows.length !== known.length)
    result.faults.push(`${rows.length} meetings, ${known.length} were booked`);
  const rowOf = new Map(rows.map((row) => [row.email, row]));
  const said: (string | null)[] = [];
  const uids = new Set<string>();
  await each(known, 4, async (one) => {
    const { email } = one;
    const row = rowOf.get(email);
    if (!row) {
      result.faults.push(`${email} is not there`);
      return;
    }
    const steps = await staff.steps(row.documentId);
    for (const state of new Set(steps.map((step) => step.state)))
      result.states[state] = (result.states[state] ?? 0) + 1;
    said.push(...steps.map(({ word }) => word));
    const times = steps.filter(({ action }) => ['ask', 'move', 'assign'].includes(action));
    result.hours += times.length * HOURS;
    const { faults, mails, files } = mailFaults(mail, email, steps, uids);
    result.mails += mails;
    result.files += files;
    result.faults.push(
      ...[...historyFaults(one, row, steps), ...faults].map((fault) => `${email}: ${fault}`),
    );
  });
  const noted = said.filter((word) => word !== null).sort();
  if (noted.join() !== [...words].sort().join())
    result.faults.push(`${noted.length} steps of the staff, ${words.length} were done`);
  return result;
}
