import { execFileSync } from 'node:child_process';
import { openingState } from '@mall/contract/opening/opening-state.ts';
import { describe, expect, it } from 'vitest';
import { decodeHours } from './hours-code.ts';

const WARSAW = 'Europe/Warsaw';
const hours = decodeHours;
const shop = hours('1234,09:00,22:00;5,09:00,21:00;6,10:00,20:00;7');
const bar = hours('123456,12:00,02:00;7');

const at = (local: string, code = shop, zone = WARSAW) => openingState(new Date(local), code, zone);

describe('a plain week', () => {
  it('is open from the opening minute until the closing minute', () => {
    expect(at('2026-11-19T08:59+01:00').state).toBe('closed');
    expect(at('2026-11-19T09:00+01:00')).toMatchObject({ state: 'open', until: '22:00' });
    expect(at('2026-11-19T21:59:59+01:00').state).toBe('open');
    expect(at('2026-11-19T22:00+01:00').state).toBe('closed');
  });

  it('names the next opening: today, tomorrow, after closed days', () => {
    expect(at('2026-11-19T07:30+01:00').next).toEqual({
      date: '2026-11-19',
      time: '09:00',
      daysAhead: 0,
      day: 4,
    });
    expect(at('2026-11-19T23:00+01:00').next).toMatchObject({ date: '2026-11-20', daysAhead: 1 });
    expect(at('2026-11-21T20:30+01:00').next).toEqual({
      date: '2026-11-23',
      time: '09:00',
      daysAhead: 2,
      day: 1,
    });
    expect(at('2026-11-19T12:00+01:00').next).toBeUndefined();
  });

  it('treats a Sunday without an opening hour as closed', () => {
    expect(at('2026-11-22T12:00+01:00')).toMatchObject({
      state: 'closed',
      today: { date: '2026-11-22', day: 7, opens: null, closes: null },
    });
  });

  it('looks 14 days ahead and no further', () => {
    const closedUntil = (day: string) => hours(`;${day},09:00,17:00`);
    expect(at('2026-11-01T12:00+01:00', closedUntil('2026-11-15')).next?.daysAhead).toBe(14);
    expect(at('2026-11-01T12:00+01:00', closedUntil('2026-11-16')).next).toBeUndefined();
  });

  it('takes several rows of one day as several spans', () => {
    const split = hours('1,15:00,19:00;1,09:00,13:00');
    expect(at('2026-11-23T08:00+01:00', split).next?.time).toBe('09:00');
    expect(at('2026-11-23T12:00+01:00', split).until).toBe('13:00');
    expect(at('2026-11-23T14:00+01:00', split).next?.time).toBe('15:00');
    expect(at('2026-11-23T16:00+01:00', split).until).toBe('19:00');
  });

  it('takes missing or broken times as closed', () => {
    for (const row of ['1,09:00', '1,,', '1,nine,ten', '1,09:00,late']) {
      expect(at('2026-11-23T12:00+01:00', hours(row))).toMatchObject({ state: 'closed' });
      expect(at('2026-11-23T12:00+01:00', hours(row)).next).toBeUndefined();
    }
    expect(at('2026-11-23T12:00+01:00', hours('')).state).toBe('closed');
  });
});

describe('midnight and the night after', () => {
  it('shows a midnight closing as 24:00, written either way', () => {
    for (const closing of ['24:00', '00:00']) {
      const late = hours(`5,10:00,${closing}`);
      expect(at('2026-11-20T23:59+01:00', late)).toMatchObject({ state: 'open', until: '24:00' });
      expect(at('2026-11-21T00:00+01:00', late).state).toBe('closed');
    }
  });

  it('gives 00:00 to 05:00 to the evening before', () => {
    expect(at('2026-11-21T01:30+01:00', bar)).toMatchObject({
      state: 'open',
      until: '02:00',
      today: { date: '2026-11-20', day: 5, opens: '12:00', closes: '02:00' },
    });
    expect(at('2026-11-21T02:00+01:00', bar)).toMatchObject({
      state: 'closed',
      next: { date: '2026-11-21', time: '12:00', daysAhead: 0 },
      today: { date: '2026-11-21', day: 6 },
    });
  });

  it('keeps the night open when the next day is closed or special', () => {
    expect(at('2026-11-22T01:30+01:00', bar)).toMatchObject({ state: 'open', today: { day: 6 } });
    const eve = hours('1234567,12:00,02:00;2026-12-24');
    expect(at('2026-12-24T01:30+01:00', eve)).toMatchObject({ state: 'open', today: { date: '2026-12-23' } });
    expect(at('2026-12-24T02:30+01:00', eve)).toMatchObject({
      state: 'closed',
      next: { date: '2026-12-25' },
    });
    expect(at('2026-12-25T01:30+01:00', eve).state).toBe('closed');
  });

  it('reads hours that lie wholly in the night as the night after', () => {
    const night = hours('5,01:00,04:00');
    expect(at('2026-11-20T02:00+01:00', night)).toMatchObject({
      state: 'closed',
      next: { date: '2026-11-21', time: '01:00' },
    });
    expect(at('2026-11-21T02:00+01:00', night)).toMatchObject({ state: 'open', until: '04:00' });
  });

  it('has no closing time when open around the clock, but has one on the last day', () => {
    const always = hours('1234567,00:00,24:00');
    expect(at('2026-11-20T12:00+01:00', always).until).toBeUndefined();
    expect(at('2026-11-20T12:00+01:00', always).state).toBe('open');
    // A Wednesday: Friday's midnight is too far to be called closing time.
    expect(at('2026-11-18T12:00+01:00', hours('12345,00:00,24:00'))).not.toHaveProperty('until');
    expect(at('2026-11-20T12:00+01:00', hours('12345,00:00,24:00')).until).toBe('24:00');
  });
});

describe('special days', () => {
  const feast = {
    ...shop,
    special: [...hours('2026-12-24,09:00,14:00;2026-12-25;2026-12-26;2026-12-27,10:00,18:00').special],
  };

  it('replace the week of their date in the centre, whatever the date elsewhere', () => {
    expect(at('2026-12-24T13:59+01:00', feast)).toMatchObject({ state: 'open', until: '14:00' });
    expect(at('2026-12-24T15:00+01:00', feast)).toMatchObject({
      state: 'closed',
      next: { date: '2026-12-27', daysAhead: 3 },
    });
    // Still Thursday in London, Friday the 25th in Warsaw.
    expect(at('2026-12-24T23:30Z', feast).today).toMatchObject({ date: '2026-12-25', opens: null });
  });

  it('open a Sunday and carry their name', () => {
    const named = {
      week: shop.week,
      special: [{ date: '2026-12-06', name: 'Niedziela handlowa', opens: '10:00', closes: '20:00' }],
    };
    expect(at('2026-12-06T12:00+01:00', named)).toMatchObject({
      state: 'open',
      today: { special: 'Niedziela handlowa', opens: '10:00', closes: '20:00' },
    });
  });
});

describe('a shop that has not opened yet', () => {
  const soon = (code: string) => openingState(new Date('2026-11-21T12:00+01:00'), hours(code), WARSAW, true);

  it('is neither open nor closed', () => {
    expect(soon('123456,09:00,21:00').state).toBe('soon');
    expect(soon('123456,09:00,21:00').next).toBeUndefined();
  });

  it('opens on its first special day to come, however far', () => {
    expect(
      soon('6,09:00,21:00;2026-11-01,09:00,10:00;2026-12-24;2026-12-12,10:00,20:00;2026-12-05,10:00,20:00')
        .next,
    ).toEqual({
      date: '2026-12-05',
      time: '10:00',
      daysAhead: 14,
      day: 6,
    });
    expect(soon(';2027-03-01,10:00,20:00').next?.date).toBe('2027-03-01');
  });
});

describe('clock changes', () => {
  // Minute by minute through the night, since an hour that is skipped or repeated must not flicker.
  function changes(from: string, minutes: number, code: string, zone: string) {
    const list: string[] = [];
    const start = Date.parse(from);
    let before = '';
    for (let minute = 0; minute <= minutes; minute++) {
      const now = new Date(start + minute * 6e4);
      const { state } = openingState(now, hours(code), zone);
      if (state !== before) list.push(`${state} ${now.toISOString().slice(0, 16)}`);
      before = state;
    }
    return list;
  }

  it.each([
    ['2026-03-28', WARSAW, '02:30', '2026-03-28T23:00Z', 'closed 2026-03-29T01:00'],
    ['2027-03-27', WARSAW, '03:30', '2027-03-27T23:00Z', 'closed 2027-03-28T01:30'],
    ['2026-03-07', 'America/New_York', '03:30', '2026-03-08T05:00Z', 'closed 2026-03-08T07:30'],
    ['2026-10-24', WARSAW, '02:30', '2026-10-24T22:00Z', 'closed 2026-10-25T00:30'],
    ['2026-10-24', WARSAW, '03:00', '2026-10-24T22:00Z', 'closed 2026-10-25T02:00'],
    ['2027-10-30', WARSAW, '02:30', '2027-10-30T22:00Z', 'closed 2027-10-31T00:30'],
    ['2027-10-30', WARSAW, '04:00', '2027-10-30T22:00Z', 'closed 2027-10-31T03:00'],
    ['2026-10-31', 'America/New_York', '01:30', '2026-11-01T04:00Z', 'closed 2026-11-01T05:30'],
    ['2027-11-06', 'America/New_York', '01:30', '2027-11-07T04:00Z', 'closed 2027-11-07T05:30'],
  ])('a night of %s in %s until %s closes once', (date, zone, closing, from, closed) => {
    const opening = `open ${new Date(from).toISOString().slice(0, 16)}`;
    expect(changes(from, 300, `;${date},18:00,${closing}`, zone)).toEqual([opening, closed]);
  });

  it.each([
    ['2026-03-29', '2026-03-29T07:00:00.000Z'],
    ['2026-10-25', '2026-10-25T08:00:00.000Z'],
    ['2027-03-28', '2027-03-28T07:00:00.000Z'],
    ['2027-10-31', '2027-10-31T08:00:00.000Z'],
  ])('the day of the change, %s, opens at nine by the wall', (date, nine) => {
    const day = hours(`;${date},09:00,22:00`);
    expect(openingState(new Date(Date.parse(nine) - 1), day, WARSAW).state).toBe('closed');
    expect(openingState(new Date(nine), day, WARSAW)).toMatchObject({ state: 'open', until: '22:00' });
    // The day before has 24 hours, and tomorrow is still tomorrow.
    expect(openingState(new Date(Date.parse(nine) - 36e5 * 12), day, WARSAW).next).toMatchObject({
      date,
      daysAhead: 1,
    });
  });
});

describe('the server may stand anywhere', () => {
  const script = `
    const { openingState } = await import(${JSON.stringify(import.meta.resolve('@mall/contract/opening/opening-state.ts'))});
    const { decodeHours } = await import(${JSON.stringify(new URL('./hours-code.ts', import.meta.url).href)});
    const hours = decodeHours('12345,09:00,22:00;6,12:00,02:30;7;2026-12-24,09:00,14:00');
    const results = [new Date(2026, 0, 1).getTimezoneOffset()];
    for (const zone of ['Europe/Warsaw', 'America/New_York'])
      for (let at = Date.UTC(2026, 9, 20); at < Date.UTC(2027, 10, 10); at += 41 * 6e4 * 7)
        results.push(openingState(new Date(at), hours, zone));
    console.log(JSON.stringify(results));`;

  it('answers alike under four time zones', () => {
    const [first, ...others] = ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Auckland'].map(
      (TZ) => {
        const [offset, ...results] = JSON.parse(
          execFileSync(process.execPath, ['--input-type=module', '-e', script], {
            env: { ...process.env, TZ },
            encoding: 'utf8',
          }),
        );
        return { offset, results: JSON.stringify(results) };
      },
    );
    expect(new Set([first, ...others].map((run) => run?.offset)).size).toBe(4);
    for (const other of others) expect(other.results === first?.results).toBe(true);
  });
});
