import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../website/src/i18n/locales.ts';
import { each } from '../pages/html.ts';
import { startContent } from './content-process.ts';
import { processClock } from './process-clock.ts';
import { type Page, startWebsite, until } from './website-process.ts';

/** What both programs say over some data, to be compared with what they say another time. */
interface WholeSite {
  /** Status and text by path, without the programs' own addresses; of files, by name, what their bytes come to. */
  pages: Map<string, string>;
  /** Names of uploads. */
  uploads: string[];
  paths: readonly string[];
}

interface SiteToRead {
  dataDir: string;
  /** What is asked for; given the website's address, since only it may know. */
  paths: (site: string) => Promise<readonly string[]>;
  /** Pages of one moment are compared, in milliseconds: the programs start then, whenever that is. */
  moment: number;
  /** Of the content system: another than this one. */
  contentFolder?: string;
  /** Instead of SQLite. */
  databaseUrl?: string;
  /** Done while both still run. */
  meanwhile?: (content: string) => Promise<void>;
}

/** All addresses that search engines are told of in these languages. */
export async function listedPaths(site: string, locales: readonly Locale[]): Promise<string[]> {
  const listed = new Set<string>();
  for (const locale of locales) {
    const sitemap = await until(`${site}/sitemap-${locale}.xml`, ({ status }) => status === 200, 45_000);
    for (const [, url = ''] of sitemap.text.matchAll(/<loc>([^<]+)</g)) listed.add(new URL(url).pathname);
  }
  return [...listed];
}

/** Nothing of it is left out because the content system took its time. */
const isWhole = ({ status, headers }: Page) =>
  status === 200 ? headers.has('cdn-cache-control') : status < 500;

/** Starts both programs over this data, and reads what they say. */
export async function readWholeSite(asked: SiteToRead): Promise<WholeSite> {
  const { dataDir, moment, contentFolder, databaseUrl, meanwhile } = asked;
  const clock = processClock(moment - Date.now());
  const env = clock.env('UTC');
  const database: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const content = await startContent(dataDir, { ...env, ...database }, contentFolder);
  const site = await startWebsite(content.url, { env }).catch(() => undefined);
  const pages = new Map<string, string>();
  try {
    if (!site) throw new Error('The website did not start.');
    const paths = await asked.paths(site.url);
    await each(paths, 4, async (path) => {
      const page = await until(site.url + path, isWhole, 45_000);
      pages.set(path, `${page.status} ${page.text}`.replaceAll(content.url, '').replaceAll(site.url, ''));
    });
    const uploads = readdirSync(join(dataDir, 'content/public/uploads')).sort();
    await each(uploads, 4, async (name) => {
      const file = await fetch(`${site.url}/media/${name}`);
      const bytes = Buffer.from(await file.arrayBuffer());
      pages.set(name, `${file.status} ${createHash('sha256').update(bytes).digest('hex')}`);
    });
    await meanwhile?.(content.url);
    return { pages, uploads, paths };
  } finally {
    await Promise.all([site?.remove(), content.stop()]);
    clock.remove();
  }
}

/** Where two texts part, with what follows in each. */
function parting(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 80)).join(' <> ');
}

/**
 * A line for each page and file that is no longer what it was.
 * @param compared what of a text is to be the same; all of it where nothing is said
 */
export const differences = (
  before: WholeSite,
  after: WholeSite,
  compared = (text: string): string => text,
): string[] =>
  [...before.pages].flatMap(([path, page]) => {
    const [one, other] = [compared(page), compared(after.pages.get(path) ?? '')];
    return one === other ? [] : [`${path}: ${parting(one, other)}`];
  });
