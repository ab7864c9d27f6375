import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PUBLISHED_PASSWORD } from '../../../scripts/programs/demo-settings.ts';
import { expect, test } from '../../base-test.ts';
import { fault, figure } from '../../faults/figures.ts';
import { type ContentProcess, copyDemo, databaseOf, startContent } from '../../processes/content-process.ts';

/** Of somebody whose password is nobody else's: the demo's is refused behind a proxy. */
const EDITOR = 'anna@borealis.example';
const PASSWORD = 'Otwieramy2026';
const MAX_FAILURES = 20;

let dataDir: string;
let content: ContentProcess;
let turn = 0;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'door-'));
  copyDemo(dataDir);
  const database = new DatabaseSync(databaseOf(dataDir));
  database.exec('DELETE FROM admin_users');
  database.close();
  // Two proxies stand in front: the visitor is the second entry from the right, whatever stands left of it.
  content = await startContent(dataDir, {
    ...{ TRUST_PROXY: '2', LOG_LEVEL: 'warn', WRITES_PER_CLIENT: '5' },
    ...{ ADMIN_EMAIL: EDITOR, ADMIN_PASSWORD: PASSWORD },
  });
});

test.afterAll(async () => {
  await content.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const from = (visitor: string) => ({
  'content-type': 'application/json',
  'x-forwarded-for': `198.51.100.${++turn % 250}, 198.51.100.${(turn * 7) % 250}, ${visitor}, 10.0.0.1`,
});

const signIn = (visitor: string, email: string, password: string) =>
  fetch(`${content.url}/admin/login`, {
    method: 'POST',
    headers: from(visitor),
    body: JSON.stringify({ email, password }),
  });

test('a client that keeps failing waits, whatever names it gives and whatever it writes into X-Forwarded-For', async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried < MAX_FAILURES + 5; tried++) {
    // Asking for a new password always succeeds, and gives no new tries.
    if (tried === 10)
      await fetch(`${content.url}/admin/forgot-password`, {
        method: 'POST',
        headers: from('203.0.113.7'),
        body: JSON.stringify({ email: 'nobody@borealis.example' }),
      });
    statuses.push((await signIn('203.0.113.7', `guess-${tried}@borealis.example`, 'wrong')).status);
  }
  expect(statuses.slice(0, MAX_FAILURES).filter((status) => status !== 400)).toEqual([]);
  expect(statuses.slice(MAX_FAILURES).filter((status) => status !== 429)).toEqual([]);
  const held = await signIn('203.0.113.7', EDITOR, PASSWORD);
  expect(held.status).toBe(429);
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('one account is tried five times by a client that changes what it writes left of its own address', async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried < 8; tried++)
    statuses.push((await signIn('203.0.113.8', EDITOR, `wrong-${tried}`)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
});

test('somebody else signs in meanwhile, though never with the published password', async () => {
  expect((await signIn('203.0.113.9', EDITOR, PASSWORD)).status).toBe(200);
  expect((await signIn('203.0.113.9', EDITOR, PUBLISHED_PASSWORD)).status).toBe(403);
});

test('every failure is in the log, without address, name or password', async () => {
  const before = content.log().length;
  for (let tried = 0; tried < MAX_FAILURES + 3; tried++)
    await signIn('203.0.113.14', `wrong-${tried}@borealis.example`, 'wrong');
  for (let tried = 0; tried < 2; tried++)
    await signIn('203.0.113.15', `guess-${tried}@borealis.example`, 'wrong');
  const ofTest = () => content.log().slice(before);
  const told = (name: string) => ofTest().filter(({ event }) => event === name);
  // The log comes through a pipe, a moment after the answers.
  await expect.poll(() => told('admin.login-failed').length).toBe(MAX_FAILURES + 2);
  expect(new Set(told('admin.login-failed').map(({ client }) => client)).size).toBe(2);
  expect(told('admin.login-held')).toHaveLength(3);
  expect(JSON.stringify(content.log())).not.toMatch(/borealis\.example|203\.0\.113|198\.51\.100|wrong/);
});

test('clients that go in the middle of what they send leave lines of the log behind', async () => {
  const told = () => content.log().filter(({ event }) => event === 'console').length;
  const before = told();
  const { hostname, port } = new URL(content.url);
  for (const path of ['/api/newsletter/subscribe', '/admin/login', '/upload']) {
    const client = connect(Number(port), hostname);
    client.end(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"a`,
    );
    client.resume();
    await once(client, 'close');
  }
  // What is no line of the log fails every test of a program (base-test.ts).
  await expect.poll(told).toBeGreaterThan(before);
});

test('whoever writes past the website is limited by the true client, and nobody else with them', async () => {
  const subscribe = (visitor: string, name: string) =>
    fetch(`${content.url}/api/newsletter/subscribe?locale=pl-PL`, {
      method: 'POST',
      headers: from(visitor),
      body: JSON.stringify({ email: `${name}@example.com`, type: 'newsletter', ageConsent: true }),
    });
  const statuses: number[] = [];
  for (let sent = 0; sent < 8; sent++)
    statuses.push((await subscribe('203.0.113.10', `flood-${sent}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect((await subscribe('203.0.113.11', 'somebody')).status).toBe(200);
});

test('votes of one client for a coupon are one, whatever voters it makes up', fault(27), async () => {
  const coupons = (await (await fetch(`${content.url}/api/coupons?locale=pl-PL`)).json()) as {
    data: { id: number; attributes: { vote: number } }[];
  };
  const coupon = coupons.data.at(-1);
  const vote = async (visitor: string) => {
    const answer = await fetch(`${content.url}/api/coupons/${coupon?.id}/stats/vote?locale=pl-PL`, {
      method: 'POST',
      headers: from(visitor),
      body: JSON.stringify({ voter: crypto.randomUUID().replaceAll('-', '') }),
    });
    return (await answer.json()) as { data: { attributes: { vote: number; voted: boolean } } };
  };
  const before = coupon?.attributes.vote ?? 0;
  for (let times = 0; times < 4; times++)
    expect((await vote('203.0.113.12')).data.attributes).toEqual({ vote: before + 1, voted: true });
  const { vote: after } = (await vote('203.0.113.13')).data.attributes;
  figure(27, 'one client with 4 made-up voters, then another client', 'votes counted', after - before, {
    atMost: 2,
  });
  expect(after).toBe(before + 2);
});
