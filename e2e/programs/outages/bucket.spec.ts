import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { type ContentProcess, startContent } from '../../processes/content-process.ts';
import { get, startWebsite, until, type WebsiteProcess } from '../../processes/website-process.ts';
import { type BucketServer, startBucketServer } from '../../stores/bucket-server.ts';

const ADMIN = { email: 'anna@centre.example', password: 'Otwieramy2026' };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n';

let directory: string;
let bucket: BucketServer;
let content: ContentProcess;
let website: WebsiteProcess;
let token: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(scaled(120_000));
  directory = mkdtempSync(join(tmpdir(), 'bucket-'));
  bucket = await startBucketServer(join(directory, 'bucket'));
  // What was uploaded before there was a bucket.
  const uploads = join(directory, 'data', 'content', 'public', 'uploads');
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, 'before_1.svg'), SVG);
  content = await startContent(join(directory, 'data'), {
    DEMO: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...bucket.settings,
  });
  website = await startWebsite(content.url);
  rmSync(uploads, { recursive: true });
  const { data } = (await (await ask('POST', '/admin/login', ADMIN)).json()) as { data: { token: string } };
  token = data.token;
});

test.afterAll(async () => {
  await website?.remove();
  await content?.stop();
  await bucket?.stop();
  rmSync(directory, { recursive: true, force: true });
});

function ask(method: string, path: string, body?: object): Promise<Response> {
  return fetch(content.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function upload(name: string): Promise<{ id: number; url: string }> {
  const form = new FormData();
  form.append('files', new Blob([SVG], { type: 'image/svg+xml' }), name);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${content.url}/upload`, { method: 'POST', headers, body: form });
  const [file] = (await response.json()) as { id: number; url: string }[];
  if (!file) throw new Error('the upload was not answered with a file');
  return file;
}

test('files from before lie in the bucket after the start, under their addresses', async () => {
  const moved = content.log().find(({ message, event }) => [message, event].includes('files.moved'));
  expect(moved).toMatchObject({ files: 1 });
  const page = await get(`${content.url}/uploads/before_1.svg`);
  expect([page.status, page.text]).toEqual([200, SVG]);
});

test('an upload goes into the bucket alone, and is given out under an address of this host', async () => {
  const { url } = await upload('sign.svg');
  expect(url).toMatch(/^\/uploads\/sign_[0-9a-z]+\.svg$/);
  const first = await get(content.url + url);
  expect([first.status, first.text, first.headers.get('content-type')]).toEqual([200, SVG, 'image/svg+xml']);
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
  const again = await get(content.url + url, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  const disk = join(directory, 'data', 'content', 'public', 'uploads');
  expect(existsSync(disk) ? readdirSync(disk) : []).toEqual([]);
  expect((await get(`${content.url}/uploads/no_1.svg`)).status).toBe(404);
});

test('a deleted file waits in the bin and comes back', async () => {
  const { id, url } = await upload('gone.svg');
  expect((await ask('DELETE', `/upload/files/${id}`)).status).toBe(200);
  expect((await get(content.url + url)).status).toBe(404);
  const { data } = (await (await ask('GET', '/admin/mall/bin')).json()) as { data: { id: number }[] };
  expect((await ask('POST', `/admin/mall/bin/${data[0]?.id}/restore`)).status).toBe(200);
  expect((await get(content.url + url)).text).toBe(SVG);
});

test('while the bucket is away the website shows what it has, and uploads say that they failed', async () => {
  const { url } = await upload('kept.svg');
  const media = `${website.url}/media${url.replace('/uploads', '')}`;
  const before = await get(media);
  expect(before.status).toBe(200);
  await bucket.stop();
  expect((await get(content.url + url)).status).toBe(503);
  expect(await get(media)).toMatchObject({ status: 200, text: before.text });
  const form = new FormData();
  form.append('files', new Blob([SVG], { type: 'image/svg+xml' }), 'late.svg');
  const headers = { authorization: `Bearer ${token}` };
  const refused = await fetch(`${content.url}/upload`, { method: 'POST', headers, body: form });
  expect(refused.status).toBeGreaterThanOrEqual(500);
  await bucket.start();
  await until(content.url + url, ({ status }) => status === 200);
});
