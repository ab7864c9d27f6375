import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Gap } from '../../content/client/outcome.ts';
import type { Repack } from './packing/repacking.ts';
import type { Page, Rendered } from './page.ts';
import { createPageCache } from './page-cache.ts';
import { createDiskStore, noStore, type PageStore } from './page-store.ts';

export const HOUR = 3_600_000;
export const KEEP = 240 * HOUR;

/** A page cache for tests, with its clock, its renders and the content system behind it. */
export class Bench {
  time = Date.parse('2026-11-21T10:00:00Z');
  renders = 0;
  log: string[] = [];
  /** The same with what was told. */
  said: Record<string, unknown>[] = [];
  /** What the content system is, and what is known of it. */
  confirmed = true;
  confirmations = 0;
  well = true;
  /** What comes of a body that is worth packing tighter; nothing unless a test says so. */
  repack: Repack = async () => undefined;
  cache(store: PageStore = noStore, maxBytes = 1_000_000) {
    return createPageCache({
      maxBytes,
      freshMs: 60_000,
      keepMs: KEEP,
      now: () => this.time,
      store,
      well: () => this.well,
      confirms: async () => {
        this.confirmations += 1;
        return this.confirmed;
      },
      repack: (etag, br) => this.repack(etag, br),
      log: (event, fields) => {
        this.log.push(event);
        this.said.push({ event, ...fields });
      },
    });
  }
  async page(text: string, over: Partial<Page> = {}): Promise<Page> {
    // Not compressed for real: the thread pool would make `settle` a matter of luck.
    return {
      status: 200,
      headers: [],
      etag: text,
      br: Buffer.from(text),
      tags: ['tenants'],
      gaps: [],
      poor: false,
      renderedAt: this.time,
      ...over,
    };
  }
  render(text: string, over: Partial<Rendered> = {}, page: Partial<Page> = {}) {
    return async (): Promise<Rendered> => {
      this.renders += 1;
      return {
        page: await this.page(text, page),
        keep: true,
        degraded: false,
        withoutShell: false,
        gaps: [],
        missed: [],
        ...over,
      };
    };
  }
  failing = async (): Promise<Rendered> => {
    this.renders += 1;
    throw new Error('content is down');
  };
}

/** A store on a real disk by the clock of the bench; a folder that it makes itself is gone after the test. */
export async function disk(bench: Bench, build = 'build-1', directory?: string, maxBytes = 1e9) {
  const folder = directory ?? (await mkdtemp(join(tmpdir(), 'pages-')));
  const store = await createDiskStore({
    directory: folder,
    build,
    keepMs: KEEP,
    maxBytes,
    now: () => bench.time,
    log: () => undefined,
  });
  onTestFinished(async () => {
    // What is still being written would make its folder anew.
    await store.settled();
    if (!directory) await rm(folder, { recursive: true, force: true });
  });
  return { folder, store };
}

/** A render that ends when the test says so. */
export function gate(bench: Bench, text: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const render = async (): Promise<Rendered> => {
    bench.renders += 1;
    await promise;
    return {
      page: await bench.page(text),
      keep: true,
      degraded: false,
      withoutShell: false,
      gaps: [],
      missed: [],
    };
  };
  return { render, open: () => resolve() };
}

export const text = (answer: { page: Page }) => answer.page.br.toString();
/** Lets refreshes that nobody waits for come to their end. */
export const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** What a page does without, and how that is known. */
export const SAID: Gap = { endpoint: 'tenant', named: true, absent: true, said: true, tags: ['tenant:a'] };
export const UNSAID: Gap = { ...SAID, said: false };
export const UNREAD: Gap = { endpoint: 'mapSource', named: false, absent: false, said: false, tags: ['map'] };
/** A document that each centre has one of, which the content system says is none. */
export const DOCUMENT: Gap = { endpoint: 'infoPage', named: false, absent: true, said: true, tags: ['info'] };
export const GONE = { keep: false } as const;
export const NOT_FOUND = { status: 404 } as const;
