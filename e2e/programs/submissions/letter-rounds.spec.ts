import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { freePort } from '../../../scripts/programs/free-port.ts';
import { expect, test } from '../../base-test.ts';
import { signInAsStaff } from '../../content/staff.ts';
import { letterFaults, letterRounds } from '../../forms/letter-rounds.ts';
import { CENTRE_ADDRESS, delivered } from '../../forms/submission-cases.ts';
import { rounds } from '../../length.ts';
import { copyDemo, startContent } from '../../processes/content-process.ts';
import { startCrmServer } from '../../processes/crm-server.ts';
import { mailGate, openMailsIn } from '../../processes/mail-gate.ts';
import { startMailServer } from '../../processes/mail-server.ts';

// What is lost or doubled once in a hundred times is lost: no second try.
test.describe.configure({ retries: 0 });

/** Readers of the newsletter, and as many forms full of links. */
const ROUNDS = rounds(16);

test('the newsletter and forms put aside with the content system killed in between: each mail once, none to who left', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(120_000 + ROUNDS * 6_000));
  const dataDir = mkdtempSync(join(tmpdir(), 'letters-'));
  copyDemo(dataDir);
  const [mail, crm] = await Promise.all([startMailServer(), startCrmServer()]);
  const gate = mailGate(mail, () => openMailsIn(dataDir));
  const env = {
    SMTP_URL: mail.url,
    MAIL_TO: CENTRE_ADDRESS,
    CRM_URL: crm.url,
    CRM_SECRET: crm.secret,
    CONTENT_PORT: String(await freePort()),
  };
  let content = await startContent(dataDir, env);
  try {
    const rig = {
      content: () => content,
      staff: await signInAsStaff(content.url),
      mail,
      crm,
      async kill() {
        await gate.shut();
        await content.kill();
        gate.open();
        content = await startContent(dataDir, env);
      },
    };
    const tried = await letterRounds(rig, ROUNDS);
    await delivered(rig, 120_000 + ROUNDS * 500);
    expect(await letterFaults(tried, rig)).toEqual([]);
    expect(tried.kills).toBeGreaterThan(0);
    const states = Object.groupBy(tried.readers, ({ state }) => state);
    expect(Object.keys(states).sort()).toEqual(['left', 'pending', 'subscribed']);
    const kept = Object.groupBy(tried.putAside, ({ state }) => state);
    expect(Object.keys(kept).sort()).toEqual(['aside', 'done', 'inProgress', 'new', 'spam']);
    process.stdout.write(
      `letters: ${tried.kills} kills, ${tried.readers.length} readers (${states.left?.length} have left), ` +
        `${tried.putAside.length} forms put aside (${kept.aside?.length} left, ${kept.spam?.length} spam), ${mail.mails.length} mails\n`,
    );
  } finally {
    await content.stop();
    await Promise.all([mail.down(), crm.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
