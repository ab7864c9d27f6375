import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { faultAlone, figure, inFull } from '../../faults/figures.ts';
import { startRig } from '../../forms/submission-cases.ts';
import { codeOf, freshEmail, send, subscription } from '../../forms/submission-forms.ts';
import { long } from '../../length.ts';
import { copyDemo } from '../../processes/content-process.ts';

/** Two-sided p of the Mann-Whitney test that both come from the same distribution (normal approximation). */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, own: true })),
    ...other.map((value) => ({ value, own: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  const ranks = all.reduce((sum, { own }, index) => sum + (own ? index + 1 : 0), 0);
  const u = ranks - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * other.length) / 2;
  const deviation = Math.sqrt((one.length * other.length * (all.length + 1)) / 12);
  const z = Math.abs(u - mean) / deviation;
  // Abramowitz and Stegun 26.2.17
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 2 * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

test('known and unknown addresses take the same time', long(faultAlone(29)), async () => {
  const tries = inFull(60, 500);
  test.setTimeout(scaled(60_000 + tries * 1_500));
  const dataDir = mkdtempSync(join(tmpdir(), 'enumeration-'));
  copyDemo(dataDir);
  const rig = await startRig(dataDir);
  try {
    const ask = (email: string) => send(rig.content.url, 'subscribe', subscription(email), { client: email });
    const known = Array.from({ length: tries }, () => freshEmail('known'));
    for (const email of known) expect(codeOf(await ask(email))).toBe('created');
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const [turn, email] of known.entries()) {
      const stranger = freshEmail('known');
      // Neither is always the one that comes after the other.
      for (const who of turn % 2 === 0 ? [email, stranger] : [stranger, email]) {
        const answer = await ask(who);
        expect(answer.status).toBe(200);
        times[who === email ? 'known' : 'unknown'].push(answer.took);
      }
    }
    const p = mannWhitney(times.known, times.unknown);
    figure(
      29,
      `${tries} known and ${tries} unknown addresses in turn`,
      'p that their times are alike (Mann-Whitney)',
      p,
      { atLeast: 0.01 },
    );
  } finally {
    await rig.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
