import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../../src/preview/places';

const NOW = new Date('2026-11-21T09:00:00Z');
const row = (fields: object) => ({ id: 1, documentId: 'one', ...fields });
const placed = (type: string, fields: object = {}) =>
  pagesOf(type, row(fields), { now: NOW, timeZone: 'Europe/Warsaw' });
const kinds = (type: string, fields?: object) => placed(type, fields).map(({ kind }) => kind);

describe('where an entry is seen', () => {
  it('of an offer: the list, and while it runs home where it is promoted, and its shop', () => {
    const tenant = row({ slug: 'zolw', menu_category: row({ categorySlug: 'moda' }) });
    const offer = { startDate: '2026-11-21', endDate: '2026-11-21', isPromoted: true, tenant };
    expect(placed('offer', offer)).toEqual([
      { kind: 'offers' },
      { kind: 'home' },
      { kind: 'tenant', category: 'moda', slug: 'zolw' },
    ]);
    expect(kinds('offer', { ...offer, isPromoted: false, tenant: null })).toEqual(['offers']);
    expect(kinds('offer', { ...offer, tenant: { ...tenant, menu_category: null } })).toEqual([
      'offers',
      'home',
    ]);
    expect(kinds('offer', { ...offer, startDate: '2026-11-22', endDate: null })).toEqual(['offers']);
    expect(kinds('offer', { ...offer, endDate: '2026-11-20' })).toEqual([]);
  });

  it("of an offer by the centre's day, which begins before that of UTC", () => {
    const offer = { startDate: '2026-11-22', isPromoted: true };
    const at = (now: string) =>
      pagesOf('offer', row(offer), { now: new Date(now), timeZone: 'Europe/Warsaw' });
    expect(at('2026-11-21T22:59:00Z')).toHaveLength(1);
    expect(at('2026-11-21T23:00:00Z')).toHaveLength(2);
  });

  it('of an event: the list also when it is over, and neither before it may be known', () => {
    const event = { startDate: '2026-11-20T09:00:00.000Z', isPromoted: true };
    expect(kinds('event', { ...event, endDate: '2026-11-21T09:00:00.000Z' })).toEqual(['events', 'home']);
    expect(kinds('event', event)).toEqual(['events']);
    expect(kinds('event', { ...event, endDate: '2026-11-21T08:59:00.000Z' })).toEqual(['events']);
    expect(kinds('event', { ...event, publishDate: '2026-11-21T09:01:00.000Z' })).toEqual([]);
  });

  it('of a shop: its category, its door on the map, home where it is promoted, the gift card', () => {
    const shop = {
      ...{ slug: 'zolw', isPromoted: true, acceptsGiftCard: true },
      ...{ menu_category: row({ categorySlug: 'moda' }), mall_room: row({ room_id: '−1.03' }) },
    };
    expect(placed('tenant', shop)).toEqual([
      { kind: 'tenants', category: 'moda' },
      { kind: 'mapLocation', id: '-1.03' },
      { kind: 'home' },
      { kind: 'giftCard' },
    ]);
    expect(placed('tenant', { slug: 'zolw', menu_category: null, mall_room: null })).toEqual([]);
  });

  it('of a film: the cinema while it is shown there, or is one of the latest', () => {
    const showings = [{ days: 'daily', time: '18:00', lastDate: '2026-11-21' }];
    expect(kinds('movie', { programme: [{ showings }] })).toEqual(['cinema']);
    expect(
      kinds('movie', { programme: [{ showings: [{ ...showings[0], lastDate: '2026-11-20' }] }] }),
    ).toEqual([]);
    expect(kinds('movie', { latest: true })).toEqual(['cinema']);
  });

  it.each([
    ['job', { deadline: '2026-11-21' }, ['jobs']],
    ['job', { deadline: '2026-11-20' }, []],
    ['press-article', { publishDate: '2026-11-21' }, ['press']],
    ['press-article', { publishDate: '2026-11-22' }, []],
    ['inspiration', { isPromoted: true }, ['inspirations', 'home']],
    ['inspiration', { publishDate: '2026-11-22T00:00:00.000Z', isPromoted: true }, []],
    ['hair-stylist', {}, ['personalStylist']],
    ['page', {}, []],
    ['constructor', {}, []],
  ])('of %s %j: %j', (type, fields, pages) => {
    expect(kinds(type, fields)).toEqual(pages);
  });
});
