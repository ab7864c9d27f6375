import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { ENQUIRY_PATH } from '../../../website/src/features/leads/lead-rules.ts';
import { expect, test } from '../../base-test.ts';
import { fault, figure, inFull } from '../../faults/figures.ts';
import { delivered, type SubmissionRig, startRig } from '../../forms/submission-cases.ts';
import {
  type Answer,
  enquiryFields,
  freshEmail,
  freshKey,
  landingLead,
  postForm,
  send,
} from '../../forms/submission-forms.ts';
import { long, SHORT } from '../../length.ts';
import { copyDemo, databaseOf } from '../../processes/content-process.ts';
import { faultsAfter, killRounds, misdelivered } from '../../processes/kill-rounds.ts';
import { startWebsite, type WebsiteProcess } from '../../processes/website-process.ts';

// What is lost or doubled once in a hundred times is lost: no second try.
/** So often the content system is killed. */
const KILLS = SHORT ? 1 : inFull(6, 200);

test.describe.configure({ mode: 'serial', retries: 0 });

/** A process that writes past its limit is killed, where a full disk would only refuse; this makes the two alike. */
const SURVIVE = "--import data:text/javascript,process.on('SIGXFSZ',()=>{})";

let rig: SubmissionRig;
let site: WebsiteProcess;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(scaled(90_000));
  dataDir = mkdtempSync(join(tmpdir(), 'submissions-'));
  copyDemo(dataDir);
  rig = await startRig(dataDir, { NODE_OPTIONS: SURVIVE });
  site = await startWebsite(rig.content.url, { env: { TRUST_PROXY: '1' } });
});

test.afterAll(async () => {
  await site.remove();
  await rig.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function expectNotStored({ status, headers }: Answer) {
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

test(
  'database locked for 10 s by another process: 503 and when to come back, then it is taken, once',
  long(fault(7)),
  async () => {
    test.setTimeout(scaled(60_000));
    const other = new DatabaseSync(databaseOf(dataDir));
    const sent = { email: freshEmail('locked'), key: freshKey() };
    const direct = { email: freshEmail('locked'), key: freshKey() };
    const early = freshEmail('locked');
    const answers: Answer[] = [];
    try {
      // A short lock is waited out, and what was sent into it is stored.
      other.exec('BEGIN EXCLUSIVE');
      const waiting = send(rig.content.url, 'landingLead', landingLead(early), { key: freshKey() });
      await pause(3_000);
      other.exec('ROLLBACK');
      const { status, took } = await waiting;
      expect(status).toBe(200);
      expect(took).toBeGreaterThan(2_500);
      figure(7, 'BEGIN EXCLUSIVE of another process for 3 s', 'stored after', Math.round(took), {
        atMost: 5_000,
        unit: 'ms',
      });
      expect(await rig.staff.count('submission', { email: early })).toBe(1);

      other.exec('BEGIN EXCLUSIVE');
      const until = performance.now() + 10_000;
      do {
        answers.push(await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(sent.email), key: sent.key }));
        answers.push(await send(rig.content.url, 'landingLead', landingLead(direct.email), direct));
      } while (performance.now() < until);
    } finally {
      if (other.isTransaction) other.exec('ROLLBACK');
      other.close();
    }
    const claimed = answers.filter(({ status }) => status < 300);
    figure(7, 'the same for 10 s', `of ${answers.length} forms said to be stored`, claimed.length, {
      atMost: 0,
    });
    answers.forEach(expectNotStored);
    expect(
      (await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(sent.email), key: sent.key })).status,
    ).toBe(200);
    expect((await send(rig.content.url, 'landingLead', landingLead(direct.email), direct)).status).toBe(200);
    for (const { email } of [sent, direct]) {
      expect(await rig.staff.count('submission', { email })).toBe(1);
      await expect.poll(() => rig.mail.about(email).length, { timeout: scaled(30_000) }).toBe(1);
    }
  },
);

test(
  'no room left on the disk: no success is claimed, and nothing stays behind',
  long(fault(8)),
  async () => {
    const limit = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(rig.content.pid), `--fsize=${bytes}:unlimited`]);
    const emails = Array.from({ length: 5 }, () => freshEmail('full'));
    const key = freshKey();
    const email = freshEmail('full');
    limit('1');
    try {
      const answers: Answer[] = [];
      for (const one of emails)
        answers.push(await send(rig.content.url, 'landingLead', landingLead(one), { key: freshKey() }));
      answers.push(await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(email), key }));
      const claimed = answers.filter(({ status }) => status < 300).length;
      figure(
        8,
        'the content system may write no byte more',
        `of ${answers.length} forms said to be stored`,
        claimed,
        { atMost: 0 },
      );
      answers.forEach(expectNotStored);
      const reads = await Promise.all(
        Array.from({ length: 20 }, () => fetch(`${rig.content.url}/api/header/static?locale=pl-PL`)),
      );
      figure(
        8,
        'the content system may write no byte more',
        'of 20 reads not 200',
        reads.filter(({ status }) => status !== 200).length,
        { atMost: 0 },
      );
    } finally {
      limit('unlimited');
    }
    for (const one of [...emails, email]) expect(await rig.staff.count('submission', { email: one })).toBe(0);
    // A visitor who presses the button again.
    expect((await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(email), key })).status).toBe(200);
    expect(await rig.staff.count('submission', { email })).toBe(1);
    await expect.poll(() => rig.mail.about(email).length, { timeout: scaled(30_000) }).toBe(1);
  },
);

test(
  'killed in the middle of submissions, again and again: none acknowledged is lost, none is doubled',
  long(fault(9)),
  async () => {
    test.setTimeout(scaled(1_200_000));
    await rig.content.stop();
    const { mail, crm } = rig;
    const env = {
      SMTP_URL: mail.url,
      CRM_URL: crm.url,
      CRM_SECRET: crm.secret,
      // Starts are most of what this takes.
      NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    };
    const rounds = await killRounds(dataDir, KILLS, env);
    const faults = faultsAfter(dataDir, rounds);
    const sent = rounds.acknowledged.length + rounds.sentAgain.length;
    const injected = `${rounds.rounds} times, ${sent.toLocaleString('en')} forms`;
    figure(9, injected, 'forms lost or doubled, or a database out of order', faults.length, { atMost: 0 });
    expect(faults).toEqual([]);
    expect(rounds.acknowledged.length).toBeGreaterThan(SHORT ? KILLS : 8);
    // What was being sent when it was killed is free again at the next start; a mail whose receipt could not be noted
    // is sent again as the same message.
    const last = await startRig(dataDir, env);
    try {
      await delivered(last, 180_000);
    } finally {
      await last.stop();
    }
    const wrong = misdelivered(rounds, mail, crm);
    figure(9, injected, 'forms with a mail or CRM call too few or too many', wrong.length, { atMost: 0 });
    expect(wrong).toEqual([]);
  },
);
