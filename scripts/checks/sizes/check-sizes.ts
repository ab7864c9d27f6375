import { brotliCompressSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { isUsualInstant } from '../../clock/pinned-clock.ts';
import { chromiumPath, LEAN_BROWSER } from '../../programs/chromium.ts';
import { BUDGETS, type Budget, budgetOn, LIMITS, PRINT_BUDGET, SLACK, TIMED_BUDGET } from './size-budgets.ts';
import { steadyNames } from './steady-names.ts';

// Weighs one page of each kind on a running site (BASE_URL). Fails when a page is too heavy; says where a budget is so
// loose that it would hide the next increase.
//
// JavaScript is what a browser ran, as its own coverage tells, once all modules of the untouched page have run to their
// last line: what starts by a dynamic import counts, what is only brought near for later (modulepreload) does not. The
// clock stands still meanwhile, so what waits for a time (consent after 3 s, the newsletter's window after 10 s) has a
// budget of its own.
const base = process.env.BASE_URL ?? 'http://127.0.0.1:3000';
const BUDGETS_FILE = 'scripts/checks/sizes/size-budgets.ts';
const files = new Map<string, Promise<string>>();
const weights = new Map<string, Promise<number>>();
const complaints: string[] = [];
/** Budgets that have become loose: told, but no failure. */
const remarks: string[] = [];
/** Wide windows run hardly anything that narrow ones do not: the run of every change leaves them to the whole one. */
const WINDOWS = [
  { width: 390, height: 844 },
  ...(process.env.WINDOWS === 'narrow' ? [] : [{ width: 1440, height: 900 }]),
];
/** The pages' clock stands where the programs' was. */
const NOW = new Date();
/** Longer than the banner waits. */
const BANNER_MS = 3_100;
/** Longer than the newsletter's window waits. */
const TIMED_MS = 11_000;
/** Sheets for printers: fetched last and never waited for, so they have a budget of their own. */
const printed = new Set<string>();

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  // No picture is weighed here, and to paint them takes as long as all else.
  args: [...LEAN_BROWSER, '--blink-settings=imagesEnabled=false'],
});
let timed = 0;
/** The largest document in any language. */
let heaviest = 0;
/** Whose budget is beyond it is weighed in every language. */
const NEAR_LIMIT = 0.75 * LIMITS.html;

const kinds = Object.entries(BUDGETS);
/** A core each, and windows of its own: they have one clock. What a page weighs is the same whatever stands beside it. */
const lanes = [0, 1].map(async (lane) => {
  const windows = await Promise.all(WINDOWS.map((viewport) => browser.newContext({ viewport })));
  for (const [index, [kind, budget]] of kinds.entries()) {
    if (index % 2 === lane) await judge(kind, budget, windows);
  }
});
await Promise.all(lanes);
await browser.close();
process.stdout.write(`languages  html ${heaviest}/${LIMITS.html}\n`);
process.stdout.write(`timed      script ${timed}/${TIMED_BUDGET}\n`);
if (timed > TIMED_BUDGET) complaints.push(`timed: script weighs ${timed}, allowed are ${TIMED_BUDGET}`);
if (timed < TIMED_BUDGET * SLACK) {
  remarks.push(`timed: script weighs only ${timed}: tighten TIMED_BUDGET in ${BUDGETS_FILE}`);
}
const paper = sum(await Promise.all([...printed].map(weightOfFile)));
process.stdout.write(`print      style ${paper}/${PRINT_BUDGET}\n`);
if (paper > PRINT_BUDGET) complaints.push(`print: style weighs ${paper}, allowed are ${PRINT_BUDGET}`);
if (paper < PRINT_BUDGET * SLACK) {
  remarks.push(`print: style weighs only ${paper}: tighten PRINT_BUDGET in ${BUDGETS_FILE}`);
}
if (remarks.length > 0) process.stdout.write(`${remarks.join('\n')}\n`);
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join('\n')}\n`);
  process.exit(1);
}

async function judge(
  kind: string,
  { path, ...usual }: (typeof BUDGETS)[string],
  windows: readonly BrowserContext[],
): Promise<void> {
  const budget = budgetOn(usual, isUsualInstant());
  const weight = await weigh(path, windows);
  if (budget.html > NEAR_LIMIT) await judgeLanguages(kind, await text(path));
  const row = (['html', 'style', 'script'] as const).map((part) => `${part} ${weight[part]}/${budget[part]}`);
  process.stdout.write(`${kind.padEnd(10)} ${row.join('  ')}\n`);
  for (const part of ['html', 'style', 'script'] as const) {
    if (budget[part] > LIMITS[part])
      complaints.push(`${kind}: the budget for ${part} is over the limit of ${LIMITS[part]}`);
    if (weight[part] > budget[part])
      complaints.push(`${kind}: ${part} weighs ${weight[part]}, allowed are ${budget[part]}`);
    if (weight[part] < budget[part] * SLACK) {
      remarks.push(
        `${kind}: ${part} weighs only ${weight[part]}: tighten its budget of ${budget[part]} in ${BUDGETS_FILE}`,
      );
    }
  }
}

/** The documents that a page names as its other languages: Cyrillic takes two bytes a letter, Hungarian many letters. */
async function judgeLanguages(kind: string, html: string): Promise<void> {
  const named = html.matchAll(/<link\b[^>]*rel="alternate"[^>]*hreflang="([\w-]+)"[^>]*href="([^"]+)"/gi);
  for (const [, lang = '', href = ''] of named) {
    const weight = compressed(await text(new URL(href).pathname), 6);
    heaviest = Math.max(heaviest, weight);
    if (weight > LIMITS.html)
      complaints.push(`${kind}: html weighs ${weight} in ${lang}, the limit is ${LIMITS.html}`);
  }
}

async function weigh(path: string, windows: readonly BrowserContext[]): Promise<Budget> {
  const html = await text(path);
  const tags = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  const inline = tags
    .filter(([, attributes = '']) => !/\bsrc=|type="(?!module)/.test(attributes))
    .map(([, , code = '']) => code);
  const ofEachSize = windows.map(async (context) => ran(await context.newPage(), path));
  const scripts = Math.max(...(await Promise.all(ofEachSize)));
  const links = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)];
  const sheets = links.filter(([tag]) => !tag.includes('media="print"')).map(([, href = '']) => href);
  for (const [tag, href = ''] of links) if (tag.includes('media="print"')) printed.add(href);
  const styles = await Promise.all([...new Set(sheets)].map(weightOfFile));
  return {
    html: compressed(html, 6),
    style: sum(styles),
    script: scripts + (inline.length > 0 ? compressed(inline.join('\n')) : 0),
  };
}

/** What a browser runs of a page's files before anyone touches it, and on home by time alone. The page is closed. */
async function ran(page: Page, path: string): Promise<number> {
  // From install on it runs, and it is never put back.
  await page.clock.install({ time: NOW.getTime() - 60_000 });
  await page.clock.pauseAt(NOW);
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  const modules = modulesOf(page);
  await page.goto(new URL(path, base).href);
  await modules.haveRun();
  const before = await covered(page);
  if (path === '/') {
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    // The banner first: whatever else opens by itself waits for it, and it for that.
    await page.clock.runFor(BANNER_MS);
    await page.clock.resume();
    await page.locator('consent-banner').waitFor();
    await page.clock.fastForward(TIMED_MS);
    await page.evaluate(() => customElements.whenDefined('newsletter-form').then(() => undefined));
    await modules.haveRun();
    timed = Math.max(timed, await weightOf([...(await covered(page))].filter((file) => !before.has(file))));
  }
  await page.close();
  return weightOf([...before]);
}

/**
 * The modules that a page asks for from now on. `haveRun` resolves when each has run to its last line, those included
 * that another one imports meanwhile; to import what the page has imported runs nothing twice.
 */
function modulesOf(page: Page) {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(request.url());
  });
  return {
    async haveRun(): Promise<void> {
      for (let known = -1; known !== asked.size; ) {
        known = asked.size;
        await page.evaluate(
          async (urls) => {
            const kept = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
            const preloaded = new Set(kept.map(({ href }) => href));
            await Promise.all(urls.filter((url) => !preloaded.has(url)).map((url) => import(url)));
            // What is imported because it is in sight is asked for once the page has been drawn: an animation without
            // an effect ends then, while timers and frames of the page's own stand still with its clock.
            await document.documentElement.animate([], 1).finished;
          },
          [...asked],
        );
      }
    },
  };
}

/** Ends the coverage: the files of which something ran. Inline scripts are the document's, and weighed there. */
async function covered(page: Page): Promise<Set<string>> {
  const entries = await page.coverage.stopJSCoverage();
  const run = entries.filter(({ functions }) =>
    functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
  );
  return new Set(run.map(({ url }) => new URL(url).pathname).filter((file) => file.endsWith('.js')));
}

async function weightOf(files: readonly string[]): Promise<number> {
  return sum(await Promise.all(files.map(weightOfFile)));
}

function weightOfFile(path: string): Promise<number> {
  const known = weights.get(path) ?? text(path).then((body) => compressed(body));
  weights.set(path, known);
  return known;
}

function text(path: string): Promise<string> {
  const known = files.get(path);
  if (known) return known;
  const asked = fetch(new URL(path, base)).then((response) => {
    // A page that cannot be made just now would weigh next to nothing.
    if (response.status >= 500) throw new Error(`${path} answers ${response.status}`);
    return response.text();
  });
  files.set(path, asked);
  return asked;
}

function compressed(body: string, quality = 11): number {
  return brotliCompressSync(steadyNames(body), { params: { 1: quality } }).length;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
