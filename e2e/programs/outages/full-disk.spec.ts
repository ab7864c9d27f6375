import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { fault, figure, inFull } from '../../faults/figures.ts';
import { startRig } from '../../forms/submission-cases.ts';
import { freshEmail, freshKey, landingLead, send } from '../../forms/submission-forms.ts';
import { long } from '../../length.ts';
import { copyDemo, databaseOf } from '../../processes/content-process.ts';
import { get, startWebsite, until } from '../../processes/website-process.ts';

const MEGABYTE = 1_048_576;

/** A file system of its own in memory; undefined where we may not mount one. */
function mountDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

test(
  'a disk that is full: writes are refused, reads and pages answered, and all is well once there is room',
  long(fault(8)),
  async () => {
    test.setTimeout(scaled(180_000));
    const disk = mountDisk(256);
    test.skip(
      disk === undefined,
      'mounting needs root; `submissions-storage.spec.ts` limits the process instead',
    );
    if (!disk) return;
    try {
      copyDemo(disk);
      const rig = await startRig(disk);
      const site = await startWebsite(rig.content.url, { dataDir: join(disk, 'site') });
      try {
        await until(`${site.url}/`, ({ cache }) => cache === 'hit', 45_000);
        const resize = (bytes: number) =>
          execFileSync('mount', ['-o', `remount,size=${Math.ceil(bytes / 1024)}k`, disk]);
        const used = () =>
          Number(execFileSync('df', ['--output=used', '-k', disk]).toString().split('\n')[1]) * 1024;
        resize(used() + 8 * MEGABYTE);
        // Room to the last block for whoever fills it.
        try {
          for (let file = 0; ; file += 1)
            writeFileSync(join(disk, `ballast-${file}`), Buffer.alloc(256 * 1024));
        } catch {}
        expect(statSync(databaseOf(disk)).size).toBeGreaterThan(0);
        const counts = { claimed: 0, refused: 0, other: 0 };
        const lost: string[] = [];
        for (let turn = 0; turn < inFull(30, 200); turn += 1) {
          const email = freshEmail('disk');
          const { status, headers } = await send(rig.content.url, 'landingLead', landingLead(email), {
            key: freshKey(),
          });
          if (status === 200) {
            counts.claimed += 1;
            // What is said to be stored has to be there: room may be left in a file that exists.
            if ((await rig.staff.count('submission', { email })) !== 1) lost.push(email);
          } else if (status === 503 && Number(headers.get('retry-after')) > 0) counts.refused += 1;
          else counts.other += 1;
        }
        const injected = 'a real file system without a free block, for both programs';
        figure(8, injected, `forms said to be stored that are not (${counts.refused} refused)`, lost.length, {
          atMost: 0,
        });
        expect(counts.refused, JSON.stringify(counts)).toBeGreaterThan(0);
        figure(8, injected, 'forms answered neither 200 nor 503 with Retry-After', counts.other, {
          atMost: 0,
        });
        const pages = ['/', '/en', '/oferty', '/kontakt', '/sklepy/moda', '/bg-BG'];
        let odd = 0;
        for (const path of pages) {
          const page = await until(site.url + path, ({ status }) => status === 200, 20_000).catch(() =>
            get(site.url + path),
          );
          if (page.status !== 200) odd += 1;
        }
        figure(8, injected, `of ${pages.length} pages not 200`, odd, { atMost: 0 });

        resize(used() + 64 * MEGABYTE);
        const email = freshEmail('disk');
        await expect
          .poll(
            async () =>
              (await send(rig.content.url, 'landingLead', landingLead(email), { key: freshKey() })).status,
            { timeout: scaled(30_000) },
          )
          .toBe(200);
        figure(
          8,
          'room again',
          'forms stored without a restart',
          await rig.staff.count('submission', { email }),
          { atLeast: 1 },
        );
      } finally {
        await site.stop();
        await rig.stop();
      }
    } finally {
      execFileSync('umount', ['-l', disk]);
      mkdirSync(disk, { recursive: true });
      rmSync(disk, { recursive: true, force: true });
    }
  },
);
