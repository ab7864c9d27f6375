import { describe, expect, it } from 'vitest';
import { readBody } from '../../read-body.ts';
import { read } from '../read.fixture.ts';

describe('lists as XML has them', () => {
  const offer = (slug: string) => ({ Id: '7', Name: 'Buty', Slug: slug, EndDate: '01.12.2026' });
  const slugs = (body: unknown) => {
    return read('offers', body).items.map(({ slug }) => slug);
  };

  it.each<[string, unknown, string[]]>([
    [
      'entries under the name of one',
      { Offers: { Offer: [offer('a'), offer('b')] }, TotalCount: '2' },
      ['a', 'b'],
    ],
    ['the only entry', { Offers: { Offer: offer('a') } }, ['a']],
    ['no entry', { Offers: '', TotalCount: '0' }, []],
    [
      'within what says how it went',
      { status: 'success', code: 200, result: { Offers: { Offer: [offer('a')] } } },
      ['a'],
    ],
    ['within a bare result', { STATUS: 'OK', RESULT: [offer('a'), offer('b')] }, ['a', 'b']],
    ['of any name', { status: 'success', response: { Row: [offer('a'), offer('b')] } }, ['a', 'b']],
  ])('%s', (_, body, expected) => {
    expect(slugs(body)).toEqual(expected);
  });

  it('are read within entities, whatever their entries are called', () => {
    const hours = [
      { Day: 'Poniedziałek-Sobota', Hours: '9:00-21:00' },
      { Day: 'Niedziela', Hours: '10:00-20:00' },
    ];
    const days = [
      { Date: '24.12.2026', SpecialDayName: 'Wigilia', Hours: '8:00-13:00' },
      { Date: '25.12.2026', SpecialDayName: 'Święto', Hours: 'zamknięte' },
    ];
    const entity = { Id: '3', Name: 'Halland', Slug: 'halland' };
    const expected = {
      openingHours: [
        { opening_hour: '09:00', closing_hour: '21:00' },
        { opening_hour: '10:00', closing_hour: '20:00' },
      ],
      specialOpeningDays: [
        { date: '2026-12-24', special_day_name: 'Wigilia', opening_hour: '08:00', closing_hour: '13:00' },
        { date: '2026-12-25', special_day_name: 'Święto' },
      ],
      menu_cat_specialty: [{ name: 'Buty' }],
    };
    const tenant = {
      ...entity,
      OpeningHours: { OpeningHour: hours },
      SpecialOpeningDays: { SpecialDay: days },
      MenuCatSpecialty: { Specialty: { Name: 'Buty' } },
    };
    expect(read('tenant', { status: 'success', result: { Tenant: tenant } })).toMatchObject(expected);
    const only = { ...tenant, SpecialOpeningDays: { SpecialDay: days[0] } };
    expect(read('tenant', { result: only })).toMatchObject({
      specialOpeningDays: [expected.specialOpeningDays[0]],
    });
  });

  it('are read where they are called what their entries are', () => {
    const category = (name: string) => ({ Name: name, Cookies: { Cookie: { Name: `_${name}` } } });
    const CookiesCategories = { CookieCategory: ['necessary', 'marketing'].map(category) };
    expect(readBody('headerStatic', { result: { CookiesCategories } })).toMatchObject({
      ok: true,
      value: {
        cookiesCategories: [
          { name: 'necessary', cookies: [{ name: '_necessary' }] },
          { name: 'marketing', cookies: [{ name: '_marketing' }] },
        ],
      },
    });
  });

  it('are no entries by day or date', () => {
    const tenant = {
      id: 3,
      name: 'Halland',
      slug: 'halland',
      openingHours: { sunday: [{ open: '10:00', close: '20:00' }] },
      specialOpeningDays: { '2026-12-24': { open: '8:00', close: '13:00' } },
    };
    expect(read('tenant', tenant)).toMatchObject({
      openingHours: [{ day: 'sunday', opening_hour: '10:00' }],
      specialOpeningDays: [{ date: '2026-12-24', opening_hour: '08:00' }],
    });
  });

  it('hold free days as well', () => {
    const day = { Date: '01.12.2026', Hours: '10:00, 12:30' };
    const expected = { items: [{ date: '2026-12-01', hours: ['10:00', '12:30'] }] };
    for (const held of [day, [day]]) {
      const body = { status: 'success', result: { AvailableTimes: { Day: held } } };
      expect(readBody('stylistTimes', body)).toMatchObject({ ok: true, value: expected });
    }
  });
});
