import { scaled } from '../../../scripts/clock/timeouts.ts';
import { pageEntry } from '../../../website/src/i18n/address-table.ts';
import { addressOf, type PageKind, type PageParams } from '../../../website/src/i18n/addresses.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { expect, test } from '../../base-test.ts';
import { centreOf, SLUGS, searchedIn } from '../../dialects/centre.ts';
import { type DialectSystem, startDialect } from '../../dialects/content-system.ts';
import { CANONICAL, DIALECTS, type Dialect } from '../../dialects/dialects.ts';
import { everyForm } from '../../dialects/every-form.ts';
import { readSeeds } from '../../dialects/seeds.ts';
import { NOT_SHOWN, unshown } from '../../dialects/shown.ts';
import { bookingFields, freshEmail, freshKey, postForm } from '../../forms/submission-forms.ts';
import { SHORT } from '../../length.ts';
import { decoded, facts, texts } from '../../pages/html.ts';
import { kindsIn, nameOf } from '../../pages/page-kinds.ts';
import { wordsAmiss } from '../../pages/words.ts';
import { type Ailment, type ContentProxy, LIES, startContentProxy } from '../../processes/content-proxy.ts';
import { get, purgeAll, startWebsite, until, type WebsiteProcess } from '../../processes/website-process.ts';

const KINDS = kindsIn('pl-PL');
/** What is found is told to whoever asked, and is kept by nobody: ailing, there is no page of it. */
const KEPT = KINDS.filter((kind) => kind !== 'search');

const PARAMS: PageParams = { slug: SLUGS.slug, category: SLUGS.category, id: SLUGS.room };

/** @param word what is searched for */
function pathOf(kind: PageKind, { word }: Pick<Site, 'word'>): string {
  const params = Object.fromEntries(pageEntry(kind).params.map((name) => [name, PARAMS[name] ?? SLUGS.slug]));
  return addressOf(kind, params, 'pl-PL', kind === 'search' ? { q: word } : {});
}

interface Site {
  /** Of the centre, for search to find. */
  word: string;
  website: WebsiteProcess;
  system: DialectSystem;
  /** What stands before the system, and may ail. */
  proxy: ContentProxy;
}

async function siteOf(dialect: Dialect, seed: number, now: number): Promise<Site> {
  const centre = centreOf(seed, now);
  const system = await startDialect(centre, dialect, seed);
  const proxy = await startContentProxy(system.url);
  const env = { LOCALES: 'pl-PL,en', TRUST_PROXY: '1', PAGE_FRESH_SECONDS: '1' };
  return { word: searchedIn(centre), system, proxy, website: await startWebsite(proxy.url, { env }) };
}

async function end({ website, proxy, system }: Site) {
  await website.remove();
  await proxy.close();
  await system.close();
}

/** What is told of the content system at once, its going away and its silence; `lies.spec.ts` tries all of it on our own. */
const FAULTS: readonly Ailment[] = [...LIES, 'login 401', 'dead', 'silent'];

/** Two of them for each of so many seeds, which have all in each dialect; in the short run one for the first. */
function faultsFor(seed: number, dialect: Dialect): readonly Ailment[] {
  if (seed > (SHORT ? 1 : FAULTS.length)) return [];
  const first = seed * 2 + DIALECTS.indexOf(dialect) * 3;
  return Array.from({ length: SHORT ? 1 : 2 }, (_, at) => FAULTS[(first + at) % FAULTS.length] ?? 'dead');
}

/** Tells the website that everything has changed, the entries by name too. */
const allChanged = ({ website }: Site) =>
  purgeAll(website.url, [`tenant:${SLUGS.slug}`, `category:${SLUGS.category}`, `offer:${SLUGS.slug}`]);

/** Waits until every page is kept whole and fresh. */
async function warm(site: Site) {
  for (const kind of KEPT)
    await until(
      site.website.url + pathOf(kind, site),
      ({ status, stale, headers }) =>
        status === 200 && stale === null && headers.get('cache-control')?.includes('s-maxage') === true,
      60_000,
    );
}

interface Said {
  status: number;
  page: string | undefined;
  said: Set<string>;
  amiss: string[];
}

/** What a page says and shows, without what counts minutes; of a list that visitors turn pages of, all pages. */
async function saidOn(site: Site, kind: PageKind): Promise<Said> {
  const first = await saidAt(site, pathOf(kind, site));
  let { next } = first;
  while (next !== undefined) {
    const more = await saidAt(site, next);
    for (const text of more.said) first.said.add(text);
    next = more.next;
  }
  return first;
}

async function saidAt(site: Site, path: string): Promise<Said & { next: string | undefined }> {
  const page = await get(site.website.url + path);
  // A file is the same wherever a system keeps it; OpenGraph images are named after what is on them.
  const text = page.text
    .replace(/\/media\/at\/(?:[\w.%-]+\/)*/g, '/media/')
    .replace(/(\/share\/[^"]+)\.[0-9a-f]{16}\.jpg/g, '$1.jpg');
  const pictures = [...text.matchAll(/\/media\/([\w-]+\.\w+)/g)].map(([, name]) => name ?? '');
  return {
    status: page.status,
    page: facts(text).page,
    said: new Set([...texts(text), ...pictures]),
    amiss: wordsAmiss(text),
    next: decoded(/<a href="([^"]*)" rel="next"/.exec(text)?.[1] ?? '') || undefined,
  };
}

/** Sends every form once, and looks that it says so and that the system has it. */
async function sendAll({ website, system }: Site, { name: dialect, lacks }: Dialect) {
  for (const { name, path, fields, answer } of everyForm()) {
    // Meetings are moved where they are kept: without calendars there are none.
    if (path === '/stylist-meeting' && lacks.some((one) => one.test('/api/peronal-stylist-calendars/change')))
      continue;
    const before = system.stored.length;
    const { status, headers } = await postForm(website.url, path, fields);
    expect.soft(`${status} ${headers.get('location') ?? ''}`, `${dialect} ${name}`).toMatch(answer);
    // A booking is followed by the wish for its mail, after its answer.
    expect.soft(system.stored.length - before, `${dialect} ${name}`).toBeGreaterThanOrEqual(1);
    expect.soft(system.stored[before]?.path, `${dialect} ${name}`).toMatch(/^\/api\//);
  }
}

/** Every kind of page, with what it says; nothing of another language, and nothing that no visitor should read. */
async function looked(site: Site, when: string, kinds = KINDS): Promise<Map<PageKind, Said>> {
  const all = new Map<PageKind, Said>();
  for (const kind of kinds) {
    const page = await saidOn(site, kind);
    all.set(kind, page);
    expect.soft(page, `${when} ${kind}`).toMatchObject({ status: 200, page: nameOf(kind), amiss: [] });
  }
  return all;
}

/** What pages said and say no more. */
function expectAll(before: ReadonlyMap<PageKind, Said>, now: ReadonlyMap<PageKind, Said>, when: string) {
  for (const [kind, { said }] of now) {
    const lost = [...(before.get(kind)?.said ?? [])].filter((text) => !said.has(text));
    expect.soft(lost, `${when} ${kind}`).toEqual([]);
  }
}

/** The short run has one for each centre, beginning with the farthest from our own. */
const dialectsFor = (seed: number): readonly Dialect[] =>
  DIALECTS.filter((_, at) => !SHORT || (seed + at) % DIALECTS.length === 0);

test.describe.configure({ mode: 'default' });

for (const seed of readSeeds()) {
  test.describe(`centre ${seed}`, () => {
    const now = Date.now();
    let ours: Site;
    const canonical = new Map<PageKind, Said>();

    test.beforeAll(async () => {
      test.setTimeout(scaled(120_000));
      ours = await siteOf(CANONICAL, seed, now);
      for (const kind of KINDS) canonical.set(kind, await saidOn(ours, kind));
    });
    test.afterAll(() => end(ours));

    test('spelled as the contract has it, every kind of page is there with its words', () => {
      for (const kind of KINDS) {
        const page = canonical.get(kind);
        expect.soft(page, kind).toMatchObject({ status: 200, page: nameOf(kind), amiss: [] });
        expect
          .soft([...(page?.said ?? [])].filter((text) => /Z[a-z]+\d+q/.test(text)).length, kind)
          .toBeGreaterThan(5);
      }
    });

    // Of some centres: each has every field, and what a list repeats, and so leaves out, is another thing in each.
    if (seed <= (SHORT ? 1 : 3))
      test('spelled as the contract has it, every text of a payload stands on its page, or it is said why not', async () => {
        const pages = new Map<PageKind, string>();
        for (const kind of KINDS) pages.set(kind, (await get(ours.website.url + pathOf(kind, ours))).text);
        const missing = unshown(centreOf(seed, now), (kind) => pages.get(kind) ?? '');
        expect.soft(missing.filter((one) => !NOT_SHOWN.some(([of]) => of.test(one)))).toEqual([]);
        // What is shown needs no reason. Some reasons are those of one centre.
        const idle = seed > 1 ? [] : NOT_SHOWN.filter(([of]) => !missing.some((one) => of.test(one)));
        expect.soft(idle.map(([of]) => String(of))).toEqual([]);
      });

    for (const dialect of dialectsFor(seed)) {
      test(`spelled ${dialect.name}, no page loses a word or picture, well or ailing, and every form is stored once`, async () => {
        test.setTimeout(scaled(180_000));
        const site = await siteOf(dialect, seed, now);
        try {
          const well = await looked(site, dialect.name);
          expectAll(canonical, well, dialect.name);
          for (const [kind, { said }] of well)
            expect
              .soft(
                [...said].filter((text) => text.includes('Zelsewhere')),
                kind,
              )
              .toEqual([]);
          await sendAll(site, dialect);
          const faults = faultsFor(seed, dialect);
          if (faults.length > 0) await warm(site);
          for (const ailment of faults) {
            site.proxy.ailment = ailment;
            site.proxy.asked.clear();
            await allChanged(site);
            expectAll(well, await looked(site, ailment, KEPT), `${dialect.name} ${ailment}`);
            await expect.poll(() => site.proxy.asked.size, { timeout: scaled(10_000) }).toBeGreaterThan(0);
            expectAll(well, await looked(site, ailment, KEPT), `${dialect.name} ${ailment} believed`);
            site.proxy.ailment = 'none';
            await warm(site);
            expectAll(well, await looked(site, 'recovered'), `${dialect.name} recovered from ${ailment}`);
          }
        } finally {
          await end(site);
        }
      });
    }
  });
}

test('without calls for free hours and calendars a visitor suggests a time, and the booking goes as a mail', async () => {
  test.setTimeout(scaled(120_000));
  const dialect: Dialect = { ...CANONICAL, lacks: [/available-times/, /peronal-stylist-calendars/] };
  const site = await siteOf(dialect, 1, Date.now());
  try {
    for (const kind of ['personalStylist', 'stylist'] as const) {
      const { text } = await get(site.website.url + pathOf(kind, site));
      expect(text, kind).toContain('type="datetime-local"');
      expect(text, kind).not.toContain(translator('pl-PL')('stylist:noTime'));
    }
    const fields = bookingFields(freshEmail());
    const [, hour] = String(fields.first).split('T');
    const key = freshKey();
    for (let times = 0; times < 2; times++)
      expect(await postForm(site.website.url, '/hair-stylist', { ...fields, key })).toMatchObject({
        status: 200,
      });
    const [mail, ...more] = site.system.stored;
    expect(mail).toMatchObject({
      path: '/api/hair-stylists/hair-stylist/send-email/',
      key,
      body: { booking: null, email: fields.email, first_name: 'Ewa', notes: 'Noszę czerń.', hour },
    });
    // Sent again it carries the same key, by which it is known.
    expect(more.every((again) => again.key === key)).toBe(true);
  } finally {
    await end(site);
  }
});
