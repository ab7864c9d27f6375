import { readFileSync } from 'node:fs';
import { addDays, centreDate, weekday } from '@mall/contract/centre-time.ts';
import { type OpeningState, openingState } from '@mall/contract/opening/opening-state.ts';
import { stateWords } from '@mall/contract/opening/opening-words.ts';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { scaled } from '../../../scripts/clock/timeouts.ts';
import type { AnswerWithSteps, Told } from '../../../website/src/features/assistants/answers.ts';
import { decodeHours } from '../../../website/src/features/opening-times/hours-code.ts';
import { openLate } from '../../../website/src/features/search/ranking/shop-choices.ts';
import { QUERY_NAMES } from '../../../website/src/i18n/address-segments.ts';
import { htmlLang } from '../../../website/src/i18n/locales.ts';
import { expect, test } from '../../base-test.ts';
import { some } from '../../length.ts';
import { decoded, each, texts } from '../../pages/html.ts';
import { centreToday } from '../../pages/site.ts';

// A hundred questions, asked by the protocol's own client and compared with what the pages say that answers name.
const ZONE = 'Europe/Warsaw';
const AT_ONCE = 4;

interface Question {
  language: 'pl-PL' | 'en' | 'hu-HU' | 'ru';
  tool: string;
  arguments: { query?: string; open?: 'late'; [name: string]: unknown };
  /** A day of the week (1 = Monday) from tomorrow on, or so many days from today; and the time. */
  on?: number;
  ahead?: number;
  time?: string;
}

interface Answered extends AnswerWithSteps {
  weeks: { name: string; rows: { days: string; hours: string; date?: string }[] }[];
}

const QUESTIONS: readonly Question[] = JSON.parse(
  readFileSync(new URL('assistant-questions.json', import.meta.url), 'utf8'),
);

function momentOf({ on, ahead = 0, time }: Question): string | undefined {
  if (time === undefined) return undefined;
  const tomorrow = addDays(centreToday(), 1);
  const days = on === undefined ? ahead : 1 + ((on - weekday(tomorrow) + 7) % 7);
  return `${addDays(centreToday(), days)}T${time}`;
}

let client: Client;
let site: string;
let words: Map<string, string[]>;
const kept = new Map<string, Promise<string>>();

/** A page's HTML, read once; answers name the public site, the test asks the one under test. */
function read(url: string): Promise<string> {
  const { pathname, search } = new URL(url, site);
  const known = kept.get(pathname + search);
  if (known) return known;
  const page = fetch(site + pathname + search).then((response) => {
    expect(response.status, url).toBe(200);
    return response.text();
  });
  kept.set(pathname + search, page);
  return page;
}

const textOf = (html: string) => texts(html.replaceAll('<!-- -->', '')).join(' ').replace(/\s+/g, ' ');
const plain = (text: string) => text.replace(/\s+/g, ' ');

interface Row {
  name: string;
  path: string;
  state?: OpeningState;
}

/** Shops of a search page, with their state at a moment. */
function shopRows(html: string, at: Date): Row[] {
  return html
    .split('<li id="result-tenants-')
    .slice(1)
    .map((row): Row => {
      const [, path = '', name = ''] = /<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/.exec(row) ?? [];
      const state = /<opening-state [^>]*data-h="([^"]*)"([^>]*)>/.exec(row);
      const soon = state?.[2]?.includes('data-soon') === true;
      return {
        name: decoded(name.replace(/<[^>]+>/g, '')),
        path: decoded(path),
        ...(state && { state: openingState(at, decodeHours(state[1] ?? ''), ZONE, soon) }),
      };
    });
}

/** The sentence that the page's element shows for a state. */
function sentence(html: string, state: OpeningState, language: Question['language']): string {
  const known =
    words.get(language) ?? decoded(/data-opening-words="([^"]*)"/.exec(html)?.[1] ?? '').split('|');
  words.set(language, known);
  return plain(stateWords(state, known, htmlLang(language)));
}

test.beforeAll(async ({ baseURL }) => {
  site = baseURL ?? '';
  words = new Map();
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', site)));
});

test.afterAll(() => client.close());

test('questions in four languages, a hundred when whole, are answered as the pages answer them', async () => {
  test.setTimeout(scaled(120_000));
  expect(QUESTIONS).toHaveLength(100);
  expect(new Set(QUESTIONS.map(({ language }) => language)).size).toBe(4);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'find_shops_and_offers',
    'open_now',
    'opening_hours',
    'whats_on',
    'find_way',
  ]);
  await each(some(QUESTIONS, 17), AT_ONCE, async (question) => {
    const at = momentOf(question);
    const asked = { ...question.arguments, language: question.language, ...(at && { at }) };
    const name = `${question.tool} ${JSON.stringify(asked)}`;
    const result = await client.callTool({ name: question.tool, arguments: asked });
    expect(result.isError, `${name}: ${JSON.stringify(result.content)}`).toBeFalsy();
    const answer = result.structuredContent as unknown as Answered;
    expect(Date.parse(answer.validUntil), name).toBeGreaterThan(Date.parse(answer.at));
    await checks[question.tool]?.(question, answer, name);
  });
});

const checks: Record<string, (question: Question, answer: Answered, name: string) => Promise<void>> = {
  find_shops_and_offers: sameShops,
  open_now: sameShops,
  async opening_hours({ language }, { found: [first], at, weeks }, name) {
    expect(first, name).toBeDefined();
    const html = await read(first?.url ?? '');
    const text = textOf(html);
    const rows = weeks[0]?.rows ?? [];
    expect(rows.length, name).toBeGreaterThan(0);
    for (const { days, hours } of rows.filter(({ date }) => date === undefined)) {
      expect(text, name).toContain(plain(days));
      expect(text, name).toContain(plain(hours));
    }
    const codes = [...html.matchAll(/data-h="([^"]*)"/g)].map(([, code = '']) => code);
    const said = codes.map((code) =>
      sentence(html, openingState(new Date(at), decodeHours(code), ZONE), language),
    );
    expect(said, name).toContain(plain(first?.hours ?? ''));
  },
  async whats_on({ language }, { found, at, url }, name) {
    const events = textOf(await read(url));
    for (const event of found.filter(({ kind }) => kind === 'event'))
      expect(events, name).toContain(event.name);
    const films = found.filter(({ kind }) => kind === 'film');
    expect(films.length, name).toBeGreaterThan(0);
    for (const film of films) {
      const page = await read(film.url);
      expect(textOf(page), name).toContain(film.name);
      for (const starts of film.starts ?? []) {
        expect(centreDate(new Date(starts), ZONE)).toBe(centreDate(new Date(at), ZONE));
        expect(page, `${name} ${language}`).toContain(starts);
      }
    }
  },
  async find_way(_, { url, steps, duration, distance, found }, name) {
    const text = textOf(await read(url));
    expect(steps.length, name).toBeGreaterThan(1);
    for (const step of steps) expect(text, name).toContain(plain(step.text));
    expect(text, name).toContain(plain(duration));
    expect(text, name).toContain(plain(distance));
    expect(text, name).toContain(found[0]?.name);
  },
};

/** The shops that the search page lists, those of them that fit at the moment, in its order, with its sentences. */
async function sameShops(question: Question, answer: Answered, name: string) {
  const { language, tool } = question;
  const names = QUERY_NAMES[language];
  const url = new URL(answer.url, site);
  url.searchParams.delete(names.open);
  url.searchParams.set(names.type, 'tenants');
  url.searchParams.set(names.page, '50');
  const html = await read(url.href);
  const at = new Date(answer.at);
  const open = tool === 'open_now' ? 'now' : question.arguments.open;
  const fits = ({ state }: Row) =>
    open === undefined ||
    (state !== undefined && (open === 'now' ? state.state === 'open' : openLate(state)));
  const list = html.slice(
    html.indexOf('data-list="tenants"'),
    html.indexOf('data-list="tenants-related"') >>> 0,
  );
  const rows = shopRows(list, at).filter(fits);
  const shops = answer.found.filter(({ kind, resembles }) => kind === 'shop' && !resembles);
  expect(shopRows(list, at).length, name).toBeGreaterThan(0);
  expect(
    shops.map((shop: Told) => [shop.name, new URL(shop.url, site).pathname, shop.hours && plain(shop.hours)]),
    name,
  ).toEqual(
    rows.slice(0, 20).map((row) => [row.name, row.path, row.state && sentence(html, row.state, language)]),
  );
}

test('a question that cannot be answered says what is wrong with it', async () => {
  const ask = async (tool: string, asked: object) => {
    const { isError, content } = await client.callTool({ name: tool, arguments: { ...asked } });
    return [isError, JSON.stringify(content)];
  };
  expect(await ask('opening_hours', { at: 'yesterday' })).toEqual([true, expect.stringContaining('at is')]);
  expect(await ask('opening_hours', { at: addDays(centreToday(), 40) })).toEqual([
    true,
    expect.stringContaining('hours are known from'),
  ]);
  expect(await ask('find_way', { from: 'A', to: 'qqqxyzqqq' })).toEqual([
    true,
    expect.stringContaining('qqqxyzqqq'),
  ]);
});

test('the door keeps out what is no question', async () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${site}/mcp`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  expect((await post(list)).status).toBe(200);
  expect((await post(list, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post(list, { origin: site })).status).toBe(200);
  expect((await post('{')).status).toBe(400);
  expect((await post(`"${'x'.repeat(20_000)}"`)).status).toBe(413);
  const got = await fetch(`${site}/mcp`);
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
});
