import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantOf } from '@mall/contract';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { freePort } from '../../../scripts/programs/free-port.ts';
import { expect, test } from '../../base-test.ts';
import { signInAsStaff } from '../../content/staff.ts';
import { CENTRE_ADDRESS, delivered } from '../../forms/submission-cases.ts';
import {
  booking,
  dayAhead,
  freeTimes,
  freshEmail,
  freshKey,
  type MeetingTime,
  send,
} from '../../forms/submission-forms.ts';
import { rounds } from '../../length.ts';
import { allMeetings, meetingResult } from '../../meetings/meeting-faults.ts';
import { fiftyAtOnce, LINK_KEY, meetingRounds, notedOutcomes } from '../../meetings/meeting-rounds.ts';
import { copyDemo, startContent } from '../../processes/content-process.ts';
import { mailGate, openMailsIn } from '../../processes/mail-gate.ts';
import { startMailServer } from '../../processes/mail-server.ts';
import { processClock } from '../../processes/process-clock.ts';
import { startWebsite } from '../../processes/website-process.ts';

// What is lost or doubled once in a hundred times is lost: no second try.
test.describe.configure({ retries: 0 });

/** So few days that visitors are in each other's way. */
const DAYS = 42;
const WEEKS = DAYS / 7;
/** Bookings, moves and cancellations that are tried. */
const ROUNDS = rounds(100);

/** Of the demo's centre. */
const ZONE = 'Europe/Warsaw';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Further ahead than a reminder reaches, whenever the test runs. */
const FIRST_DAY = 3;

let directory: string;
test.beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'meetings-'));
});
test.afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('bookings, moves and cancellations with the content system killed in between: no hour twice, each mail once', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(180_000 + ROUNDS * 2_000));
  const began = performance.now();
  const mail = await startMailServer();
  const clock = processClock(0);
  const env = {
    SMTP_URL: mail.url,
    MAIL_TO: CENTRE_ADDRESS,
    BOOKING_DAYS: String(DAYS),
    ENCRYPTION_KEY: LINK_KEY,
    // The website finds it again after each kill.
    CONTENT_PORT: String(await freePort()),
    ...clock.env(ZONE),
  };
  copyDemo(directory);
  const gate = mailGate(mail, () => openMailsIn(directory));
  let content = await startContent(directory, env);
  const site = await startWebsite(content.url, { env: { TRUST_PROXY: '1' } });
  try {
    expect(await fiftyAtOnce([content])).toEqual({ sold: 1, others: ['409 TimeTaken'] });
    const rig = {
      contents: () => [content],
      staff: await signInAsStaff(content.url),
      mail,
      site: site.url,
      async kill() {
        await gate.shut();
        await content.kill();
        gate.open();
        content = await startContent(directory, env);
      },
    };
    const tried = await meetingRounds(rig, ROUNDS);
    expect(tried.kills).toBeGreaterThan(0);
    const mailsWait = 120_000 + ROUNDS * 200;
    await delivered(rig, mailsWait);
    expect((await meetingResult(rig.staff, mail, tried, WEEKS)).faults).toEqual([]);

    // The day after the last meeting; whoever signed in by the clock before is signed out.
    clock.set((DAYS + 1) * DAY_MS);
    await rig.kill();
    const later = { ...rig, staff: await signInAsStaff(content.url) };
    await notedOutcomes(later, tried, await allMeetings(later.staff, WEEKS));
    await delivered(later, mailsWait);
    const { faults, states, hours, mails, files } = await meetingResult(later.staff, mail, tried, WEEKS);
    expect(faults).toEqual([]);
    expect(Object.keys(states).sort()).toEqual(
      ['new', 'confirmed', 'moved', 'declined', 'cancelled', 'done', 'notCome'].sort(),
    );
    const { booked, moved, cancelled, words, refused, kills } = tried;
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    process.stdout.write(
      `${ROUNDS} rounds: ${booked} booked, ${moved} moved and ${cancelled} cancelled by visitors, ${words.length} steps ` +
        `of the staff, ${refused} refused, ${kills} kills, ${hours} hours given, ${mails} mails, ${files} calendar files, ` +
        `${minutes} minutes; meetings by state: ${JSON.stringify(states)}\n`,
    );
  } finally {
    await Promise.all([content.stop(), site.remove()]);
    await mail.down();
    clock.remove();
  }
});

/** Two times of one day, the earlier first. */
async function twoOfOneDay(content: string) {
  const times = (await freeTimes(content))
    .filter(({ date }) => date > dayAhead(FIRST_DAY))
    .sort((one, other) => (`${one.date} ${one.hour}` < `${other.date} ${other.hour}` ? -1 : 1));
  const at = times.findIndex((time, index) => {
    const next = times[index + 1];
    return next?.date === time.date && next.hour !== time.hour;
  });
  const [first, second] = at < 0 ? [] : times.slice(at, at + 2);
  if (!first || !second) throw new Error('no day has two free hours');
  return [first, second] as const;
}

test('a day before it begins, the visitor of a confirmed meeting is reminded of it, once', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(240_000));
  const mail = await startMailServer();
  const clock = processClock(0);
  const env = { SMTP_URL: mail.url, MAIL_TO: CENTRE_ADDRESS, ENCRYPTION_KEY: LINK_KEY, ...clock.env(ZONE) };
  copyDemo(directory);
  let content = await startContent(directory, env);
  const reminders = (email: string) =>
    mail.to(email).filter(({ parsed }) => parsed.messageId?.startsWith('<bookingReminder-'));

  /** Books a time and has the staff confirm it. @returns the visitor's address */
  async function meetingAt(time: MeetingTime & { stylist: string }): Promise<string> {
    const email = freshEmail('reminded');
    const body = { ...booking(email, time), stylist: time.stylist };
    const { status } = await send(content.url, 'bookStylist', body, { key: freshKey() });
    expect(status).toBe(200);
    const staff = await signInAsStaff(content.url);
    const meeting = (await staff.week(time.date)).find((one) => one.email === email);
    const step = { action: 'confirm', sequence: meeting?.sequence };
    expect(await staff.step(meeting?.documentId ?? '', step)).toBeUndefined();
    return email;
  }

  /** Has it be a minute past the moment from which a meeting at this time is to be remembered; looked for at a start. */
  async function dayBefore({ date, hour }: MeetingTime): Promise<void> {
    await content.stop();
    clock.set(instantOf(date, hour, ZONE).getTime() - DAY_MS + MINUTE_MS - Date.now());
    content = await startContent(directory, env);
  }

  try {
    const [first, second] = await twoOfOneDay(content.url);
    const earlier = await meetingAt(first);
    const later = await meetingAt(second);
    await delivered({ staff: await signInAsStaff(content.url) });
    expect([...reminders(earlier), ...reminders(later)]).toEqual([]);

    await dayBefore(first);
    await expect.poll(() => reminders(earlier).length, { timeout: scaled(30_000) }).toBe(1);
    expect(reminders(later)).toEqual([]);

    // The look that finds the later one sees the earlier one again.
    await dayBefore(second);
    await expect.poll(() => reminders(later).length, { timeout: scaled(30_000) }).toBe(1);
    await delivered({ staff: await signInAsStaff(content.url) });
    expect([reminders(earlier).length, reminders(later).length]).toEqual([1, 1]);
    expect(reminders(earlier)[0]?.parsed.text).toContain(first.hour.replace(/^0/, ''));
  } finally {
    await content.stop();
    await mail.down();
    clock.remove();
  }
});
