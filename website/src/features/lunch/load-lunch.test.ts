import { describe, expect, it } from 'vitest';
import { LEISURE_BODIES } from '../../../fixtures/leisure-bodies.ts';
import { AWAY, contextOf } from '../../../fixtures/responses.ts';
import { loadDailyMenuPage, loadLunchCardPage } from './load-lunch.ts';

const params = { slug: 'karta-dla-biur' };

describe('loadDailyMenuPage', () => {
  it('begins with today, whatever language the day is written in, and leaves out days without dishes', async () => {
    const page = await loadDailyMenuPage(contextOf());
    expect(page?.days).toMatchObject([
      { weekday: 6, today: true, menus: [{ name: 'Halland', dishes: [{ name: 'Rosół' }] }] },
      {
        weekday: 1,
        today: false,
        menus: [
          {
            href: '/sklepy/moda/halland',
            place: { level: 3, room: '3.01' },
            served: { from: '11:00', to: '15:00' },
            dishes: [{ price: { amount: 26.5, currency: 'PLN' }, vegetarian: true }],
          },
        ],
      },
    ]);
    expect(page?.cards).toMatchObject([{ label: '−15%', href: '/karta-lunchowa/karta-dla-biur' }]);
  });

  it('goes on from today to the end of the week before its beginning', async () => {
    const page = await loadDailyMenuPage(contextOf({}, { now: new Date('2026-11-22T12:00:00Z') }));
    expect(page?.days.map(({ weekday, today }) => [weekday, today])).toEqual([
      [1, false],
      [6, false],
    ]);
  });

  it('shows no doubtful currency or hour, and a menu without a restaurant by its dishes alone', async () => {
    const { data } = structuredClone(LEISURE_BODIES.dailyMenu);
    const [menu] = data.attributes.menus;
    Object.assign(menu ?? {}, { currency: '<b>', servedFrom: '99:99' });
    Object.assign(data.attributes, { menus: [menu, { ...menu, tenant: { data: null } }, null] });
    const page = await loadDailyMenuPage(contextOf({ dailyMenu: { data } }));
    expect(page?.days[0]?.menus.map(({ name, href }) => [name, href])).toEqual([
      ['Halland', expect.any(String)],
      [undefined, undefined],
    ]);
    expect(page?.days[0]?.menus[0]?.dishes[0]?.price).toEqual({ amount: 18 });
    expect(page?.days[0]?.menus[0]?.served).toBeUndefined();
  });

  it('is not there when nobody has written a menu, and an empty page when it says or gives away nothing', async () => {
    expect(await loadDailyMenuPage(contextOf({ dailyMenu: { data: null } }))).toBeNull();
    for (const dailyMenu of [{ data: { id: 1, attributes: {} } }, 'nonsense'])
      expect(await loadDailyMenuPage(contextOf({ dailyMenu }))).toMatchObject({ days: [], cards: [] });
  });
});

describe('loadLunchCardPage', () => {
  it('leads to the daily menu where there is one, or nobody can say', async () => {
    const href = async (dailyMenu: unknown) =>
      (await loadLunchCardPage(contextOf({ dailyMenu }, { params })))?.dailyMenuHref;
    expect(await href(LEISURE_BODIES.dailyMenu)).toBe('/menu-dnia');
    expect(await href(AWAY)).toBe('/menu-dnia');
    const without = await loadLunchCardPage(contextOf({ dailyMenu: { data: null } }, { params }));
    expect(without?.label).toBe('−15%');
    expect(without).not.toHaveProperty('dailyMenuHref');
  });

  it('has the card with its steps and its restaurants, with their hours where they are known', async () => {
    const page = await loadLunchCardPage(contextOf({}, { params }));
    expect(page).toMatchObject({
      label: '−15%',
      state: 'running',
      steps: [{ title: 'Napisz', text: 'Podaj firmę.' }],
      contactHref: '/kontakt',
      alternates: { 'pl-PL': params, en: { slug: 'office-card' } },
    });
    expect(page?.tenants[0]?.hours?.special.length).toBe(2);
  });

  it('shows restaurants that search does not know', async () => {
    const page = await loadLunchCardPage(contextOf({ searchData: null }, { params }));
    expect(page?.tenants).toMatchObject([
      { name: 'Halland', place: { level: 3, room: '3.01' }, hours: null },
    ]);
    expect(page?.level).toBe(3);
  });

  it('says when it is over, and is null when there is none', async () => {
    const { data } = structuredClone(LEISURE_BODIES.lunchCard);
    Object.assign(data.attributes, { endDate: '2026-11-20' });
    expect((await loadLunchCardPage(contextOf({ lunchCard: { data } }, { params })))?.state).toBe('ended');
    expect(await loadLunchCardPage(contextOf({ lunchCard: { data: null } }, { params }))).toBeNull();
  });
});
