import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { rounds } from '../../length.ts';
import { copyDemo } from '../../processes/content-process.ts';
import { scheduleRounds } from '../../processes/schedule-rounds.ts';

// What is lost or doubled once in a hundred times is lost: no second try.
test.describe.configure({ retries: 0 });

test('kill -9 around planned minutes: each plan goes out once, and its purge with it', {
  tag: '@long',
}, async () => {
  const count = rounds(2);
  test.setTimeout(scaled(90_000 + count * 30_000));
  const dataDir = mkdtempSync(join(tmpdir(), 'schedule-'));
  copyDemo(dataDir);
  try {
    const { faults, planned, kills, interrupted, amid, changes } = await scheduleRounds(dataDir, count);
    process.stdout.write(
      `plans: ${kills} kills, ${interrupted} before all of a round's plans had happened, ${amid} among them; ${planned} plans, ${changes} changes\n`,
    );
    expect(faults).toEqual([]);
    expect(kills).toBe(count);
    expect(planned).toBeGreaterThanOrEqual(count);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
