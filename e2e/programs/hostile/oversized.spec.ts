import { readFileSync } from 'node:fs';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { BOOKING_PATH } from '../../../website/src/features/stylists/booking-rules.ts';
import { expect, test } from '../../base-test.ts';
import { contentUrl } from '../../content/content-under-test.ts';
import { fault, figure, WHOLE } from '../../faults/figures.ts';
import { HOSTILE_BODIES, type HostileBody, sendHostile } from '../../hostile/hostile-bodies.ts';
import { long } from '../../length.ts';
import { startWebsite } from '../../processes/website-process.ts';

const MEGABYTE = 1_048_576;
/** Of a whole form with photos (`website/src/server/forms/submissions.ts`). */
const LIMIT = 24 * MEGABYTE;
/** What may have been read when the limit is seen to be passed: the system hands it over by 64 kB, more of them while it is busy. */
const SLACK = 512 * 1024;
const BOUNDARY = 'x-boundary-x';
const TYPE = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;
const BLOCK = Buffer.alloc(64 * 1024, 0x61);
const head = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;

/** A body of files of such sizes that says its length. */
function files(name: string, sizes: readonly number[]): HostileBody {
  const blocks = (size: number) => Math.ceil(size / BLOCK.length);
  const parts = sizes.map((size, at) => ({
    head: at === 0 ? head(`${at}.jpg`) : `\r\n${head(`${at}.jpg`)}`,
    blocks: blocks(size),
  }));
  const end = `\r\n--${BOUNDARY}--\r\n`;
  const length = parts.reduce((sum, part) => sum + part.head.length + part.blocks * BLOCK.length, end.length);
  return {
    name,
    headers: [TYPE, `Content-Length: ${length}`],
    *body() {
      for (const part of parts) {
        yield part.head;
        for (let block = 0; block < part.blocks; block += 1) yield BLOCK;
      }
      yield end;
    },
  };
}

const ENDLESS = /^(?:1,000 parts|parts without end|endless )/;

test(
  'bodies that are too large or never end are read no further than the limit',
  long(fault(16)),
  async () => {
    test.setTimeout(scaled(180_000));
    const site = await startWebsite(contentUrl(), { env: { TRUST_PROXY: '1' } });
    /** Bytes that the process has read, from wherever. */
    const readSoFar = () =>
      Number(/rchar: (\d+)/.exec(readFileSync(`/proc/${site.pid}/io`, 'utf8'))?.[1] ?? 0);
    try {
      const cases = [
        files('a file of 6 MB', [6 * MEGABYTE]),
        files(
          '4 files of 4 MB',
          [4, 4, 4, 4].map((size) => size * MEGABYTE),
        ),
        files('100 MB', [100 * MEGABYTE]),
        ...HOSTILE_BODIES.filter(({ name }) => ENDLESS.test(name)),
      ];
      expect(cases.length).toBeGreaterThan(8);
      let most = 0;
      const taken: string[] = [];
      for (const [turn, hostile] of cases.entries()) {
        const before = readSoFar();
        const { status } = await sendHostile(
          site.url,
          `${BOOKING_PATH}?locale=pl-PL`,
          hostile,
          `172.16.${turn}.1`,
        );
        // What has come until the connection is closed counts as well.
        await expect
          .poll(async () => {
            const now = readSoFar();
            await new Promise((resolve) => setTimeout(resolve, 50));
            return readSoFar() === now;
          })
          .toBe(true);
        most = Math.max(most, readSoFar() - before);
        if (status !== 'closed' && (status < 400 || status >= 500)) taken.push(`${hostile.name}: ${status}`);
      }
      expect.soft(taken).toEqual([]);
      const injected = `${cases.length} bodies: 6 MB, 100 MB, 4 files, 1,000 parts, without end`;
      figure(16, injected, 'bodies taken', taken.length, { atMost: 0 });
      if (process.platform === 'linux')
        figure(16, injected, 'most that was read of one', Math.round(most / 1024), {
          atMost: (LIMIT + SLACK) / 1024,
          unit: 'kB',
        });
      if (WHOLE) expect(site.memory() / MEGABYTE).toBeLessThan(600);
    } finally {
      await site.remove();
    }
  },
);
