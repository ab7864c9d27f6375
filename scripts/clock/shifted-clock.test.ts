import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../steps.ts';

const YEAR = 365 * 86_400_000;

/** What a process says that is so many ms ahead. @param code prints JSON */
function said(offset: number, code: string, ...options: string[]): unknown {
  const preload = `--import=${join(ROOT, 'scripts', 'clock', 'shifted-clock.mjs')}`;
  const done = spawnSync(process.execPath, [preload, ...options, '--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, CLOCK_OFFSET_MS: String(offset) },
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return JSON.parse(done.stdout);
}

/** How far each instant of a process is from the system's clock, in whole days. */
const days = (offset: number, code: string, ...options: string[]) => {
  const began = Math.floor(performance.timeOrigin + performance.now());
  return (said(offset, code, ...options) as number[]).map(
    (instant) => Math.round((instant - began) / 86_400_000) || 0,
  );
};

describe.each([365, -365])('a clock that is %i days ahead', (ahead) => {
  const offset = (ahead / 365) * YEAR;

  it('is the one of every way to ask for now, and of nothing else', () => {
    expect(
      days(
        offset,
        'console.log(JSON.stringify([Date.now(), +new Date(), Date.parse(Date()), +new Date(Date.now())]))',
      ),
    ).toEqual([ahead, ahead, ahead, ahead]);
    expect(
      said(
        offset,
        `console.log(JSON.stringify([new Date(5), new Date('2026-01-02'), new Date() instanceof Date,
          new Date().constructor === Date, Date.UTC(2026, 0), Date.length]))`,
      ),
    ).toEqual(['1970-01-01T00:00:00.005Z', '2026-01-02T00:00:00.000Z', true, true, Date.UTC(2026, 0), 7]);
  });

  it('stands where somebody puts what it finds back in place', () => {
    expect(
      days(offset, 'Date.now = Date.now; console.log(JSON.stringify([Date.now(), +new Date()]))'),
    ).toEqual([ahead, ahead]);
  });

  it('can be a class’s parent', () => {
    expect(
      said(
        offset,
        `class Day extends Date { name() { return this.toISOString().slice(0, 4); } }
        console.log(JSON.stringify([new Day(0).name(), new Day() instanceof Day, +new Day() > 0]))`,
      ),
    ).toEqual(['1970', true, true]);
  });

  it('holds for Temporal', () => {
    expect(
      days(
        offset,
        `const { Now } = Temporal;
        console.log(JSON.stringify([Now.instant().epochMilliseconds, Now.zonedDateTimeISO().epochMilliseconds,
          Date.parse(Now.plainDateISO('UTC').toString() + 'T' + Now.plainTimeISO('UTC').toString().slice(0, 8) + 'Z'),
          Date.parse(Now.plainDateTimeISO('UTC').toString().slice(0, 19) + 'Z')]))`,
        '--harmony-temporal',
      ),
    ).toEqual([ahead, ahead, ahead, ahead]);
  });

  it('dates files, and keeps what is written as their time', () => {
    const times = said(
      offset,
      `import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
      import { open, stat, utimes } from 'node:fs/promises';
      import { tmpdir } from 'node:os';
      const folder = mkdtempSync(tmpdir() + '/clock-');
      const file = folder + '/file';
      writeFileSync(file, '');
      const near = (instant) => Math.abs(instant - Date.now()) < 60_000;
      const handle = await open(file);
      const fresh = [near(statSync(file).mtimeMs), near((await handle.stat()).mtime), near((await stat(file)).mtimeMs)];
      await handle.close();
      utimesSync(file, 1_700_000_000, 1_700_000_000);
      const once = +statSync(file).mtime;
      await utimes(file, new Date(1_800_000_000_000), new Date(1_800_000_000_000));
      console.log(JSON.stringify([...fresh, once, (await stat(file)).mtimeMs]));
      rmSync(folder, { recursive: true });`,
    );
    expect(times).toEqual([true, true, true, 1_700_000_000_000, 1_800_000_000_000]);
  });

  it('dates the answers that set a cookie, and no others', () => {
    expect(
      days(
        offset,
        `import { createServer } from 'node:http';
        const server = createServer((request, response) => {
          if (request.url === '/cookie') response.setHeader('set-cookie', 'a=b');
          response.end();
        }).listen(0, '127.0.0.1', async () => {
          const base = 'http://127.0.0.1:' + server.address().port;
          const dates = await Promise.all(['/cookie', '/'].map(async (path) =>
            Date.parse((await fetch(base + path, { headers: { connection: 'close' } })).headers.get('date'))));
          console.log(JSON.stringify(dates));
          server.close();
        });`,
      ),
    ).toEqual([ahead, 0]);
  });
});
