import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { type Staff, signInAsStaff } from '../../content/staff.ts';
import { contactMessage, send, subscription } from '../../forms/submission-forms.ts';
import { type ContentProcess, copyDemo, startContent } from '../../processes/content-process.ts';
import { runScript } from '../../processes/script.ts';

const MANUAL = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
/** Whom the manual erases. */
const VISITOR = /npm run erase -- (\S+)/.exec(MANUAL)?.[1] ?? '';
/** Whose addresses contain that one. */
const NEIGHBOURS = [`a${VISITOR}`, `jo-${VISITOR}`, `${VISITOR}.pl`];

let dataDir: string;
let content: ContentProcess;
let staff: Staff;

test.beforeAll(async () => {
  test.setTimeout(scaled(120_000));
  dataDir = mkdtempSync(join(tmpdir(), 'erase-'));
  copyDemo(dataDir);
  // Without a mail server mails are files, which are erased as well.
  content = await startContent(dataDir);
  staff = await signInAsStaff(content.url);
});

test.afterAll(async () => {
  await content?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const erase = () =>
  runScript('scripts/erase.ts', [VISITOR], {
    DATA_DIR: dataDir,
    CONTENT_PORT: new URL(content.url).port,
  });

const submissions = (email: string) => staff.rows('submission', { email });

/** Files of the mails about a submission or a reader, once they are all there. */
async function mailsAbout(documentId: string, count: number): Promise<string[]> {
  const files = async () =>
    (await staff.rows('delivery', { subject: documentId, channel: 'mail' }))
      .map((delivery) => join(dataDir, 'content', 'mails', `${delivery.documentId}.eml`))
      .filter((file) => existsSync(file));
  await expect.poll(async () => (await files()).length, { timeout: scaled(20_000) }).toBe(count);
  return files();
}

async function writes(email: string, details?: string): Promise<string[]> {
  const message = { ...contactMessage(email), ...(details && { details }) };
  expect((await send(content.url, 'contactCentre', message, { client: email })).status).toBe(200);
  const [row] = await submissions(email);
  return mailsAbout(row?.documentId ?? '', 2);
}

test('the manual’s command leaves nothing of a person, and everything of those whose address contains theirs', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(120_000));
  const ours = await writes(VISITOR);
  expect((await send(content.url, 'subscribe', subscription(VISITOR))).status).toBe(200);
  const [reader] = await staff.rows('newsletter-subscriber', { email: VISITOR });
  ours.push(...(await mailsAbout(reader?.documentId ?? '', 1)));
  const theirs: string[] = [];
  for (const email of NEIGHBOURS) theirs.push(...(await writes(email)));
  const friend = 'friend@example.org';
  ours.push(...(await writes(friend, `Piszę za ${VISITOR.toUpperCase()}, nie za a${VISITOR}.`)));

  expect(await erase()).toContain(
    'Erased: 1 submissions, 1 newsletter sign-ups; taken out of 2 other texts.',
  );

  expect(await submissions(VISITOR)).toEqual([]);
  expect(await staff.rows('newsletter-subscriber', { email: VISITOR })).toEqual([]);
  expect(ours.filter((file) => existsSync(file))).toEqual([]);
  for (const email of NEIGHBOURS)
    expect(await submissions(email)).toMatchObject([{ email, payload: { email } }]);
  expect(theirs.filter((file) => !existsSync(file))).toEqual([]);
  expect(await submissions(friend)).toMatchObject([
    { payload: { details: `Piszę za […], nie za a${VISITOR}.` } },
  ]);

  // Once more there is nothing to erase, and nothing is found.
  expect(await erase()).toContain('Erased: 0 submissions');
});
