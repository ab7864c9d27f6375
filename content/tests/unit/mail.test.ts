import { describe, expect, it } from 'vitest';
import { calendar, instantOf } from '../../mail/calendar';
import { type ConfirmedBooking, confirmation } from '../../mail/confirmation';
import { filled } from '../../mail/letter';
import { notice } from '../../mail/notices';
import { CONFIRMATIONS } from '../../mail/texts';

const BOOKING: ConfirmedBooking = {
  id: 'abc',
  locale: 'pl-PL',
  firstName: 'Anna',
  centre: 'Galeria Borealis',
  host: 'borealis.example',
  timeZone: 'Europe/Warsaw',
  date: '2026-11-24',
  hour: '14:00',
  alternate: { date: '2026-11-25', hour: '10:00' },
  stylist: 'Halina Wrzos',
  made: new Date('2026-11-21T09:00:00Z'),
};

describe('instantOf', () => {
  it.each([
    ['2026-11-24', '14:00', '2026-11-24T13:00:00.000Z'],
    ['2026-07-01', '10:00', '2026-07-01T08:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    // Skipped by the clock change.
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    // Comes twice: the first.
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ])('%s %s is %s', (date, hour, instant) => {
    expect(instantOf(date, hour, 'Europe/Warsaw').toISOString()).toBe(instant);
  });
});

describe('the confirmation', () => {
  it.each(Object.keys(CONFIRMATIONS))('names centre, date and hour in %s', (locale) => {
    const { letter } = confirmation({ ...BOOKING, locale });
    for (const form of [letter.text, letter.html]) {
      expect(form).toContain('Galeria Borealis');
      expect(form).toContain('14:00');
      expect(form).toContain('2026');
      expect(form).toContain('Halina Wrzos');
      expect(form).not.toMatch(/\{\w+\}|undefined|null|NaN/);
    }
    expect(letter.subject).toContain('Galeria Borealis');
  });

  it('says in Romanian that the session lasts two hours and that the start is set later', () => {
    const { letter } = confirmation({ ...BOOKING, locale: 'ro-RO' });
    expect(letter.text).toMatch(/durează 2 ore/);
    expect(letter.text).toMatch(/stabilită ulterior/);
    expect(letter.text).toMatch(/te va contacta pentru confirmare/);
  });

  it('carries a calendar entry of two hours in universal time', () => {
    const { ics } = confirmation(BOOKING);
    expect(ics).toContain('DTSTART:20261124T130000Z\r\n');
    expect(ics).toContain('DTEND:20261124T150000Z\r\n');
    expect(ics).toContain('UID:abc@borealis.example\r\n');
    expect(ics).toContain('STATUS:TENTATIVE\r\n');
  });

  it('speaks Polish where it does not know the language', () => {
    expect(confirmation({ ...BOOKING, locale: '__proto__' }).letter.text).toContain('Dzień dobry');
  });

  it('takes no text of a visitor for its own', () => {
    const firstName = 'A<img src=x onerror=1>\r\nBcc: x@x.pl\u202E{centre}';
    const { letter } = confirmation({ ...BOOKING, firstName });
    expect(letter.html).not.toContain('<img');
    expect(letter.text).not.toContain('\u202E');
    expect(letter.text).not.toMatch(/^Bcc/m);
    expect(letter.text).toContain('{centre}');
  });
});

describe('calendar', () => {
  const entry = { uid: 'a', begins: BOOKING.made, ends: BOOKING.made, made: BOOKING.made };

  it('escapes texts and folds lines without cutting a character', () => {
    const summary = `a;b,c\\d\n${'Żółć 🎄 '.repeat(20)}`;
    const ics = calendar({ ...entry, summary, description: '', location: 'x\r\nATTACH:https://evil' });
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = ics.replace(/\r\n /g, '');
    expect(unfolded).toContain('SUMMARY:a\\;b\\,c\\\\d\\nŻółć 🎄');
    expect(unfolded).not.toMatch(/^ATTACH/m);
    expect(unfolded).not.toContain('\uFFFD');
  });
});

describe('notices', () => {
  const payload = {
    name: '=HYPERLINK("x")',
    email: 'jan@x.example',
    details: '<script>1</script>\nline two',
    extra: 'no',
  };

  it('tell the staff every known field, escaped, and nothing else', () => {
    const { subject, text, html } = notice('leasingNotice', payload, 'https://admin.example/1');
    expect(subject).toContain('Leasing');
    expect(text).toContain('Details: <script>1</script>\n    line two');
    expect(html).toContain('&lt;script&gt;1&lt;/script&gt;<br>line two');
    expect(html).not.toContain('<script>');
    expect(text).not.toContain('extra');
    expect(text).toContain('https://admin.example/1');
  });

  it('keep a subject on one line', () => {
    expect(notice('landingNotice', { name: 'A\r\nBcc: x@x.pl' }, '').subject).not.toMatch(/[\r\n]/);
  });
});

it('fills in each name once', () => {
  expect(filled('{a} {b} {c} {constructor}', { a: '{b}', b: '2' })).toBe('{b} 2 {c} {constructor}');
});
