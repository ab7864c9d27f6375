import type { Staff, StaffMeeting } from '../content/staff.ts';
import { type PatientClients, patientClients } from '../forms/patient-clients.ts';
import {
  booking,
  dayAhead,
  errorOf,
  freeTimes,
  freshEmail,
  freshKey,
  type MeetingTime,
  send,
} from '../forms/submission-forms.ts';
import type { ContentProcess } from '../processes/content-process.ts';
import type { MailServer } from '../processes/mail-server.ts';
import { contentDoor, type MeetingDoor, type Said, siteDoor } from './meeting-doors.ts';
import { linkIn } from './meeting-mails.ts';

/** The key under which the content systems of a round sign their links. */
export const LINK_KEY = 'a-key-of-the-rounds-32-characters';

/** A meeting as its visitor knows it. */
export interface Known {
  email: string;
  time: MeetingTime;
  /** Moves that were said to be done. */
  moves: number;
  /** Moves and cancellations of which nobody said whether they were done. */
  unsure: number;
  cancelled: boolean;
}

export interface MeetingRounds {
  /** Bookings, moves and cancellations by visitors. */
  booked: number;
  moved: number;
  cancelled: number;
  /** Steps of the staff, each under a word of its own. */
  words: string[];
  /** Refused since somebody else was faster. */
  refused: number;
  kills: number;
  known: Known[];
}

interface MeetingRig {
  /** Those that are running; a client asks any of them. */
  contents: () => readonly ContentProcess[];
  staff: Staff;
  mail: MailServer;
  /** A website with TRUST_PROXY, for half of what visitors do. */
  site?: string;
  /** Ends a content system with SIGKILL and starts it again; missing: nothing is killed. */
  kill?: () => Promise<void>;
}

const CLIENTS = 20;
/** Of what is done, so much is the staff's. */
const BY_STAFF = 0.15;
/** How a step is refused to whom somebody else was faster, or who asks for a time that the stylist does not offer. */
const REFUSED: ReadonlySet<string> = new Set(['TimeTaken', 'TimeNotOffered', 'NotNow', 'Changed']);
/** What they do: each once, and from then on any. */
const STEPS = ['confirm', 'assign', 'move', 'decline', 'cancel'] as const;
/** Times that all of them want, so that they are in each other's way. */
const WANTED = 80;
/** Days on which nothing begins or is to be reminded of meanwhile. */
const FIRST_DAY = 3;
/** Between two kills, so many answers. */
const A_KILL = 50;

/** Begins the addresses of visitors of rounds. */
const NAME = 'round';
/** Whether a meeting is one of these: others' are nobody's business. */
export const isOfRounds = ({ email }: { email: string }): boolean => email.startsWith(`${NAME}-`);

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
const perhaps = (probability: number) => Math.random() < probability;

/**
 * The staff move meetings to other days than visitors do: who asks for the time that a meeting has is told that it has
 * it, and no step is noted.
 */
const isStaffs = ({ date }: MeetingTime) => Number(date.slice(-2)) % 2 === 0;

/** One step of the staff; who got no answer looks whether it has happened. @returns false: refused */
function staffStep({ staff }: MeetingRig, rounds: MeetingRounds, ask: PatientClients) {
  return async (documentId: string, step: Record<string, unknown>): Promise<boolean> => {
    const word = freshKey();
    let tries = 0;
    const said = await ask.done<string>(async () => {
      tries += 1;
      if (tries > 1 && (await staff.steps(documentId)).some((one) => one.word === word)) return 'done';
      return (await staff.step(documentId, { ...step, word })) ?? 'done';
    });
    if (said === 'done') rounds.words.push(word);
    else if (REFUSED.has(said)) rounds.refused += 1;
    else throw new Error(`a step of the staff was refused: ${said}`);
    return said === 'done';
  };
}

/**
 * Has visitors book, move and cancel at random, all at times that the others want, too, until they have tried so many of
 * these, while the staff confirm, assign, move, decline and cancel besides, until each was done; whoever gets no answer
 * asks again, as people do.
 */
export async function meetingRounds(rig: MeetingRig, count: number): Promise<MeetingRounds> {
  const { contents, staff, mail, site } = rig;
  const rounds: MeetingRounds = {
    booked: 0,
    moved: 0,
    cancelled: 0,
    words: [],
    refused: 0,
    kills: 0,
    known: [],
  };
  const ask = patientClients(A_KILL, rig.kill);
  const takesStep = staffStep(rig, rounds, ask);
  const url = () => pick(contents())?.url ?? '';
  const doors: MeetingDoor[] = [contentDoor(url), ...(site ? [siteDoor(site)] : [])];
  const free = async () =>
    (await freeTimes(url())).filter(({ date }) => date > dayAhead(FIRST_DAY)).slice(0, WANTED);
  let times = await free();
  const stylists = [...new Set(times.map(({ stylist }) => stylist))];
  let left = count;
  const doneByStaff = new Set<string>();
  let ended = false;
  const covered = () => doneByStaff.size === STEPS.length && rounds.moved > 0 && rounds.cancelled > 0;

  /** Counts one more of the visitors', and has everybody want other times now and then. */
  async function next() {
    left -= 1;
    if (left % WANTED === 0) times = [...times.slice(-WANTED / 4), ...(await ask.asked(free))];
  }

  async function book(mine: Known[]) {
    const time = pick(times);
    if (!time) throw new Error('no time is free any more');
    await next();
    const wish = { email: freshEmail(NAME), key: freshKey(), time };
    const stylist = perhaps(0.5) ? time.stylist : null;
    const door = pick(doors);
    const said = await ask.done<Said>(async () => door?.book({ ...wish, stylist }));
    if (said !== 'done') {
      rounds.refused += 1;
      return;
    }
    rounds.booked += 1;
    const known: Known = { email: wish.email, time, moves: 0, unsure: 0, cancelled: false };
    mine.push(known);
    rounds.known.push(known);
  }

  async function change(mine: Known[]) {
    const meeting = pick(mine.filter(({ cancelled }) => !cancelled));
    if (!meeting) return book(mine);
    const isOther = ({ date, hour }: MeetingTime) => date !== meeting.time.date || hour !== meeting.time.hour;
    const to = perhaps(0.4) ? null : pick(times.filter((time) => !isStaffs(time) && isOther(time)));
    if (to === undefined) return book(mine);
    await next();
    // Only the mail tells the link.
    const letter = await ask.asked(async () => mail.to(meeting.email)[0]);
    const link = new URL(linkIn(letter)).searchParams.get('meeting') ?? '';
    const door = pick(doors);
    const said = await ask.done<Said>(
      async () => door?.change(link, to),
      () => {
        meeting.unsure += 1;
      },
    );
    if (said !== 'done') rounds.refused += 1;
    else if (to) {
      meeting.moves += 1;
      meeting.time = to;
      rounds.moved += 1;
    } else {
      meeting.cancelled = true;
      rounds.cancelled += 1;
    }
  }

  async function attend() {
    const action = STEPS.find((one) => !doneByStaff.has(one)) ?? pick(STEPS) ?? 'confirm';
    const week = await ask.asked(() => staff.week(pick(times)?.date ?? dayAhead(FIRST_DAY)));
    const meeting = pick(week.filter((one) => isOfRounds(one) && one.actions.includes(action)));
    if (!meeting) return;
    const { documentId, sequence } = meeting;
    // A move to where it is already would be none.
    const isOther = ({ date, hour }: MeetingTime) => date !== meeting.date || hour !== meeting.hour;
    const to = {
      ...(action === 'move' && pick(times.filter((time) => isStaffs(time) && isOther(time)))),
      ...(action === 'assign' && { stylist: pick(stylists.filter((one) => one !== meeting.stylist)) }),
    };
    if (await takesStep(documentId, { action, sequence, ...to })) doneByStaff.add(action);
  }

  await ask.everybody(CLIENTS, async () => {
    const mine: Known[] = [];
    try {
      while (!ended && (left > 0 || !covered())) {
        if (perhaps(BY_STAFF)) await attend();
        else await (perhaps(0.5) ? book(mine) : change(mine));
      }
    } finally {
      ended = true;
    }
  });
  return { ...rounds, kills: ask.kills() };
}

/** Once all meetings have begun, the staff note of each whether it took place, and change their mind about some. */
export async function notedOutcomes(
  rig: MeetingRig,
  rounds: MeetingRounds,
  meetings: readonly StaffMeeting[],
): Promise<void> {
  const ask = patientClients(A_KILL, rig.kill);
  const takesStep = staffStep(rig, rounds, ask);
  const waiting = meetings.filter((one) => isOfRounds(one) && one.actions.includes('done'));
  await ask.everybody(CLIENTS, async (client) => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { documentId, sequence } = one;
      const [first, second] = client % 2 === 0 ? ['done', 'notCome'] : ['notCome', 'done'];
      await takesStep(documentId, { action: first, sequence });
      if (perhaps(0.2)) await takesStep(documentId, { action: second, sequence: sequence + 1 });
    }
  });
}

/** 50 want the same hour, at any of these content systems. @returns how many got it, and what the others were told */
export async function fiftyAtOnce(contents: readonly ContentProcess[]) {
  const at = (index: number) => contents[index % contents.length]?.url ?? '';
  const [time] = await freeTimes(at(0));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      send(at(index), 'bookStylist', { ...booking(freshEmail('fifty'), time), ...time }, { key: freshKey() }),
    ),
  );
  const others = answers.filter(({ status }) => status !== 200);
  return {
    sold: answers.length - others.length,
    others: [...new Set(others.map((answer) => `${answer.status} ${errorOf(answer)}`))],
  };
}
