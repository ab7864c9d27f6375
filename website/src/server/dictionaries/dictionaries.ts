import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { replaceFile } from '../../content/client/replace-file.ts';
import { addressOf } from '../../i18n/addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import { DICTIONARY_FOLDER } from '../../layout/head/dictionary-path.ts';
import { chooseEncoding, type Dictionary, encoded, plain } from '../pages/packing/compress.ts';
import { requestHeaders } from '../request-headers.ts';
import { sendText } from '../responses.ts';
import { PLAIN_POLICY, SECURITY_HEADERS } from '../security-headers.ts';

export interface DictionaryOptions {
  /** Made when missing; must be the dictionaries' alone. */
  directory: string;
  live: readonly Locale[];
  /** Identity of the built website: another build draws pages another way. */
  build: string;
  /** The text of a new one; undefined when there is none to be made now. */
  make: (locale: Locale) => Promise<string | undefined>;
  /** Milliseconds. */
  now: () => number;
  log: (event: string, fields: Record<string, string | number>) => void;
}

export interface Dictionaries {
  /** Answers `/dictionary/{locale}`; false for any other path. */
  answer: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>;
  /** The one that a browser has, if it is one of ours. */
  of: (request: IncomingMessage) => Dictionary | undefined;
}

interface Kept {
  name: string;
  locale: Locale;
  build: string;
  hash: Buffer;
  /** Milliseconds. */
  madeAt: number;
}

const DAY_MS = 86_400_000;
/** A browser asks again after that long; then there may be a newer one. */
const BROWSER_SECONDS = 7 * 86_400;
/** Made anew when it is asked for after that long: content has changed. */
const RENEW_MS = 2 * DAY_MS;
/** What browsers may still have is known for as long. */
const KEEP_MS = BROWSER_SECONDS * 1_000 + RENEW_MS;
/** Of each language. */
const MAX_VERSIONS = 4;
/** Texts at hand, some 600 kB each; others are read when somebody has them. */
const MAX_TEXTS = 12;
const NAME = /^([\w-]+)\.([0-9a-f]{8})\.([\w-]{43})\.br$/;
/** After a text could not be made, milliseconds. */
const PAUSE_MS = 60_000;

/**
 * The dictionaries that browsers unpack pages with, one for each language, made of the site's own pages, kept on disk
 * in brotli under the name of their hash. A browser whose dictionary is not known any more gets pages as any other.
 */
export async function createDictionaries(options: DictionaryOptions): Promise<Dictionaries> {
  const { directory, live, now, log } = options;
  const build = createHash('sha256').update(options.build).digest('hex').slice(0, 8);
  const kept = new Map<string, Kept>();
  const texts = new Map<string, Buffer>();
  const reading = new Set<string>();
  const making = new Map<Locale, Promise<Kept | undefined>>();
  const failedAt = new Map<Locale, number>();

  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) {
    const [, locale, made = '', hash = ''] = NAME.exec(name) ?? [];
    const known = live.find((one) => one === locale);
    const madeAt = (await stat(join(directory, name))).mtimeMs;
    if (known) note({ name, locale: known, build: made, hash: Buffer.from(hash, 'base64url'), madeAt });
    else await rm(join(directory, name), { force: true });
  }
  for (const locale of live) forgetOld(locale);

  function ofLocale(locale: Locale): Kept[] {
    return [...kept.values()].filter((one) => one.locale === locale).sort((a, b) => b.madeAt - a.madeAt);
  }

  function note(one: Kept) {
    kept.set(one.hash.toString('base64'), one);
  }

  function forgetOld(locale: Locale) {
    for (const [index, one] of ofLocale(locale).entries()) {
      if (index < MAX_VERSIONS && now() - one.madeAt < KEEP_MS) continue;
      kept.delete(one.hash.toString('base64'));
      texts.delete(one.name);
      rm(join(directory, one.name), { force: true }).catch(() => undefined);
    }
  }

  function hold(name: string, text: Buffer) {
    texts.delete(name);
    texts.set(name, text);
    for (const [oldest] of texts) {
      if (texts.size <= MAX_TEXTS) break;
      texts.delete(oldest);
    }
  }

  async function current(locale: Locale): Promise<Kept | undefined> {
    const [newest] = ofLocale(locale);
    if (newest && newest.build === build && now() - newest.madeAt < RENEW_MS) return newest;
    if (now() - (failedAt.get(locale) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return newest;
    let made = making.get(locale);
    if (!made) {
      made = renew(locale).finally(() => making.delete(locale));
      making.set(locale, made);
    }
    return (await made) ?? newest;
  }

  async function renew(locale: Locale): Promise<Kept | undefined> {
    try {
      const text = await options.make(locale);
      if (text === undefined) throw new Error('there is no home page to make it of');
      const body = Buffer.from(text);
      const hash = createHash('sha256').update(body).digest();
      const name = `${locale}.${build}.${hash.toString('base64url')}.br`;
      await replaceFile(join(directory, name), await encoded(body, 'br'));
      const one: Kept = { name, locale, build, hash, madeAt: now() };
      note(one);
      hold(name, body);
      forgetOld(locale);
      return one;
    } catch (error) {
      failedAt.set(locale, now());
      log('dictionary.failed', { locale, why: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }

  /** Brings a text back that a browser has; until then pages are packed without. */
  async function bring({ name }: Kept) {
    if (reading.has(name)) return;
    reading.add(name);
    try {
      hold(name, await plain(await readFile(join(directory, name))));
    } catch (error) {
      for (const [key, one] of kept) if (one.name === name) kept.delete(key);
      log('dictionary.failed', { name, why: error instanceof Error ? error.message : String(error) });
    } finally {
      reading.delete(name);
    }
  }

  return {
    async answer(request, response, pathname) {
      if (!pathname.startsWith(DICTIONARY_FOLDER)) return false;
      const locale = live.find((one) => pathname === DICTIONARY_FOLDER + one);
      if (!locale) {
        sendText(response, 404, 'Not found.', [['x-cache', 'bypass']]);
        return true;
      }
      const one = await current(locale);
      const br = one && (await readFile(join(directory, one.name)).catch(() => undefined));
      if (br) await send(request, response, one, br);
      else sendNone(response, one);
      return true;
    },
    of(request) {
      const named = requestHeaders(request).availableDictionary;
      if (named === undefined) return undefined;
      // A byte sequence of RFC 8941: base64 between colons.
      const one = kept.get(named.slice(1, -1));
      if (!one) return undefined;
      const text = texts.get(one.name);
      if (text) return { hash: one.hash, text };
      void bring(one);
      return undefined;
    },
  };

  /** Pages do without: to a browser that asked by itself that is no error. */
  function sendNone(response: ServerResponse, lost: Kept | undefined) {
    if (lost) kept.delete(lost.hash.toString('base64'));
    response
      .writeHead(204, [...SECURITY_HEADERS.flat(), 'cache-control', 'no-store', 'x-cache', 'bypass'])
      .end();
  }

  async function send(request: IncomingMessage, response: ServerResponse, one: Kept, br: Buffer) {
    const etag = `"${one.hash.toString('base64url').slice(0, 20)}"`;
    const encoding = chooseEncoding(requestHeaders(request).acceptEncoding);
    const headers: string[] = [
      ...SECURITY_HEADERS.flat(),
      'content-security-policy',
      PLAIN_POLICY,
      'content-type',
      'text/plain; charset=utf-8',
      'cache-control',
      `public, max-age=${BROWSER_SECONDS}`,
      'use-as-dictionary',
      `match="${matchOf(one.locale)}", match-dest=("document")`,
      'vary',
      'accept-encoding',
      'etag',
      etag,
    ];
    if (requestHeaders(request).ifNoneMatch === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = encoding === 'br' ? br : await encoded(await plain(br), encoding);
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    headers.push('content-length', String(body.length));
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** The pages of a language; the default one has no prefix, and a longer match goes before. */
function matchOf(locale: Locale): string {
  const home = addressOf('home', {}, locale, {});
  return home === '/' ? '/*' : `${home}*`;
}
