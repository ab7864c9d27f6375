import { calendarFile } from '@mall/contract/files/calendar-file.ts';
import { describe, expect, it } from 'vitest';
import { BODIES } from '../fixtures/bodies.ts';
import { answering, contextOf, NOW } from '../fixtures/responses.ts';
import { createContentClient } from './content/client/content-client.ts';
import { createReader } from './content/client/content-reader.ts';
import { eventEntry } from './facts/feeds/calendar-entries.ts';
import { eventRecord, offerRecord } from './facts/open-data/records.ts';
import { eventThing, offerThing } from './facts/structured-data/happenings.ts';
import type { Site } from './facts/structured-data/site.ts';
import { couponTerm } from './features/coupons/coupon-words.ts';
import { loadCouponsPage } from './features/coupons/load-coupons.ts';
import { eventWhen } from './features/events/event-words.ts';
import { loadEventPage, loadEventsPage } from './features/events/load-events.ts';
import { loadJobPage } from './features/jobs/load-jobs.ts';
import { loadOfferPage, loadOffersPage } from './features/offers/load-offers.ts';
import { offerDays, offerTerm } from './features/offers/offer-words.ts';
import { pageWords } from './i18n/page-words.ts';

type Entity = { attributes: Record<string, unknown> };

/** Bodies in which everything that ends does so on a day that nobody can read. */
function bodies(end: string) {
  const open = (body: unknown, ...fields: string[]) => {
    const copy = structuredClone(body) as { data: Entity | Entity[] };
    const ends = Object.fromEntries(fields.map((field) => [field, end]));
    for (const { attributes } of [copy.data].flat()) Object.assign(attributes, ends);
    return copy;
  };
  return {
    offers: open(BODIES.offers, 'endDate'),
    offer: open(BODIES.offer, 'endDate'),
    activeEvents: open(BODIES.activeEvents, 'endDate'),
    event: open(BODIES.event, 'endDate'),
    coupons: open(BODIES.coupons, 'validTo'),
    job: open(BODIES.job, 'deadline'),
  };
}

const words = pageWords('pl-PL', 'Europe/Warsaw', NOW);
const site: Site = {
  base: 'https://borealis.example',
  centreName: 'Galeria Borealis',
  locale: 'pl-PL',
  path: '/',
};
const params = { slug: 'any' };

function there<T>(page: T | null): T {
  if (page === null) throw new Error('there is no such page');
  return page;
}

describe.each(['soon', 'bis auf Weiteres', '32.13.2026', '31.02.2026 18:00', 'Ende 2026'])(
  'what ends "%s"',
  (end) => {
    const context = (wanted: Parameters<typeof contextOf>[1] = {}) => contextOf(bodies(end), wanted);

    it('is on the list of offers, on its page, in data and for search engines, without an end', async () => {
      const { running } = await loadOffersPage(context());
      expect(running).not.toHaveLength(0);
      for (const card of running) {
        expect([card.ends, offerTerm(card, words)]).toEqual([null, undefined]);
        expect(offerRecord(card, site).row).toMatchObject({ name: card.name, ends: null });
      }
      const page = there(await loadOfferPage(context({ params })));
      expect(page).toMatchObject({ state: 'running', ends: null });
      expect(offerDays(page, words)).toMatch(/^od /);
      expect(offerThing(page, site)).toMatchObject({ validThrough: undefined });
    });

    it('is on the list of events, on its page, in calendars, in data and for search engines, without an end', async () => {
      const { current } = await loadEventsPage(context());
      expect(current).toHaveLength((BODIES.activeEvents as { data: unknown[] }).data.length);
      for (const card of current) {
        expect(eventRecord(card, site).row).toMatchObject({ name: card.name, ends: null });
        const file = calendarFile(eventEntry(card, site, NOW), 'Galeria Borealis');
        expect(file).toContain('DTSTART');
        expect(file).not.toContain('DTEND');
      }
      const page = there(await loadEventPage(context({ params })));
      expect(page.ends).toBeNull();
      expect(eventWhen(page, words)).not.toBe('');
      expect(eventThing(page, {}, site)).toMatchObject({ name: page.name, endDate: undefined });
    });

    it('is among the coupons and the jobs, without a last day', async () => {
      const coupons = (await loadCouponsPage(context()))?.coupons ?? [];
      expect(coupons).not.toHaveLength(0);
      const now = coupons.filter(({ state }) => state === 'running');
      expect(now.map((coupon) => couponTerm(coupon, words))).toEqual(now.map(() => undefined));
      const job = there(await loadJobPage(context({ params })));
      expect([job.closed, job.deadline]).toEqual([false, undefined]);
    });

    it('is said once, with call and path', async () => {
      const logged: unknown[] = [];
      const client = createContentClient({
        baseUrl: 'http://content.example',
        timeZone: 'Europe/Warsaw',
        log: (event, fields) => logged.push([event, fields?.endpoint, fields?.path]),
        fetch: answering(bodies(end)),
      });
      for (let turn = 0; turn < 2; turn++) {
        const content = createReader(client, { locale: 'pl-PL', preview: false });
        await loadEventPage({ ...context({ params }), content });
      }
      expect(logged.filter((line) => String(line).includes('event,'))).toEqual([
        ['content.malformed', 'event', 'data.attributes.endDate'],
      ]);
    });
  },
);
