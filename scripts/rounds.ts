import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../bench/src/median.ts';
import { faultsAfter, killRounds } from '../e2e/kill-rounds.ts';
import { delivered, sendsAlike, startRig, votesOnce } from '../e2e/submission-cases.ts';
import { buildContent, installContent } from './prepare.ts';
import { ROOT, step } from './steps.ts';

// The long proof that nothing sent is lost or doubled, on SQLite: `npm run test:rounds`, `npm run test:rounds 20`.
const rounds = Number(process.argv[2] ?? 200);
const KEYS = 100;
const VOTES = 10_000;

/** Different mails and keys that a form ends in. */
const WANTED = {
  landingLead: { mails: 1, calls: 1 },
  enquireLeasing: { mails: 1, calls: 0 },
  requestLunchCard: { mails: 1, calls: 0 },
  bookStylist: { mails: 2, calls: 0 },
  subscribe: { mails: 0, calls: 1 },
} as const;

const print = (line: string) => process.stdout.write(`${line}\n`);

await installContent();
await buildContent();
mkdirSync(join(ROOT, '.tmp'), { recursive: true });
const dataDir = mkdtempSync(join(ROOT, '.tmp', 'rounds-'));
const rig = await step('Seeding the demo', () => startRig(dataDir));
try {
  const alike = await step(`50 at once, ${KEYS} equal keys`, () => sendsAlike(rig, KEYS));
  print(`  ${alike.sent} sent: ${alike.rows} rows, ${alike.mails} mails, ${alike.calls} calls of the CRM`);

  const votes = await step(`${VOTES} votes of one visitor`, () => votesOnce(rig, VOTES));
  print(`  ${votes.votes} votes: ${votes.counted} counted`);

  await rig.content.stop();
  const env = {
    SMTP_URL: rig.mail.url,
    CRM_URL: rig.crm.url,
    CRM_SECRET: rig.crm.secret,
    // Starts are most of what this takes.
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  };
  const killed = await step(`${rounds} rounds of kill -9`, () =>
    killRounds(dataDir, rounds, env, (round) => {
      if (round % 10 === 0) print(`  round ${round}`);
    }),
  );
  const { acknowledged, sentAgain, storedUnanswered, starts } = killed;
  print(`  ${acknowledged.length} acknowledged, ${sentAgain.length} cut off and sent again,`);
  print(`  of which ${storedUnanswered} had been stored; start in ${median(starts).toFixed(0)} ms (median)`);
  const faults = faultsAfter(dataDir, killed);

  // What was being sent when it was killed is free again two minutes later.
  const last = await startRig(dataDir, env);
  try {
    await step('Delivering what is left', () => delivered(last, 180_000));
  } finally {
    await last.stop();
  }
  let again = 0;
  for (const { call, email } of [...acknowledged, ...sentAgain]) {
    const events = rig.crm.about(email).map(({ key }) => key);
    const mails = [...rig.mail.about(email), ...rig.mail.to(email)];
    const messages = new Set(mails.map(({ parsed }) => parsed.messageId));
    const wanted = WANTED[call];
    if (messages.size !== wanted.mails) faults.push(`${call} of ${email}: ${messages.size} mails`);
    if (new Set(events).size !== wanted.calls) faults.push(`${call} of ${email}: ${events.length} CRM keys`);
    again += mails.length - messages.size + events.length - new Set(events).size;
  }
  print(`  ${again} deliveries handed over twice, under the Message-ID or key they had`);
  for (const fault of faults) print(`  FAULT ${fault}`);
  print(
    faults.length === 0 ? 'Nothing lost, nothing doubled, integrity_check ok.' : `${faults.length} faults.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await rig.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
