import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumPath } from '../../scripts/programs/chromium.ts';
import { freePort } from '../../scripts/programs/free-port.ts';
import { address } from '../../website/src/i18n/addresses.ts';
import { CATEGORIES, type Category, MARKS, MAX_LCP, type Run, verdictOf } from './lighthouse-verdict.ts';
import { required } from './required.ts';

// Lighthouse as it comes: a first visit with a phone on a slow line, simulated. Needs a running site (BASE_URL) and a
// machine at rest: what else runs counts as work of the page.
const RUNS = 3;
const base = process.env.BASE_URL ?? 'http://127.0.0.1:3000';
const PAGES = {
  home: address('home', {}, 'pl-PL'),
  category: address('tenants', { category: 'moda' }, 'pl-PL'),
  tenant: address('tenant', { category: 'moda', slug: 'halland' }, 'pl-PL'),
  event: address('event', { slug: 'dzien-psa' }, 'pl-PL'),
  contact: address('contact', {}, 'pl-PL'),
  stylists: address('personalStylist', {}, 'pl-PL'),
  stylist: address('stylist', { slug: 'halina-wrzos' }, 'pl-PL'),
  map: address('map', {}, 'pl-PL'),
};

/** One page of every kind, which is looked at once: what is judged there does not depend on the machine. */
const KINDS = JSON.parse(required('PATHS', 'npm run bench:lighthouse')) as Record<string, string>;
const OF_CONTENT = CATEGORIES.filter((category) => category !== 'performance');

const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
try {
  print(['page', ...CATEGORIES, 'LCP', 'TBT', 'CLS', 'machine']);
  print(['wanted', ...Object.values(MARKS), `${MAX_LCP} ms`, '', '', '']);
  for (const [name, path] of Object.entries(PAGES)) await judge(name, base + path);
  print(['once each', '', ...OF_CONTENT]);
  for (const [kind, path] of Object.entries(KINDS)) await look(kind, base + path);
} finally {
  await browser.close();
}

async function judge(name: string, url: string) {
  // Cached from here on, as for all but one of a page's visitors.
  const { status } = await fetch(url);
  if (status !== 200) throw new Error(`${url} answers ${status}`);
  const runs: Run[] = [];
  while (runs.length < RUNS) runs.push(await visit(url));
  const { scores, metrics, failed, late } = verdictOf(runs);
  print([
    name,
    ...CATEGORIES.map((category) => scores[category]),
    `${metrics.lcp.toFixed(0)} ms`,
    `${metrics.tbt.toFixed(0)} ms`,
    metrics.cls.toFixed(3),
    Math.round(metrics.machine),
  ]);
  if (late) {
    console.log(`    the largest paint comes later than after ${MAX_LCP} ms`);
    process.exitCode = 1;
  }
  for (const { category, audits } of failed) {
    console.log(`    ${category} is below ${MARKS[category]}:`);
    for (const audit of audits) console.log(`      ${audit}`);
    process.exitCode = 1;
  }
}

/** What no page may lack. */
async function look(kind: string, url: string) {
  const { scores, below } = await visit(url, OF_CONTENT);
  print([kind, '', ...OF_CONTENT.map((category) => scores[category] ?? '?')]);
  for (const category of OF_CONTENT) {
    if (scores[category] !== null && scores[category] >= MARKS[category]) continue;
    console.log(`    ${category} is below ${MARKS[category]}:`);
    for (const audit of below[category]) console.log(`      ${audit}`);
    process.exitCode = 1;
  }
}

/** @param again whether Lighthouse may lose the browser's record once, as it does now and then on a busy machine */
async function visit(url: string, onlyCategories = CATEGORIES, again = true): Promise<Run> {
  const { lhr } = (await lighthouse(url, { port, logLevel: 'silent', onlyCategories })) ?? {};
  if (!lhr || lhr.runtimeError) {
    if (again) return visit(url, onlyCategories, false);
    throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no answer of Lighthouse'}`);
  }
  const each = <T>(of: (category: Result.Category | undefined) => T): Record<Category, T> => ({
    performance: of(lhr.categories.performance),
    accessibility: of(lhr.categories.accessibility),
    'best-practices': of(lhr.categories['best-practices']),
    seo: of(lhr.categories.seo),
  });
  return {
    scores: each((category) => (category?.score == null ? null : Math.round(category.score * 100))),
    below: each((category) =>
      (category?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`),
    ),
    metrics: {
      lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
      tbt: lhr.audits['total-blocking-time']?.numericValue ?? 0,
      cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
      machine: lhr.environment.benchmarkIndex,
    },
  };
}

function print([name = '', ...cells]: readonly (string | number)[]) {
  console.log(
    `  ${String(name).padEnd(18)}${cells.map((cell) => String(cell).padStart(15)).join('')}`.trimEnd(),
  );
}
