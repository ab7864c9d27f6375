import { scaled } from '../../../scripts/clock/timeouts.ts';
import { pageEntry } from '../../../website/src/i18n/address-table.ts';
import { addressOf, type PageKind, type PageParams } from '../../../website/src/i18n/addresses.ts';
import { translator } from '../../../website/src/i18n/translator.ts';
import { expect, test } from '../../base-test.ts';
import { centreOf, SLUGS } from '../../dialects/centre.ts';
import { type DialectSystem, startDialect } from '../../dialects/content-system.ts';
import { CANONICAL, DIALECTS, type Dialect } from '../../dialects/dialects.ts';
import { readSeeds } from '../../dialects/seeds.ts';
import {
  bookingFields,
  enquiryFields,
  freshEmail,
  freshKey,
  postForm,
} from '../../forms/submission-forms.ts';
import { some } from '../../length.ts';
import { decoded, facts, texts } from '../../pages/html.ts';
import { kindsIn, nameOf } from '../../pages/page-kinds.ts';
import { wordsAmiss } from '../../pages/words.ts';
import { get, startWebsite, type WebsiteProcess } from '../../processes/website-process.ts';

/** Kinds whose pages are no content's: a kiosk's, and what searches. */
const APART: ReadonlySet<PageKind> = new Set(['map', 'mapLocation', 'mapByStoreId', 'wayfinder', 'search']);
const KINDS = kindsIn('pl-PL').filter((kind) => !APART.has(kind));

const PARAMS: PageParams = { slug: SLUGS.slug, category: SLUGS.category, id: SLUGS.room };

function pathOf(kind: PageKind): string {
  const params = Object.fromEntries(pageEntry(kind).params.map((name) => [name, PARAMS[name] ?? SLUGS.slug]));
  return addressOf(kind, params, 'pl-PL', {});
}

interface Site {
  website: WebsiteProcess;
  system: DialectSystem;
}

async function siteOf(dialect: Dialect, seed: number, now: number): Promise<Site> {
  const system = await startDialect(centreOf(seed, now), dialect, seed);
  return {
    system,
    website: await startWebsite(system.url, { env: { LOCALES: 'pl-PL,en', TRUST_PROXY: '1' } }),
  };
}

async function end({ website, system }: Site) {
  await website.remove();
  await system.close();
}

interface Said {
  status: number;
  page: string | undefined;
  said: Set<string>;
  amiss: string[];
}

/** What a page says and shows, without what counts minutes; of a list that visitors turn pages of, all pages. */
async function saidOn(site: Site, kind: PageKind): Promise<Said> {
  const first = await saidAt(site, pathOf(kind));
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

/** Every form of the site, filled in as its visitors do. */
function forms(): [name: string, path: string, fields: Record<string, string | readonly string[]>][] {
  const person = { first_name: 'Ewa', last_name: 'Lis', dataConsent: 'yes', companyName: 'Lis i Syn' };
  return [
    ['newsletter', '/newsletter', { email: freshEmail(), ageConsent: 'on', source: '/' }],
    ['booking', '/hair-stylist', { ...bookingFields(freshEmail()), key: freshKey() }],
    ['enquiry', '/adv-media-sale', { ...enquiryFields(freshEmail()), key: freshKey() }],
    ['lunch card', '/lunch-card', { ...person, page: SLUGS.slug, email: freshEmail(), key: freshKey() }],
    [
      'lead',
      '/landing-page/crm',
      {
        page: SLUGS.slug,
        name: 'Ewa Lis',
        email: freshEmail(),
        details: 'Proszę o kontakt.',
        dataConsent: 'yes',
        key: freshKey(),
      },
    ],
    [
      'survey',
      '/survey-report',
      {
        page: SLUGS.slug,
        asked: JSON.stringify([['Skąd?', 'single', true, ['A', 'B']]]),
        q0: 'A',
        key: freshKey(),
      },
    ],
    ['vote', '/coupon-vote', { coupon: '1' }],
  ];
}

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

    for (const dialect of some(DIALECTS, 1)) {
      test(`spelled ${dialect.name}, no page loses a word or picture and every form is stored once`, async () => {
        test.setTimeout(scaled(180_000));
        const site = await siteOf(dialect, seed, now);
        try {
          for (const kind of KINDS) {
            const page = await saidOn(site, kind);
            expect
              .soft(page, `${dialect.name} ${kind}`)
              .toMatchObject({ status: 200, page: nameOf(kind), amiss: [] });
            expect
              .soft(
                [...page.said].filter((text) => text.includes('Zelsewhere')),
                kind,
              )
              .toEqual([]);
            const lost = [...(canonical.get(kind)?.said ?? [])].filter((text) => !page.said.has(text));
            expect.soft(lost, `${dialect.name} ${kind} ${pathOf(kind)}`).toEqual([]);
          }
          for (const [name, path, fields] of forms()) {
            const before = site.system.stored.length;
            const answer = await postForm(site.website.url, path, fields);
            expect.soft(answer, `${dialect.name} ${name}`).toMatchObject({ status: 200 });
            // A booking is followed by the wish for its mail, after its answer.
            expect
              .soft(site.system.stored.length - before, `${dialect.name} ${name}`)
              .toBeGreaterThanOrEqual(1);
            expect.soft(site.system.stored[before]?.path, `${dialect.name} ${name}`).toMatch(/^\/api\//);
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
      const { text } = await get(site.website.url + pathOf(kind));
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
