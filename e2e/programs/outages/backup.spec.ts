import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { pageEntry } from '../../../website/src/i18n/address-table.ts';
import { addressOf } from '../../../website/src/i18n/addresses.ts';
import type { Locale } from '../../../website/src/i18n/locales.ts';
import { expect, test } from '../../base-test.ts';
import { contentUnderTest } from '../../content/content-under-test.ts';
import { freshEmail, freshKey, landingLead, send } from '../../forms/submission-forms.ts';
import { kindsIn } from '../../pages/page-kinds.ts';
import { centreInstant, centreToday, LIVE } from '../../pages/site.ts';
import { backUp, restore } from '../../processes/backups.ts';
import { copyDemo, readDatabase } from '../../processes/content-process.ts';
import { differences, listedPaths, readWholeSite } from '../../processes/whole-site.ts';

/** `PAGES=all npm run test:e2e -- programs/outages/backup.spec` compares all pages of the sitemaps, in all languages. */
const ALL = process.env.PAGES === 'all';
/** In the short form, the pages that every centre has, in two languages. */
const SHORT: readonly Locale[] = ['pl-PL', 'hu-HU'];
const shortPaths = SHORT.flatMap((locale) =>
  kindsIn(locale)
    .filter((kind) => pageEntry(kind).params.length === 0)
    .map((kind) => addressOf(kind, {}, locale, {})),
);
const storedAddresses = (dataDir: string): Set<unknown> =>
  readDatabase(
    dataDir,
    (database) =>
      new Set(
        database
          .prepare('SELECT email FROM submissions')
          .all()
          .map(({ email }) => email),
      ),
  );

test('a backup made under load brings back every page, file and form after all is lost', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(ALL ? 3_600_000 : 480_000));
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const dataDir = join(folder, 'data');
  copyDemo(dataDir);
  const uploads = join('content', 'public', 'uploads');
  mkdirSync(join(dataDir, uploads), { recursive: true });
  cpSync(join(contentUnderTest().dataDir, uploads), join(dataDir, uploads), { recursive: true });
  // Pages of one moment are compared: those of midday, so that no hour or day turns while they are read.
  const moment = centreInstant(centreToday(), '12:07').getTime();
  try {
    const acknowledged: string[] = [];
    let owed: string[] = [];
    let refused = 0;
    let backup = '';
    const paths = async (site: string) => (ALL ? listedPaths(site, LIVE) : shortPaths);
    const before = await readWholeSite({
      dataDir,
      moment,
      paths,
      meanwhile: async (content) => {
        const post = async () => {
          const email = freshEmail('backup');
          const { status } = await send(content, 'landingLead', landingLead(email), { key: freshKey() });
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
          backup = await backUp(join(folder, 'backups'), { DATA_DIR: dataDir });
        } finally {
          ended = true;
          await Promise.all(load);
        }
      },
    });
    rmSync(dataDir, { recursive: true });

    await restore(backup, { DATA_DIR: dataDir });
    const stored = storedAddresses(dataDir);
    const after = await readWholeSite({ dataDir, moment, paths: async () => before.paths });
    expect(refused).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(owed.length);
    expect(owed.filter((email) => !stored.has(email))).toEqual([]);
    expect(after.uploads).toEqual(before.uploads);
    expect(before.uploads.length).toBeGreaterThan(50);
    expect(before.uploads.filter((name) => !before.pages.get(name)?.startsWith('200 '))).toEqual([]);
    expect(differences(before, after)).toEqual([]);
    expect(before.pages.size).toBeGreaterThan(30);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
