import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { freePort } from '../../../scripts/programs/free-port.ts';
import { expect, test } from '../../base-test.ts';
import { signInAsStaff } from '../../content/staff.ts';
import { CENTRE_ADDRESS, delivered } from '../../forms/submission-cases.ts';
import { rounds } from '../../length.ts';
import { allMeetings, meetingResult } from '../../meetings/meeting-faults.ts';
import { fiftyAtOnce, LINK_KEY, meetingRounds, notedOutcomes } from '../../meetings/meeting-rounds.ts';
import { copyDemo, startContent } from '../../processes/content-process.ts';
import { mailGate } from '../../processes/mail-gate.ts';
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
    ...clock.env('Europe/Warsaw'),
  };
  copyDemo(directory);
  const gate = mailGate(mail, directory);
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
    clock.set((DAYS + 1) * 86_400_000);
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
