import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '../../../../scripts/tests/wait-for.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createDictionaries, type Dictionaries, type DictionaryOptions } from './dictionaries.ts';

const LIVE: readonly Locale[] = ['pl-PL', 'en'];
const DAY = 86_400_000;
let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'dictionaries-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function setUp(over: Partial<DictionaryOptions> = {}) {
  const clock = { now: Date.now() };
  const logged: string[] = [];
  let made = 0;
  const options: DictionaryOptions = {
    directory,
    live: LIVE,
    build: 'one',
    make: async (locale) => {
      made += 1;
      return `${locale} text ${made} `.repeat(20);
    },
    now: () => clock.now,
    log: (event) => logged.push(event),
    ...over,
  };
  return { clock, logged, options, made: () => made, start: () => createDictionaries(options) };
}

async function ask(dictionaries: Dictionaries, path: string, headers: Record<string, string> = {}) {
  const server = createServer(async (request, response) => {
    if (!(await dictionaries.answer(request, response, path))) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const text = await answer.text();
  server.close();
  return { status: answer.status, headers: answer.headers, text };
}

/** As a browser names the dictionary that it has. */
const having = (text: string) =>
  ({
    rawHeaders: ['Available-Dictionary', `:${createHash('sha256').update(text).digest('base64')}:`],
  }) as unknown as IncomingMessage;

describe('dictionaries', () => {
  it('are one a language, for its pages alone, kept by the browser for a week', async () => {
    const { start, made } = setUp();
    const dictionaries = await start();
    const [first, again] = [
      await ask(dictionaries, '/dictionary/en'),
      await ask(dictionaries, '/dictionary/en'),
    ];
    expect(first.status).toBe(200);
    expect(again.text).toBe(first.text);
    expect(made()).toBe(1);
    expect(first.headers.get('use-as-dictionary')).toBe('match="/en*", match-dest=("document")');
    expect(first.headers.get('cache-control')).toBe('public, max-age=604800');
    const polish = await ask(dictionaries, '/dictionary/pl-PL');
    expect(polish.headers.get('use-as-dictionary')).toBe('match="/*", match-dest=("document")');
    const same = { 'if-none-match': String(first.headers.get('etag')) };
    expect((await ask(dictionaries, '/dictionary/en', same)).status).toBe(304);
  });

  it('are made once for all who ask at once', async () => {
    const { start, made } = setUp();
    const dictionaries = await start();
    await Promise.all([1, 2, 3].map(() => ask(dictionaries, '/dictionary/en')));
    expect(made()).toBe(1);
  });

  it('are known by their hash as long as a browser may have them, over a restart too', async () => {
    const { start } = setUp();
    const dictionaries = await start();
    const { text } = await ask(dictionaries, '/dictionary/en');
    expect(dictionaries.of(having(text))?.text.toString()).toBe(text);
    expect(dictionaries.of(having('another'))).toBeUndefined();
    const restarted = await start();
    // The first time it is brought from disk, and the page goes as to any other browser.
    restarted.of(having(text));
    await waitFor(() => expect(restarted.of(having(text))?.text.toString()).toBe(text));
  });

  it('are made anew after two days and by another build, and the last four of a language are known', async () => {
    const { start, clock, options } = setUp();
    let dictionaries = await start();
    const texts = [(await ask(dictionaries, '/dictionary/en')).text];
    for (let times = 0; times < 3; times += 1) {
      clock.now += 2 * DAY;
      texts.push((await ask(dictionaries, '/dictionary/en')).text);
    }
    expect(new Set(texts).size).toBe(4);
    options.build = 'another';
    dictionaries = await createDictionaries(options);
    texts.push((await ask(dictionaries, '/dictionary/en')).text);
    expect(new Set(texts).size).toBe(5);
    const known = () => texts.map((text) => dictionaries.of(having(text)) !== undefined);
    await waitFor(() => expect(known()).toEqual([false, true, true, true, true]));
    await waitFor(() => expect(readdirSync(directory)).toHaveLength(4));
  });

  it('that cannot be made leave the last one, or none, and are tried again after a minute', async () => {
    const { start, clock, logged, options } = setUp();
    const dictionaries = await start();
    const { text } = await ask(dictionaries, '/dictionary/en');
    const { make } = options;
    options.make = async () => undefined;
    expect((await ask(dictionaries, '/dictionary/pl-PL')).status).toBe(204);
    clock.now += 2 * DAY;
    expect((await ask(dictionaries, '/dictionary/en')).text).toBe(text);
    expect(logged).toEqual(['dictionary.failed', 'dictionary.failed']);
    options.make = make;
    expect((await ask(dictionaries, '/dictionary/en')).text).toBe(text);
    clock.now += 60_000;
    expect((await ask(dictionaries, '/dictionary/en')).text).not.toBe(text);
  });

  it('answer nothing else, and no other language', async () => {
    const dictionaries = await setUp().start();
    expect((await ask(dictionaries, '/en')).status).toBe(418);
    expect((await ask(dictionaries, '/dictionary/hu-HU')).status).toBe(404);
    expect((await ask(dictionaries, '/dictionary/')).status).toBe(404);
  });
});
