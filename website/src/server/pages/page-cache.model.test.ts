import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import type { Gap } from '../../content/client/outcome.ts';
import type { Page, Rendered } from './page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PageStore } from './page-store.ts';

const FRESH_MS = 60_000;
const KEEP_MS = 10 * 24 * 3_600_000;
const KEYS = ['/a', '/b', '/c?filter=1'] as const;
type Key = (typeof KEYS)[number];

/** How the content system is, and how what stands before it lies. */
const CONDITIONS = ['well', 'dead', 'degraded', 'not found in text', 'nothing for everything'] as const;
type Condition = (typeof CONDITIONS)[number];

type Step =
  | { do: 'ask'; key: Key }
  | { do: 'edit'; key: Key; purge: boolean }
  | { do: 'remove'; key: Key }
  | { do: 'become'; condition: Condition }
  | { do: 'wait'; ms: number }
  | { do: 'restart'; build: boolean };

const key = fc.constantFrom(...KEYS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('ask' as const), key }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), key, purge: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), key }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('become' as const), condition: fc.constantFrom(...CONDITIONS) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 2_000, 31_000, FRESH_MS + 1, 200_000, 1_200_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const), build: fc.boolean() }) },
);

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A disk in memory, which outlives restarts. */
class Disk {
  private readonly files = new Map<string, { page: Page; build: number }>();
  store(build: number): PageStore {
    const { files } = this;
    return {
      has: (name) => files.has(name),
      async read(name) {
        const file = files.get(name);
        return file && { page: file.page, sameBuild: file.build === build };
      },
      async write(name, page) {
        files.set(name, { page, build });
      },
      async remove(name) {
        files.delete(name);
      },
      settled: async () => undefined,
      size: () => ({ pages: files.size, bytes: 0 }),
    };
  }
}

/** The world around a cache, and what may be said of its answers. */
class World {
  now = Date.parse('2026-11-21T10:00:00Z');
  condition: Condition = 'well';
  private readonly disk = new Disk();
  private build = 1;
  private cache: PageCache = this.born();
  /** The version that the content system holds; undefined = removed. */
  private readonly truth = new Map<Key, number | undefined>(KEYS.map((one) => [one, 0]));
  private versions = 0;
  private changedAt = this.now;
  /** Pages that have been served whole and not been removed since: they must never be missing. */
  private readonly owed = new Map<Key, number>();

  private born(): PageCache {
    return createPageCache({
      maxBytes: 1e9,
      freshMs: FRESH_MS,
      keepMs: KEEP_MS,
      now: () => this.now,
      store: this.disk.store(this.build),
      well: () => this.condition === 'well',
      confirms: async () => this.condition === 'well' || this.condition === 'degraded',
      // The same words in other bytes, in the middle of whatever else goes on.
      repack: async (_etag, br) => Buffer.from(br),
      log: () => undefined,
    });
  }

  private async render(of: Key): Promise<Rendered> {
    const truth = this.truth.get(of);
    const gap: Gap = { endpoint: 'entity', named: true, absent: true, said: true, tags: [`offer:${of}`] };
    const made = (text: string, status: number, over: Partial<Rendered> = {}): Rendered => ({
      page: {
        status,
        headers: [],
        etag: text,
        br: Buffer.from(text),
        tags: [`offer:${of}`],
        gaps: [],
        poor: false,
        renderedAt: this.now,
      },
      keep: status === 200,
      degraded: false,
      withoutShell: false,
      gaps: [],
      missed: [],
      ...over,
    });
    if (this.condition === 'dead') throw new Error('dead');
    if (this.condition === 'not found in text') return made('404', 404, { gaps: [{ ...gap, said: false }] });
    if (this.condition === 'nothing for everything') return made('404', 404, { gaps: [gap] });
    if (truth === undefined) return made('404', 404, { gaps: [gap] });
    if (this.condition === 'degraded') return made('poor', 200, { degraded: true, missed: ['part'] });
    return made(`version ${truth}`, 200);
  }

  async take(one: Step) {
    if (one.do === 'ask') await this.ask(one.key);
    else if (one.do === 'become') {
      this.condition = one.condition;
      this.changedAt = this.now;
    } else if (one.do === 'wait') this.now += one.ms;
    else if (one.do === 'restart') {
      await settle();
      if (one.build) this.build += 1;
      this.now += 1_000;
      this.cache = this.born();
    } else {
      if (one.do === 'remove') {
        this.truth.set(one.key, undefined);
        this.owed.delete(one.key);
        this.cache.purge([`offer:${one.key}`]);
      } else {
        this.truth.set(one.key, ++this.versions);
        if (one.purge) this.cache.purge([`offer:${one.key}`]);
      }
      this.now += 1;
    }
  }

  private async ask(of: Key) {
    const truth = this.truth.get(of);
    const answer = await this.cache.respond(of, () => this.render(of)).catch(() => undefined);
    const text = answer?.page.status === 200 ? answer.page.br.toString() : undefined;
    const owed = this.owed.get(of);
    // A good page is never lost, never replaced by less, and never goes back to an earlier version.
    if (owed !== undefined) {
      expect(text, `${of} while ${this.condition}`).toMatch(/^version /);
      expect(Number(text?.slice('version '.length))).toBeGreaterThanOrEqual(owed);
    }
    if (answer && text !== undefined) {
      expect(answer.age).toBe(Math.round((this.now - answer.page.renderedAt) / 1000));
      if (answer.state === 'hit') expect(this.now - answer.page.renderedAt).toBeLessThan(FRESH_MS);
      // While all is well, and has been for as long as a failure is remembered, nothing old is a first answer.
      if (this.condition === 'well' && this.now - this.changedAt > 30_000) {
        expect(this.now - answer.page.renderedAt).toBeLessThanOrEqual(180_000);
      }
      if (text.startsWith('version ') && truth !== undefined)
        this.owed.set(of, Number(text.slice('version '.length)));
    }
    await settle();
  }

  /** All well again for a minute: everything is as the content system has it. */
  async recovered() {
    this.condition = 'well';
    for (let turn = 0; turn < 3; turn += 1) {
      this.now += 31_000;
      for (const one of KEYS) await this.ask(one);
    }
    for (const one of KEYS) {
      const truth = this.truth.get(one);
      const answer = await this.cache.respond(one, () => this.render(one));
      const text = answer.page.status === 200 ? answer.page.br.toString() : String(answer.page.status);
      expect(text, one).toBe(truth === undefined ? '404' : `version ${truth}`);
    }
  }
}

describe('the page cache, whatever happens in whatever order', () => {
  it('loses no good page, believes no lie, and has the truth within a minute and a half of recovery', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const world = new World();
        for (const one of steps) await world.take(one);
        await world.recovered();
      }),
      drawing(150),
    );
  });
});
