import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conformanceOf, uncovered } from '@mall/contract';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { planForBoth } from '../../content/offer-plans.ts';
import { login } from '../../content/staff.ts';
import { fault, figure, inFull } from '../../faults/figures.ts';
import {
  CENTRE_ADDRESS,
  delivered,
  type SubmissionRig,
  startRig,
  submissionCases,
} from '../../forms/submission-cases.ts';
import { freshEmail, freshKey, landingLead, send } from '../../forms/submission-forms.ts';
import { long } from '../../length.ts';
import { meetingResult } from '../../meetings/meeting-faults.ts';
import { meetingJourneys } from '../../meetings/meeting-journey.ts';
import { fiftyAtOnce, LINK_KEY, meetingRounds } from '../../meetings/meeting-rounds.ts';
import { LIVE } from '../../pages/site.ts';
import { type ContentProcess, startContent } from '../../processes/content-process.ts';
import { crashRounds } from '../../processes/crash-rounds.ts';
import { processClock } from '../../processes/process-clock.ts';
import { startWebsite } from '../../processes/website-process.ts';
import { type PostgresProcess, startPostgres } from '../../stores/postgres-process.ts';

let database: PostgresProcess | undefined;
let rig: SubmissionRig;
let directory: string;
let url: string;

test.describe.configure({ mode: 'serial', timeout: scaled(60_000), retries: 0 });

test.beforeAll(async () => {
  test.setTimeout(scaled(120_000));
  directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  database = await startPostgres(directory);
  // What the content system writes lies beside the cluster.
  rig = await startRig(join(directory, 'data'), {
    DATABASE_URL: database.url,
    ENCRYPTION_KEY: LINK_KEY,
  });
  url = rig.content.url;
});

test.afterAll(async () => {
  await rig?.stop();
  await database?.stop();
  rmSync(directory, { recursive: true, force: true });
});

test('on PostgreSQL every call answers as the contract says, in every language', async () => {
  const results = await conformanceOf(url, LIVE, new Date());
  expect(uncovered(results)).toEqual([]);
  expect(results.filter(({ status, issues }) => status !== 200 || issues.length > 0)).toEqual([]);
});

test('lists hold the same in the same order as on SQLite', async () => {
  const shape = async (origin: string, path: string) => {
    const { data } = (await (await fetch(origin + path)).json()) as {
      data: { attributes: Record<string, unknown> }[];
    };
    return data.map(({ attributes }) => attributes.slug ?? attributes.name);
  };
  for (const path of [
    '/api/offers',
    '/api/tenants/promoted',
    '/api/tenants/tenantCategories/moda',
    '/api/offers/promoted',
  ]) {
    for (const locale of ['pl-PL', 'cs-CZ']) {
      const query = `${path}?locale=${locale}`;
      expect(await shape(url, query), query).toEqual(await shape(contentUrl(), query));
    }
  }
});

submissionCases(() => rig, { keys: 8, votes: 200 });

test.describe('two content systems on one database, their clocks ten minutes apart', () => {
  let second: ContentProcess;
  const clock = processClock(10 * 60_000);

  test.beforeAll(async () => {
    second = await startContent(join(directory, 'second'), {
      ...clock.env(Intl.DateTimeFormat().resolvedOptions().timeZone),
      DATABASE_URL: database?.url ?? '',
      ENCRYPTION_KEY: LINK_KEY,
      SMTP_URL: rig.mail.url,
      MAIL_TO: CENTRE_ADDRESS,
    });
  });

  test.afterAll(async () => {
    await second?.stop();
    clock.remove();
  });

  test('leave each other what they are sending', async () => {
    const { mail } = rig;
    const come: string[] = [];
    const released = Promise.withResolvers<void>();
    mail.accepting = async (raw) => {
      come.push(raw);
      await released.promise;
    };
    const emails = [freshEmail('turn'), freshEmail('turn')];
    try {
      for (const [at, { url }] of [rig.content, second].entries()) {
        const email = emails[at] ?? '';
        await send(url, 'landingLead', landingLead(email), { key: freshKey() });
        // Whoever sends this one has looked for others.
        await expect
          .poll(() => come.some((raw) => raw.includes(email)), { timeout: scaled(20_000) })
          .toBe(true);
      }
    } finally {
      mail.accepting = undefined;
      released.resolve();
    }
    await delivered(rig);
    for (const email of emails) expect([mail.to(email).length, mail.about(email).length]).toEqual([1, 1]);
  });

  test('sell no hour of a stylist twice', { tag: '@long' }, async () => {
    test.setTimeout(scaled(120_000));
    const contents = [rig.content, second];
    expect(await fiftyAtOnce(contents)).toEqual({ sold: 1, others: ['409 TimeTaken'] });
    const { staff, mail } = rig;
    const rounds = await meetingRounds({ contents: () => contents, staff, mail }, 100);
    await delivered(rig, 120_000);
    expect((await meetingResult(staff, mail, rounds, 26)).faults).toEqual([]);
  });

  test('take a meeting from the visitor’s form over the staff’s week to the visitor’s move and cancellation', {
    tag: '@long',
  }, async ({ browser }) => {
    test.setTimeout(scaled(240_000));
    const { mail } = rig;
    const mailsOf = async (email: string) => {
      const own = new Set([...mail.to(email), ...mail.about(email)]);
      return mail.mails.filter((one) => own.has(one));
    };
    const site = await startWebsite(rig.content.url);
    try {
      const token = await login(second.url);
      const emails = await meetingJourneys(browser, { site: site.url, desk: second.url, token, mailsOf });
      await delivered(rig);
      for (const email of emails) {
        const ids = (await mailsOf(email)).map(({ parsed }) => parsed.messageId);
        expect(ids, 'four letters and three notices').toHaveLength(7);
        expect(new Set(ids).size).toBe(7);
      }
    } finally {
      await site.remove();
    }
  });

  test('do what is planned once, and keep each version, to be restored by either', async () => {
    await planForBoth([rig.content, second], rig.staff, database?.url ?? '');
  });
});

test(
  'a crash of the database under load: what was acknowledged is there, and no mail goes out twice',
  long(fault(10)),
  async () => {
    test.setTimeout(scaled(inFull(60_000, 300_000)));
    if (!database) throw new Error('no database');
    const { faults, crashes, forms, refused, mails, doubled, recovery } = await crashRounds(
      rig,
      database,
      inFull(1, 5),
      inFull(30, 200),
    );
    expect(faults).toEqual([]);
    const injected = `${crashes} crashes under ${forms} forms with ${mails} mails, ${refused} times 503`;
    figure(10, injected, 'mails that went out twice', doubled, { atMost: 0 });
    figure(10, injected, 'longest time until a form was stored again', recovery, {
      atMost: 10_000,
      unit: 'ms',
    });
  },
);
