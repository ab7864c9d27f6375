import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockSettings } from '../../../scripts/clock/pinned-clock.ts';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { expect, test } from '../../base-test.ts';
import { answersOf } from '../../content/answers.ts';
import { login } from '../../content/staff.ts';
import { freshEmail, freshKey, landingLead, send } from '../../forms/submission-forms.ts';
import { centreInstant, centreToday, LIVE } from '../../pages/site.ts';
import { backUp, restore } from '../../processes/backups.ts';
import { startContent } from '../../processes/content-process.ts';
import { processClock } from '../../processes/process-clock.ts';
import { queried, startPostgres } from '../../stores/postgres-process.ts';

/** How the admin's status page says that the backup is. */
async function backupLine(content: string): Promise<unknown> {
  const response = await fetch(`${content}/admin/mall/status`, {
    headers: { authorization: `Bearer ${await login(content)}` },
  });
  const { data } = (await response.json()) as { data: { lines: { key: string; state: string }[] } };
  return data.lines.find(({ key }) => key === 'backup')?.state;
}

const uploadsOf = (dataDir: string) => readdirSync(join(dataDir, 'content', 'public', 'uploads')).sort();

test('a backup of PostgreSQL made under load, restored into an empty database, answers every call as before', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(480_000));
  const directory = mkdtempSync(join(tmpdir(), 'postgres-backup-'));
  // Answers of one moment are compared: those of midday, so that no hour or day turns while they are read.
  const moment = centreInstant(centreToday(), '12:07');
  const clock = processClock(moment.getTime() - Date.now());
  const database = await startPostgres(directory);
  const restored = new URL(database.url);
  restored.pathname = '/restored';
  const [dataDir, emptyDir] = [join(directory, 'data'), join(directory, 'restored')];
  const acknowledged: string[] = [];
  let refused = 0;
  let owed: string[] = [];
  let backup = '';
  let before = new Map<string, string>();
  try {
    const content = await startContent(dataDir, { ...clock.env('UTC'), DATABASE_URL: database.url });
    try {
      before = await answersOf(content.url, LIVE, moment);
      expect(await backupLine(content.url)).toBe('wrong');
      const post = async () => {
        const email = freshEmail('backup');
        const { status } = await send(content.url, 'landingLead', landingLead(email), { key: freshKey() });
        if (status === 200) acknowledged.push(email);
        else refused += 1;
      };
      for (let count = 0; count < 5; count++) await post();
      owed = [...acknowledged];
      let ended = false;
      const load = Array.from({ length: 2 }, async () => {
        while (!ended) await post();
      });
      try {
        backup = await backUp(join(directory, 'backups'), {
          // What is said of its age goes by the same clock.
          ...clockSettings(),
          ...clock.env('UTC'),
          DATA_DIR: dataDir,
          DATABASE_URL: database.url,
        });
      } finally {
        ended = true;
        await Promise.all(load);
      }
      expect(await backupLine(content.url)).toBe('good');
    } finally {
      await content.stop();
    }

    queried(database.url, 'CREATE DATABASE restored');
    const settings = { DATA_DIR: emptyDir, DATABASE_URL: restored.href };
    await expect(restore(backup, { ...settings, DATABASE_URL: database.url })).rejects.toThrow(
      'Restore into an empty one',
    );
    await restore(backup, settings);
    const stored = new Set(queried(restored.href, 'SELECT email FROM submissions'));
    const again = await startContent(emptyDir, { ...clock.env('UTC'), DATABASE_URL: restored.href });
    try {
      const after = await answersOf(again.url, LIVE, moment);
      expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
      expect([...before].filter(([path, answer]) => after.get(path) !== answer)).toEqual([]);
    } finally {
      await again.stop();
    }
    expect(before.size).toBeGreaterThan(LIVE.length * 30);
    expect(refused).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(owed.length);
    expect(owed.filter((email) => !stored.has(email))).toEqual([]);
    expect(uploadsOf(emptyDir)).toEqual(uploadsOf(dataDir));
    expect(uploadsOf(dataDir).length).toBeGreaterThan(50);
  } finally {
    await database.stop();
    clock.remove();
    rmSync(directory, { recursive: true, force: true });
  }
});
