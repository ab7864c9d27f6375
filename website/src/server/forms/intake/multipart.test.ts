import { request as ask, createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { takeWholeForm, type WholeIntake } from './intake.ts';
import { heldBytes, type MultipartLimits, release } from './multipart.ts';

const LIMITS: MultipartLimits = { bodyBytes: 400_000, fileBytes: 100_000, files: 3, silenceMs: 30_000 };
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The intake behind a real socket; what it took, and how many bytes it read. */
async function site(limits: Partial<MultipartLimits> = {}) {
  const taken: WholeIntake[] = [];
  let bytesRead = 0;
  server = createServer(async (request, response) => {
    const intake = await takeWholeForm(request, { most: 1_000, parts: { ...LIMITS, ...limits } });
    bytesRead = request.socket.bytesRead;
    taken.push(intake);
    if (intake.ok) response.end('ok');
    else response.writeHead(intake.status, { connection: 'close' }).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, taken, bytesRead: () => bytesRead, url: `http://127.0.0.1:${port}/` };
}

const SAME = { 'sec-fetch-site': 'same-origin' };

function form(entries: [string, string | Blob, string?][]) {
  const made = new FormData();
  for (const [name, value, filename] of entries)
    if (value instanceof Blob) made.append(name, value, filename);
    else made.append(name, value);
  return made;
}
const file = (bytes: number) => new Blob([new Uint8Array(bytes).fill(65)]);
const post = (url: string, body: FormData) => fetch(url, { method: 'POST', body, headers: SAME });

describe('a form in parts', () => {
  it('gives fields, all values of a name, and files', async () => {
    const { url, taken } = await site();
    const body = form([
      ['name', 'Żaneta'],
      ['size', 's'],
      ['size', 'm'],
      ['photos', file(50_000), '../../etc/passwd.png'],
      ['photos', file(0), ''],
    ]);
    expect((await post(url, body)).status).toBe(200);
    const [intake] = taken;
    if (!intake?.ok) throw new Error('refused');
    expect(intake.fields.get('name')).toBe('Żaneta');
    expect(intake.all('size')).toEqual(['s', 'm']);
    expect(intake.all('photos')).toEqual([]);
    expect(intake.uploads.map(({ field, bytes, tooLarge }) => [field, bytes.length, tooLarge])).toEqual([
      ['photos', 50_000, false],
    ]);
    expect(intake.uploads[0]?.filename).not.toContain('/');
    expect(heldBytes()).toBe(50_000);
    release(intake.uploads);
    expect(heldBytes()).toBe(0);
  });

  it('lets go of a file that is too large and keeps the text beside it', async () => {
    const { url, taken } = await site();
    await post(
      url,
      form([
        ['photos', file(150_000), 'a.png'],
        ['name', 'Anna'],
      ]),
    );
    const [intake] = taken;
    if (!intake?.ok) throw new Error('refused');
    expect(intake.uploads.map(({ tooLarge, bytes }) => [tooLarge, bytes.length])).toEqual([[true, 0]]);
    expect(intake.fields.get('name')).toBe('Anna');
    expect(heldBytes()).toBe(0);
  });

  it('counts files past their number without keeping them', async () => {
    const { url, taken } = await site();
    await post(url, form([1, 2, 3, 4, 5].map((n) => ['photos', file(10), `${n}.png`])));
    const [intake] = taken;
    if (!intake?.ok) throw new Error('refused');
    expect([intake.uploads.length, intake.fileCount]).toEqual([3, 5]);
    release(intake.uploads);
  });

  it('refuses a body that says it is too large before reading it', async () => {
    const { url, taken } = await site();
    await post(url, form([['photos', file(500_000), 'a.png']])).catch(() => undefined);
    expect(taken).toMatchObject([{ ok: false, status: 413 }]);
  });

  it('stops reading an endless body at its limit', async () => {
    const { port, taken, bytesRead } = await site();
    await new Promise<void>((resolve) => {
      const sent = ask({
        port,
        method: 'POST',
        headers: { ...SAME, 'content-type': 'multipart/form-data; boundary=b' },
      });
      sent.on('error', () => resolve());
      sent.on('response', () => resolve());
      sent.write('--b\r\ncontent-disposition: form-data; name="photos"; filename="a.png"\r\n\r\n');
      const more = () => {
        if (!sent.destroyed) sent.write(Buffer.alloc(16_384, 65), more);
      };
      more();
    });
    expect(taken).toMatchObject([{ ok: false, status: 413 }]);
    // And what had come by the time that the last part was looked at: a few chunks of 64 KiB.
    expect(bytesRead()).toBeLessThan(LIMITS.bodyBytes + 4 * 65_536);
    expect(heldBytes()).toBe(0);
  });

  it.each<[string, string, number]>([
    [
      '1,000 parts',
      new Array(1_000).fill('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n').join(''),
      413,
    ],
    [
      'a field without end',
      `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'x'.repeat(200_000)}\r\n`,
      413,
    ],
    ['a head without end', `--b\r\nx-a: ${'y'.repeat(90_000)}\r\n\r\nx\r\n`, 400],
    ['no end', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx', 400],
  ])('refuses %s', async (_, body, status) => {
    const { url, taken } = await site();
    const headers = { ...SAME, 'content-type': 'multipart/form-data; boundary=b' };
    const ended = status === 413 ? `${body}--b--\r\n` : body;
    await fetch(url, { method: 'POST', headers, body: ended }).catch(() => undefined);
    expect(taken).toMatchObject([{ ok: false, status }]);
    expect(heldBytes()).toBe(0);
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=b',
    'image/png',
    '',
  ])('refuses the type %j', async (type) => {
    const { url, taken } = await site();
    await fetch(url, { method: 'POST', headers: { ...SAME, 'content-type': type }, body: 'x' });
    expect(taken[0]?.ok).toBe(false);
  });

  it('takes as many parts as any form of ours has, and no more', async () => {
    const { url, taken } = await site();
    const many = (count: number): [string, string][] =>
      Array.from({ length: count }, (_, index) => [`a${index}`, '']);
    expect((await post(url, form(many(149)))).status).toBe(200);
    expect((await post(url, form(many(151)))).status).toBe(413);
    expect(taken[1]).toMatchObject({ reason: 'The form is too large.', close: true });
    expect((await post(url, form([['long', 'x'.repeat(65_537)]]))).status).toBe(413);
  });

  it('keeps a file that is exactly as large as one may be', async () => {
    const { url, taken } = await site();
    await post(url, form([['photos', file(100_000), 'a.png']]));
    await post(url, form([['photos', file(100_001), 'a.png']]));
    expect(taken.map((one) => one.ok && one.uploads.map(({ tooLarge }) => tooLarge))).toEqual([
      [false],
      [true],
    ]);
    expect(heldBytes()).toBe(100_000);
    for (const one of taken) if (one.ok) release(one.uploads);
    expect(heldBytes()).toBe(0);
  });

  it('is through with a form that is whole, however long its sender stays', async () => {
    const { port, taken } = await site({ silenceMs: 50 });
    const body = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--b--\r\n';
    const head = `POST / HTTP/1.1\r\nhost: a\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`;
    const answers: string[] = [];
    const sender = connect(port, '127.0.0.1', () => sender.write(head + body));
    sender.on('data', (part) => answers.push(String(part)));
    await expect.poll(() => answers.length).toBe(1);
    sender.write(head + body);
    await expect.poll(() => answers.length).toBe(2);
    sender.destroy();
    expect(answers.join('')).not.toMatch(/HTTP\/1\.1 [45]/);
    expect(taken).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it('refuses another site', async () => {
    const { url } = await site();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await fetch(url, { method: 'POST', headers, body: form([['a', 'b']]) })).status).toBe(403);
  });

  it('drops a sender that falls silent, and one that goes away', async () => {
    const { port, taken } = await site({ silenceMs: 200 });
    const head =
      'POST / HTTP/1.1\r\nhost: a\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000\r\n\r\n--b\r\n';
    const silent = connect(port, '127.0.0.1', () => silent.write(head));
    await new Promise<void>((resolve) => silent.once('data', () => resolve()));
    silent.destroy();
    expect(taken).toMatchObject([{ ok: false, status: 408 }]);
    const gone = connect(port, '127.0.0.1', () => gone.write(head, () => gone.destroy()));
    await expect.poll(() => taken.length).toBe(2);
    expect(taken[1]).toMatchObject({ ok: false });
  });

  it('reads the little that is left of a body it refuses: its sender learns why', async () => {
    const { port, taken, bytesRead } = await site();
    const rest = 'y'.repeat(20_000);
    const body = '--b\r\ncontent-disposition: form-data; name="photos"; filename="a\0.png"\r\n\r\n';
    const head = `POST / HTTP/1.1\r\nhost: a\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length + rest.length}\r\n\r\n`;
    const answer = await new Promise<string>((resolve, reject) => {
      const sender = connect(port, '127.0.0.1', () => {
        sender.write(head + body, () => setTimeout(() => sender.write(rest), 60));
      });
      sender.once('data', (part) => resolve(String(part)));
      sender.once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(taken).toMatchObject([{ ok: false, status: 400 }]);
    expect(bytesRead()).toBe(head.length + body.length + rest.length);
  });

  it('holds no more than its share of memory, whoever sends', async () => {
    const { url, taken } = await site({ bodyBytes: 70e6, fileBytes: 60e6, silenceMs: 5_000 });
    await post(url, form([['photos', file(55e6), 'a.png']]));
    const second = await post(url, form([['photos', file(55e6), 'a.png']])).catch(() => undefined);
    expect(second?.status ?? 503).toBe(503);
    expect(heldBytes()).toBe(55e6);
    for (const intake of taken) if (intake.ok) release(intake.uploads);
    expect(heldBytes()).toBe(0);
  });
});
