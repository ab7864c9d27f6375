import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { login } from '../../content/staff.ts';
import { fault, figure, inFull, WHOLE } from '../../faults/figures.ts';
import { delivered, type SubmissionRig, startRig } from '../../forms/submission-cases.ts';
import { freshEmail, freshKey, landingLead, send } from '../../forms/submission-forms.ts';
import { long } from '../../length.ts';
import { copyDemo } from '../../processes/content-process.ts';

test.describe.configure({ mode: 'serial' });

const FORMS = inFull(4, 20);

let rig: SubmissionRig;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(scaled(90_000));
  dataDir = mkdtempSync(join(tmpdir(), 'receivers-'));
  copyDemo(dataDir);
  rig = await startRig(dataDir);
});

test.afterAll(async () => {
  await rig.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function sendForms(word: string): Promise<string[]> {
  const emails = Array.from({ length: FORMS }, () => freshEmail(word));
  for (const email of emails) {
    const { status } = await send(rig.content.url, 'landingLead', landingLead(email), { key: freshKey() });
    expect(status).toBe(200);
  }
  return emails;
}

const faultsOf = async (state: string, channel: string) =>
  (await rig.staff.rows('delivery', { state, channel })).map(({ fault: said }) => String(said));

test(
  'a mail server that puts mails off, or never answers, gets them all in the end',
  long(fault(11)),
  async () => {
    test.setTimeout(scaled(240_000));
    // Silence is given up after half a minute: too long for every run.
    for (const answers of WHOLE ? ([451, 'silence'] as const) : ([451] as const)) {
      rig.mail.answers = answers;
      const emails = await sendForms('put-off');
      await expect
        .poll(() => faultsOf('waiting', 'mail'), { timeout: scaled(60_000) })
        .toContainEqual(expect.stringMatching(answers === 451 ? /SMTP .*451/ : /SMTP .*TIMEDOUT/));
      rig.mail.answers = 'well';
      await delivered(rig, 90_000);
      const arrived = emails.filter((email) => rig.mail.about(email).length === 1).length;
      const injected =
        answers === 451 ? 'mail server answers 451' : 'mail server falls silent before it has a mail';
      figure(11, `${injected}; ${FORMS} forms`, 'mails that arrived once', arrived, { atLeast: FORMS });
    }
  },
);

test(
  'a CRM that takes a call and does not say so is told again under the same key',
  long(fault(12)),
  async () => {
    test.setTimeout(scaled(240_000));
    for (const how of WHOLE ? (['cut', 'silent'] as const) : (['cut'] as const)) {
      rig.crm.deaf(how);
      const emails = await sendForms('deaf');
      await expect
        .poll(() => rig.crm.calls.filter(({ event }) => emails.includes(String(event.data.email))).length, {
          // The first call may be on its way alone, until it is given up.
          timeout: scaled(60_000),
        })
        .toBeGreaterThanOrEqual(Math.min(FORMS, 4));
      await expect.poll(() => faultsOf('waiting', 'crm'), { timeout: scaled(60_000) }).not.toEqual([]);
      rig.crm.well();
      await delivered(rig, 90_000);
      const keys = new Set(emails.flatMap((email) => rig.crm.about(email).map(({ key }) => key)));
      const calls = emails.flatMap((email) => rig.crm.about(email)).length;
      const told = emails.filter((email) => rig.crm.about(email).length > 0).length;
      expect(calls, 'some were told again').toBeGreaterThan(FORMS);
      const injected = `CRM takes calls, then ${how === 'cut' ? 'cuts the line' : 'falls silent'}; ${FORMS} forms`;
      figure(12, injected, `keys in ${calls} calls`, keys.size, { atMost: FORMS });
      figure(12, injected, 'forms told', told, { atLeast: FORMS });
    }
  },
);

test('what a mail server refuses for good is a dead letter that the staff see', fault(11), async () => {
  test.setTimeout(scaled(60_000));
  rig.mail.answers = 550;
  const emails = await sendForms('refused');
  // Each form is told to the staff, and to whoever sent it.
  await expect.poll(async () => (await rig.staff.outbox()).dead, { timeout: scaled(30_000) }).toBe(2 * FORMS);
  const dead = await faultsOf('dead', 'mail');
  expect(new Set(dead)).toEqual(new Set(['SMTP EMESSAGE 550']));
  rig.mail.answers = 'well';
  figure(11, `mail server answers 550; ${FORMS} forms`, 'dead letters that the staff see', dead.length, {
    atLeast: 2 * FORMS,
  });
  const stored = await Promise.all(emails.map((email) => rig.staff.count('submission', { email })));
  figure(
    11,
    `mail server answers 550; ${FORMS} forms`,
    'forms kept',
    stored.filter((count) => count === 1).length,
    { atLeast: FORMS },
  );
});

test('who is invited while no mail goes out has an account, and whoever invites is given its link', async () => {
  rig.mail.answers = 550;
  const token = await login(rig.content.url, 'admin');
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${rig.content.url}/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as { data: unknown } };
  };
  const { data: roles } = (await ask('GET', '/roles')).body as { data: { id: number; code: string }[] };
  const editor = roles.find(({ code }) => code === 'strapi-editor')?.id;
  const person = { email: freshEmail('invited'), firstname: 'Nowa', lastname: 'Osoba', roles: [editor] };
  const refused = await ask('POST', '/users', person);
  expect(refused.status).toBe(201);
  expect(refused.body.data).toMatchObject({
    email: person.email,
    invitation: 'not-sent',
    registrationToken: expect.stringMatching(/^\w{20,}$/),
  });
  rig.mail.answers = 'well';
  const invited = await ask('POST', '/users', { ...person, email: freshEmail('invited') });
  expect(invited.body.data).not.toHaveProperty('invitation');
});
