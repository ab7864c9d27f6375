import { brotliCompressSync } from 'node:zlib';
import { BUDGETS, type Budget, LIMITS, PRINT_BUDGET, SLACK } from './size-budgets.ts';

// Weighs one page of each kind on a running site (BASE_URL). Fails when a page is too heavy, and when a budget
// is so loose that it would hide the next increase.
const base = process.env.BASE_URL ?? 'http://127.0.0.1:3000';
const files = new Map<string, Promise<string>>();
const complaints: string[] = [];
/** Sheets for printers: fetched last and never waited for, so they have a budget of their own. */
const printed = new Set<string>();

for (const [kind, { path, ...budget }] of Object.entries(BUDGETS)) {
  const weight = await weigh(path);
  const row = (['html', 'style', 'script'] as const).map((part) => `${part} ${weight[part]}/${budget[part]}`);
  process.stdout.write(`${kind.padEnd(10)} ${row.join('  ')}\n`);
  for (const part of ['html', 'style', 'script'] as const) {
    if (budget[part] > LIMITS[part])
      complaints.push(`${kind}: the budget for ${part} is over the limit of ${LIMITS[part]}`);
    if (weight[part] > budget[part])
      complaints.push(`${kind}: ${part} weighs ${weight[part]}, allowed are ${budget[part]}`);
    if (weight[part] < budget[part] * SLACK) {
      complaints.push(
        `${kind}: ${part} weighs only ${weight[part]}: tighten its budget of ${budget[part]} in scripts/size-budgets.ts`,
      );
    }
  }
}
const paper = sum(await Promise.all([...printed].map(async (href) => compressed(await text(href)))));
process.stdout.write(`print      style ${paper}/${PRINT_BUDGET}\n`);
if (paper > PRINT_BUDGET) complaints.push(`print: style weighs ${paper}, allowed are ${PRINT_BUDGET}`);
if (paper < PRINT_BUDGET * SLACK) {
  complaints.push(`print: style weighs only ${paper}: tighten PRINT_BUDGET in scripts/size-budgets.ts`);
}
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join('\n')}\n`);
  process.exit(1);
}

async function weigh(path: string): Promise<Budget> {
  const html = await text(path);
  const tags = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  const inline = tags
    .filter(([, attributes = '']) => !/\bsrc=|type="(?!module)/.test(attributes))
    .map(([, , code = '']) => code);
  const sources = tags.flatMap(([, attributes = '']) => /\bsrc="([^"]+)"/.exec(attributes)?.[1] ?? []);
  const modules = new Set<string>();
  for (const source of sources) await follow(source, modules);
  const scripts = await Promise.all([...modules].map(async (source) => compressed(await text(source))));
  const links = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)];
  const sheets = links.filter(([tag]) => !tag.includes('media="print"')).map(([, href = '']) => href);
  for (const [tag, href = ''] of links) if (tag.includes('media="print"')) printed.add(href);
  const styles = await Promise.all([...new Set(sheets)].map(async (href) => compressed(await text(href))));
  return {
    html: compressed(html, 6),
    style: sum(styles),
    script: sum(scripts) + (inline.length > 0 ? compressed(inline.join('\n')) : 0),
  };
}

/** A module and all that it imports statically: a browser loads them together. */
async function follow(source: string, seen: Set<string>) {
  const path = new URL(source, base).pathname;
  if (seen.has(path)) return;
  seen.add(path);
  for (const [, name = ''] of (await text(path)).matchAll(/(?:import|from)\s*"(\.[^"]+)"/g)) {
    await follow(new URL(name, new URL(path, base)).pathname, seen);
  }
}

function text(path: string): Promise<string> {
  const known = files.get(path);
  if (known) return known;
  const asked = fetch(new URL(path, base)).then((response) => response.text());
  files.set(path, asked);
  return asked;
}

function compressed(body: string, quality = 11): number {
  return brotliCompressSync(body, { params: { 1: quality } }).length;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
