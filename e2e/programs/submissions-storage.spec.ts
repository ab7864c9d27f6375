import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { scaled } from '../../scripts/timeouts.ts';
import { ENQUIRY_PATH } from '../../website/src/features/leads/lead-rules.ts';
import { expect, test } from '../base-test.ts';
import { copyDemo, databaseOf } from '../content-process.ts';
import { faultsAfter, killRounds } from '../kill-rounds.ts';
import { SHORT } from '../length.ts';
import { type SubmissionRig, startRig } from '../submission-cases.ts';
import {
  type Answer,
  enquiryFields,
  freshEmail,
  freshKey,
  landingLead,
  postForm,
  send,
} from '../submission-forms.ts';
import { startWebsite, type WebsiteProcess } from '../website-process.ts';

/** So often the content system is killed; `npm run test:rounds` does it 200 times. */
const KILLS = SHORT ? 2 : 6;

test.describe.configure({ mode: 'serial' });

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

test('database locked for 10 s by another process: 503 and when to come back, then it is taken, once', async () => {
  test.setTimeout(scaled(60_000));
  const other = new DatabaseSync(databaseOf(dataDir));
  const sent = { email: freshEmail('locked'), key: freshKey() };
  const direct = { email: freshEmail('locked'), key: freshKey() };
  try {
    other.exec('BEGIN EXCLUSIVE');
    const until = performance.now() + 10_000;
    do {
      expectNotStored(
        await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(sent.email), key: sent.key }),
      );
      expectNotStored(await send(rig.content.url, 'landingLead', landingLead(direct.email), direct));
    } while (performance.now() < until);
  } finally {
    other.exec('ROLLBACK');
    other.close();
  }
  expect(
    (await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(sent.email), key: sent.key })).status,
  ).toBe(200);
  expect((await send(rig.content.url, 'landingLead', landingLead(direct.email), direct)).status).toBe(200);
  for (const { email } of [sent, direct]) {
    expect(await rig.staff.count('submission', { email })).toBe(1);
    await expect.poll(() => rig.mail.about(email).length, { timeout: scaled(30_000) }).toBe(1);
  }
});

test('no room left on the disk: no success is claimed, and nothing stays behind', async () => {
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(rig.content.pid), `--fsize=${bytes}:unlimited`]);
  const emails = Array.from({ length: 5 }, () => freshEmail('full'));
  const key = freshKey();
  const email = freshEmail('full');
  limit('1');
  try {
    for (const one of emails)
      expectNotStored(await send(rig.content.url, 'landingLead', landingLead(one), { key: freshKey() }));
    expectNotStored(await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(email), key }));
  } finally {
    limit('unlimited');
  }
  for (const one of [...emails, email]) expect(await rig.staff.count('submission', { email: one })).toBe(0);
  // A visitor who presses the button again.
  expect((await postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(email), key })).status).toBe(200);
  expect(await rig.staff.count('submission', { email })).toBe(1);
  await expect.poll(() => rig.mail.about(email).length, { timeout: scaled(30_000) }).toBe(1);
});

test('killed in the middle of submissions, again and again: none acknowledged is lost, none is doubled', async () => {
  test.setTimeout(scaled(120_000));
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
  expect(faultsAfter(dataDir, rounds)).toEqual([]);
  expect(rounds.acknowledged.length).toBeGreaterThan(SHORT ? KILLS : 8);
  // A mail whose receipt could not be noted is sent again as the same message.
  const ids = (email: string) => new Set(mail.about(email).map(({ parsed }) => parsed.messageId));
  const doubled = rounds.acknowledged.filter(({ email }) => ids(email).size > 1);
  expect(doubled).toEqual([]);
});
