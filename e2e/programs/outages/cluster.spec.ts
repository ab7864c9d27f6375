import { atThisSpeed, scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { type Cluster, startCluster } from '../../cluster/cluster.ts';
import { type Change, late, type ToldTurn, turnsTable } from '../../cluster/table.ts';
import { killedUnderLoad } from '../../cluster/under-load.ts';
import { planForBoth } from '../../content/offer-plans.ts';
import { delivered } from '../../forms/submission-cases.ts';
import { get, until } from '../../processes/website-process.ts';

const PAGE = '/sklepy/moda/kolet';
/**
 * How long a change may take to be on every website, and without Redis, milliseconds on a machine at rest: the table names
 * it beside what it took. Pages don't age here, so that whatever shows a change at all was told of it.
 */
const TOLD_MS = 2_000;
const ASKED_MS = 5_000;
/** Languages whose pages nobody has asked for, one for each part that is taken away. */
const COLD = ['cs-CZ', 'sk-SK', 'hu-HU', 'ro-RO', 'bg-BG', 'en'];
const PAGES = 60;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n';

let cluster: Cluster;
let shop: string;
const changes: Change[] = [];
/** Whether nothing else runs (`npm run test:cluster`): beside other work times say how busy the machine is. */
const ALONE = process.env.CLUSTER === 'alone';

test.describe.configure({ mode: 'serial', retries: 0 });

test.beforeAll(async () => {
  test.setTimeout(scaled(300_000));
  cluster = await startCluster();
  const answer = await fetch(`${cluster.desk}/api/tenants/tenant/kolet?locale=pl-PL`);
  const { data } = (await answer.json()) as { data: { attributes: { documentId: string } } };
  shop = data.attributes.documentId;
});

test.afterAll(() => cluster?.stop());

let edits = 0;

/** Publishes a text, and notes how long it took to be on all websites that there are. @param when what else there is now */
async function change(when: string, limit = TOLD_MS): Promise<Change> {
  const words = `Nowość numer ${++edits}, tylko w tym tygodniu.`;
  // Who meets a part that has just gone presses once more.
  await expect(() => cluster.staff.publish('tenant', shop, { lead: words })).toPass({
    timeout: scaled(15_000),
  });
  const began = performance.now();
  await Promise.all(
    cluster.websites().map(async ({ url }) => {
      if (!(await get(`${url}/healthz`).catch(() => undefined))) return;
      await until(url + PAGE, ({ text }) => text.includes(words), limit);
    }),
  );
  const made: Change = { when, told: performance.now() - began, limit: atThisSpeed(limit) };
  changes.push(made);
  return made;
}

/** What a website kept from before is asked for anew as soon as somebody looks. */
async function warm() {
  await change('after a start', 20_000);
  for (const { url } of cluster.websites()) await until(url + PAGE, ({ cache }) => cache === 'hit');
}

async function pathsOf(locale: string): Promise<string[]> {
  const { text } = await until(
    `${cluster.site}/sitemap-${locale}.xml`,
    ({ status }) => status === 200,
    20_000,
  );
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .slice(0, PAGES);
}

/** What both websites say of Redis from now on. */
function redisNews(): () => string[][] {
  const told = () =>
    [0, 1].map((website) =>
      cluster
        .logOf(website)
        .map(({ event }) => String(event))
        .filter((event) => event.startsWith('redis.')),
    );
  const before = told().map(({ length }) => length);
  return () => told().map((events, website) => events.slice(before[website]));
}

/** Of an absence that both websites told of once. */
const ONCE = [
  ['redis.away', 'redis.back'],
  ['redis.away', 'redis.back'],
];

test('content systems that start at once on an empty database fill it once', { tag: '@long' }, () => {
  const logs = cluster.contents().map(({ log }) => log());
  const waited = logs.map((lines) =>
    lines.filter(({ event, message }) => [event, message].includes('start.waiting')),
  );
  expect(waited.map(({ length }) => length).sort()).toEqual([0, 1]);
});

test('a change made at either content system is on both websites', { tag: '@long' }, async () => {
  await warm();
  for (let turn = 0; turn < 4; turn += 1) await change('all is there');
});

test('what is uploaded at one content system is given out by the other, and by both websites', {
  tag: '@long',
}, async () => {
  const [one, other] = cluster.contents();
  const { url } = await cluster.staff.upload({
    bytes: Buffer.from(SVG),
    type: 'image/svg+xml',
    filename: 'cluster.svg',
  });
  for (const origin of [one?.url, other?.url]) {
    expect(await get(`${origin}${url}`)).toMatchObject({ status: 200, text: SVG });
  }
  for (const website of cluster.websites()) {
    const page = await get(`${website.url}/media${url?.replace('/uploads', '')}`);
    expect([page.status, page.text]).toEqual([200, SVG]);
  }
});

test('what is planned happens once', { tag: '@long' }, async () => {
  test.setTimeout(scaled(120_000));
  const [one, other] = cluster.contents();
  if (!one || !other) throw new Error('two content systems are needed');
  await planForBoth([one, other], cluster.staff, cluster.database);
});

test('each part is killed in turn under load: no page fails, every form is stored and told of once', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(780_000));
  const turns: ToldTurn[] = [];
  const warmPaths = await pathsOf('pl-PL');
  for (const path of warmPaths) {
    for (const { url } of cluster.websites()) await until(url + path, ({ status }) => status === 200);
  }
  let language = 0;
  for (const victim of cluster.victims) {
    await warm();
    const cold = victim.makesPages ? await pathsOf(COLD[language++] ?? 'en') : [];
    const limit = victim.name === 'Redis' ? ASKED_MS : TOLD_MS;
    const news = redisNews();
    let made: Change | undefined;
    const turn = await killedUnderLoad(cluster, victim, warmPaths, cold, async () => {
      if (victim.makesPages) made = await change(`without ${victim.name}`, limit);
    });
    turns.push({ ...turn, change: made });
    if (victim.name === 'Redis') await expect.poll(news, { timeout: scaled(15_000) }).toEqual(ONCE);
    await warm();
  }
  process.stdout.write(`\n${turnsTable(turns)}\n\n`);
  expect(turns.flatMap(({ victim, odd }) => odd.map((what) => `${victim}: ${what}`))).toEqual([]);

  await delivered(cluster, scaled(120_000));
  const amiss: string[] = [];
  async function check(email: string, callsWanted: number) {
    const rows = await cluster.staff.count('submission', { email });
    const mails = [...cluster.mail.to(email), ...cluster.mail.about(email)];
    // What was handed over twice is here twice, under the Message-ID or the key that it had.
    const ids = new Set(mails.map(({ parsed }) => parsed.messageId));
    const calls = new Set(cluster.crm.about(email).map(({ key }) => key));
    if (rows !== 1 || mails.length !== 2 || ids.size !== 2 || calls.size !== callsWanted)
      amiss.push(
        `${email}: ${rows} rows, ${mails.length} mails (${ids.size} different), ${calls.size} calls`,
      );
  }
  const enquiries = turns.flatMap((turn) => turn.enquiries);
  const leads = turns.flatMap((turn) => turn.leads);
  expect(Math.min(enquiries.length, leads.length)).toBeGreaterThan(0);
  for (const email of enquiries) await check(email, 0);
  for (const email of leads) await check(email, 1);
  expect(amiss).toEqual([]);
});

test('a Redis that is silent is passed by, and told of once', { tag: '@long' }, async () => {
  await warm();
  const news = redisNews();
  cluster.redis.freeze();
  try {
    await expect.poll(news, { timeout: scaled(15_000) }).toEqual([['redis.away'], ['redis.away']]);
    await change('Redis is silent', ASKED_MS);
  } finally {
    cluster.redis.thaw();
  }
  await expect.poll(news, { timeout: scaled(15_000) }).toEqual(ONCE);
  await change('Redis speaks again');
});

if (ALONE)
  test('every change was on all websites in its time', { tag: '@long' }, () => {
    expect(late(changes)).toEqual([]);
  });
