import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { fault, figure, inFull } from '../../faults/figures.ts';
import { freshKey } from '../../forms/submission-forms.ts';
import { long } from '../../length.ts';
import { each } from '../../pages/html.ts';
import { copyDemo, startContent } from '../../processes/content-process.ts';

/** So many votes of one network count for a coupon in a day (content/src/benefits/coupon-stats.ts): an office may share one. */
const PER_NETWORK = 20;

test(
  'votes from many addresses count once for each, whatever voters and browsers they make up',
  long(fault(27)),
  async () => {
    test.setTimeout(scaled(240_000));
    const dataDir = mkdtempSync(join(tmpdir(), 'votes-'));
    copyDemo(dataDir);
    const content = await startContent(dataDir, { WRITES_PER_CLIENT: '30' });
    try {
      const { data } = (await (await fetch(`${content.url}/api/coupons?locale=pl-PL`)).json()) as {
        data: { id: number; attributes: { vote: number } }[];
      };
      const [crowded, shared] = data;
      const vote = (id: number, from: string, browser: string) =>
        new Promise<number | undefined>((resolve, reject) => {
          const body = JSON.stringify({ voter: freshKey().replaceAll('-', '') });
          const headers = {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': browser,
          };
          request(
            `${content.url}/api/coupons/${id}/stats/vote?locale=pl-PL`,
            { method: 'POST', localAddress: from, headers, agent: false },
            (answer) => {
              json(answer).then(
                (said) =>
                  resolve((said as { data?: { attributes: { vote: number } } }).data?.attributes.vote),
                reject,
              );
            },
          )
            .on('error', reject)
            .end(body);
        });
      const addresses = inFull(25, 250);
      const before = crowded?.attributes.vote ?? 0;
      let counted = 0;
      const senders = Array.from({ length: addresses }, (_, at) => `127.0.1.${at + 1}`).flatMap((from) => [
        from,
        from,
        from,
        from,
      ]);
      await each(senders, 8, async (from) => {
        counted = Math.max(counted, ((await vote(crowded?.id ?? 0, from, 'one browser')) ?? 0) - before);
      });
      figure(
        27,
        `${senders.length.toLocaleString('en')} votes of made-up voters from ${addresses} addresses`,
        'votes counted',
        counted,
        { atMost: addresses },
      );
      expect(counted).toBeGreaterThan(0);

      const tries = inFull(200, 1_000);
      const first = shared?.attributes.vote ?? 0;
      let stuffed = 0;
      await each(
        Array.from({ length: tries }, (_, at) => `browser ${at}`),
        8,
        async (browser) => {
          stuffed = Math.max(stuffed, ((await vote(shared?.id ?? 0, '127.0.2.1', browser)) ?? 0) - first);
        },
      );
      figure(
        27,
        `${tries.toLocaleString('en')} votes of one address, another browser each`,
        'votes counted',
        stuffed,
        { atMost: PER_NETWORK },
      );
    } finally {
      await content.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
