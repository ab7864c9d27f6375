import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import { pageEntry } from '../../../website/src/i18n/address-table.ts';
import { addressOf } from '../../../website/src/i18n/addresses.ts';
import type { Locale } from '../../../website/src/i18n/locales.ts';
import { expect, test } from '../../base-test.ts';
import { freshEmail, freshKey, landingLead, send } from '../../forms/submission-forms.ts';
import { each } from '../../pages/html.ts';
import { kindsIn } from '../../pages/page-kinds.ts';
import { centreInstant, centreToday, LIVE } from '../../pages/site.ts';
import { backUp, restore } from '../../processes/backups.ts';
import { copyDemo, databaseOf, startContent } from '../../processes/content-process.ts';
import { processClock } from '../../processes/process-clock.ts';
import { get, type Page, startWebsite, until } from '../../processes/website-process.ts';

/** `PAGES=all npm run test:e2e -- programs/outages/backup.spec` compares all pages of the sitemaps, in all languages. */
const ALL = process.env.PAGES === 'all';
/** In the short form, the pages that every centre has, in two languages. */
const SHORT: readonly Locale[] = ['pl-PL', 'hu-HU'];
const shortPaths = SHORT.flatMap((locale) =>
  kindsIn(locale)
    .filter((kind) => pageEntry(kind).params.length === 0)
    .map((kind) => addressOf(kind, {}, locale, {})),
);
const FILES = 5;

/** All addresses that search engines are told of. */
async function listedPaths(site: string): Promise<string[]> {
  const listed = new Set<string>();
  for (const locale of LIVE) {
    const sitemap = await until(`${site}/sitemap-${locale}.xml`, ({ status }) => status === 200, 45_000);
    for (const [, url = ''] of sitemap.text.matchAll(/<loc>([^<]+)</g)) listed.add(new URL(url).pathname);
  }
  return [...listed];
}

/** Nothing of it is left out because the content system took its time. */
const isWhole = ({ status, headers }: Page) =>
  status === 200 ? headers.has('cdn-cache-control') : status < 500;

/** Where two texts part, with what follows in each. */
function parting(one: string, other = ''): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 80)).join(' <> ');
}

/**
 * Starts both programs at one moment of the day, whenever that is, and reads what they say.
 * @param meanwhile done while both still run
 */
async function everything(
  dataDir: string,
  moment: number,
  paths?: readonly string[],
  meanwhile: (content: string) => Promise<void> = async () => undefined,
) {
  const clock = processClock(moment - Date.now());
  const env = clock.env('UTC');
  const content = await startContent(dataDir, env);
  const site = await startWebsite(content.url, { env }).catch(() => undefined);
  const pages = new Map<string, string>();
  try {
    if (!site) throw new Error('The website did not start.');
    const wanted = paths ?? (ALL ? await listedPaths(site.url) : shortPaths);
    await each(wanted, 4, async (path) => {
      const page = await until(site.url + path, isWhole, 45_000);
      pages.set(path, `${page.status} ${page.text}`.replaceAll(content.url, '').replaceAll(site.url, ''));
    });
    const uploads = readdirSync(join(dataDir, 'content/public/uploads')).sort();
    for (const name of uploads.slice(0, FILES)) {
      const file = await get(`${site.url}/media/${name}`);
      pages.set(name, `${file.status} ${file.text}`);
    }
    await meanwhile(content.url);
    return { pages, uploads, paths: wanted };
  } finally {
    await Promise.all([site?.remove(), content.stop()]);
    clock.remove();
  }
}

const storedAddresses = (dataDir: string): Set<unknown> => {
  const database = new DatabaseSync(databaseOf(dataDir), { readOnly: true });
  try {
    return new Set(
      database
        .prepare('SELECT email FROM submissions')
        .all()
        .map(({ email }) => email),
    );
  } finally {
    database.close();
  }
};

test('a backup made under load brings back every page, file and form after all is lost', {
  tag: '@long',
}, async () => {
  test.setTimeout(scaled(ALL ? 3_600_000 : 480_000));
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const dataDir = join(folder, 'data');
  copyDemo(dataDir);
  const uploads = join('content', 'public', 'uploads');
  mkdirSync(join(dataDir, uploads), { recursive: true });
  cpSync(join(process.env.TEST_DATA_DIR ?? '', uploads), join(dataDir, uploads), { recursive: true });
  // Pages of one moment are compared: those of midday, so that no hour or day turns while they are read.
  const moment = centreInstant(centreToday(), '12:07').getTime();
  try {
    const acknowledged: string[] = [];
    let owed: string[] = [];
    let refused = 0;
    let backup = '';
    const before = await everything(dataDir, moment, undefined, async (content) => {
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
    });
    rmSync(dataDir, { recursive: true });

    await restore(backup, { DATA_DIR: dataDir });
    const stored = storedAddresses(dataDir);
    const after = await everything(dataDir, moment, before.paths);
    expect(refused).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(owed.length);
    expect(owed.filter((email) => !stored.has(email))).toEqual([]);
    expect(after.uploads).toEqual(before.uploads);
    expect(before.uploads.length).toBeGreaterThan(50);
    const differ = [...before.pages].filter(([path, page]) => after.pages.get(path) !== page);
    expect(differ.map(([path, page]) => `${path}: ${parting(page, after.pages.get(path))}`)).toEqual([]);
    expect(before.pages.size).toBeGreaterThan(30);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
