import { LOCALES, SHOPPING_REASONS } from '@mall/contract';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { confirmation } from '../../../mail/confirmation';
import { filled } from '../../../mail/letter';
import type { MeetingFacts } from '../../../mail/meeting';
import { meetingLetter } from '../../../mail/meeting-letter';
import { confirmationLetter, consentWords, welcomeLetter } from '../../../mail/newsletter-letters';
import { notice } from '../../../mail/notices';
import { receipt, replyDrafts, replyLetter } from '../../../mail/receipts';
import type { MeetingLetterKind } from '../../../mail/words';

const BOOKING: MeetingFacts = {
  id: 'abc',
  locale: 'pl-PL',
  firstName: 'Anna',
  lastName: 'Lis; "Żuk"',
  email: 'anna@poczta.example',
  staffEmail: 'styl@borealis.example',
  centre: 'Galeria Borealis',
  host: 'borealis.example',
  timeZone: 'Europe/Warsaw',
  date: '2026-11-24',
  hour: '14:00',
  stylist: 'Halina Wrzos',
  place: {
    street: 'ul. Zorzy 2',
    entrance: 'Wejście A',
    studio: 'Studio, 2. piętro',
    phone: '+48 22 555 00 22',
  },
  link: 'https://borealis.example/stylist-meeting?locale=pl-PL&meeting=abc.def',
  made: new Date('2026-11-21T09:00:00Z'),
};
const ALTERNATE = { date: '2026-11-25', hour: '10:00' };
const PLACE = ['ul. Zorzy 2', 'Wejście A', 'Studio, 2. piętro', '+48 22 555 00 22'];
/** As calendars have it. */
const WHERE = ['Galeria Borealis', ...PLACE.slice(0, 3)].join(', ');

/** The one event of a file, by a parser that is not ours. */
function eventOf(content: string | undefined) {
  const [name, , components] = ICAL.parse(content ?? '');
  expect(name).toBe('vcalendar');
  expect(components).toHaveLength(1);
  const calendar = new ICAL.Component(ICAL.parse(content ?? ''));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('there is no event');
  return { calendar, component, event: new ICAL.Event(component) };
}

describe('the confirmation', () => {
  it.each(LOCALES)('names centre, date, hour, place and the way to change it in %s', (locale) => {
    const { letter } = confirmation({ ...BOOKING, locale }, ALTERNATE);
    for (const form of [letter.text, letter.html]) {
      for (const part of ['Galeria Borealis', '14:00', '2026', 'Halina Wrzos', ...PLACE])
        expect(form).toContain(part);
      expect(form).not.toMatch(/\{\w+\}|undefined|null|NaN/);
    }
    expect(letter.text).toContain(BOOKING.link);
    expect(letter.html).toContain(`href="${BOOKING.link.replace('&', '&amp;')}"`);
    expect(letter.subject).toContain('Galeria Borealis');
  });

  it('says in Romanian that the session lasts two hours and that the start is set later', () => {
    const { letter } = confirmation({ ...BOOKING, locale: 'ro-RO' }, null);
    expect(letter.text).toMatch(/durează 2 ore/);
    expect(letter.text).toMatch(/stabilită ulterior/);
    expect(letter.text).toMatch(/te va contacta pentru confirmare/);
  });

  it('carries an invitation of two hours in universal time that another parser reads', () => {
    const { calendar } = confirmation(BOOKING, null);
    expect(calendar?.method).toBe('REQUEST');
    const { calendar: file, component, event } = eventOf(calendar?.content);
    expect(file.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event.uid).toBe('abc@borealis.example');
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-24T13:00:00Z'));
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-24T15:00:00Z'));
    expect(event.sequence).toBe(0);
    expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(event.location).toBe(WHERE);
    expect(event.organizer).toBe('mailto:styl@borealis.example');
    const [attendee, ...more] = event.attendees;
    expect(more).toEqual([]);
    expect(attendee?.getFirstValue()).toBe('mailto:anna@poczta.example');
    expect(attendee?.getParameter('rsvp')).toBe('FALSE');
    expect(attendee?.getParameter('cn')).toBe('Anna Lis;  Żuk');
  });

  it('asks the mailbox as it was written', () => {
    const { calendar } = confirmation({ ...BOOKING, email: 'anna+styl@poczta.example' }, null);
    const { component } = eventOf(calendar?.content);
    expect(component.getFirstPropertyValue('attendee')).toBe('mailto:anna+styl@poczta.example');
  });

  it('takes no text of a visitor for its own', () => {
    const firstName = 'A<img src=x onerror=1>\r\nBcc: x@x.pl\u202E{centre}';
    const { letter } = confirmation({ ...BOOKING, firstName }, null);
    expect(letter.html).not.toContain('<img');
    expect(letter.text).not.toContain('\u202E');
    expect(letter.text).not.toMatch(/^Bcc/m);
    expect(letter.text).toContain('{centre}');
  });
});

describe('the letters of a meeting', () => {
  const KINDS: readonly [MeetingLetterKind, method: string | null, status: string | null][] = [
    ['confirmed', 'REQUEST', 'CONFIRMED'],
    ['moved', 'REQUEST', 'CONFIRMED'],
    ['movedByYou', 'REQUEST', 'TENTATIVE'],
    ['stylist', 'REQUEST', 'CONFIRMED'],
    ['declined', 'CANCEL', 'CANCELLED'],
    ['cancelledByYou', 'CANCEL', 'CANCELLED'],
    ['calledOff', 'CANCEL', 'CANCELLED'],
    ['reminder', null, null],
  ];

  it.each(KINDS)('%s carries the same entry, %s, %s', (kind, method, status) => {
    const { calendar } = meetingLetter(kind, BOOKING, { sequence: 3, word: null });
    expect(calendar?.method ?? null).toBe(method);
    if (!calendar) return;
    const { calendar: file, component, event } = eventOf(calendar.content);
    expect(file.getFirstPropertyValue('method')).toBe(method);
    expect(component.getFirstPropertyValue('status')).toBe(status);
    expect(event.uid).toBe('abc@borealis.example');
    expect(event.sequence).toBe(3);
    // RFC 5546: both methods need an organizer and who is concerned.
    expect(event.organizer).toBe('mailto:styl@borealis.example');
    expect(event.attendees).toHaveLength(1);
    expect(event.location).toBe(WHERE);
  });

  it.each(LOCALES)('say in %s what has become of it, each in words of its own', (locale) => {
    const letters = KINDS.map(([kind]) =>
      meetingLetter(kind, { ...BOOKING, locale }, { sequence: 1, word: 'Bitte läuten' }),
    );
    expect(new Set(letters.map(({ letter }) => letter.subject)).size).toBe(KINDS.length);
    for (const [at, { letter }] of letters.entries()) {
      for (const form of [letter.text, letter.html, letter.subject])
        expect(form).not.toMatch(/\{\w+\}|undefined|null|NaN/);
      // Where to come is told whoever is still to come.
      const place = KINDS[at]?.[1] === 'CANCEL' ? PLACE.slice(-1) : PLACE;
      for (const part of ['Anna', '14:00', 'Bitte läuten', ...place]) {
        expect(letter.text).toContain(part);
        expect(letter.html).toContain(part);
      }
    }
    const off = letters.filter((_, at) => KINDS[at]?.[1] === 'CANCEL');
    expect(off.filter(({ letter }) => letter.text.includes(BOOKING.link))).toEqual([]);
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

  it('say codes and the visitor’s language in words', () => {
    const of = (sent: object) => notice('contactNotice', { ...payload, ...sent }, '').text;
    expect(of({ topic: 'lost' })).toContain('Temat / Topic: Zgubione rzeczy / Lost property');
    expect(of({ shoppingFor: ['newStyle', 'gift'] })).toMatch(
      /: nowy styl \/ a new style, prezent \/ a gift$/m,
    );
    expect(of({ page: 'media-sale' })).toContain('Strona / Page: Powierzchnie reklamowe / Media sales');
    expect(of({ page: 'lato' })).toContain('Strona / Page: lato');
    expect(of({ topic: 'parking' })).toMatch(/: Parking$/m);
    expect(of({ language: 'czeski / Czech' })).toContain('Język / Language: czeski / Czech');
  });

  it.each(SHOPPING_REASONS)('have words for %s', (reason) => {
    const { text } = notice('bookingNotice', { ...payload, shoppingFor: [reason] }, '');
    expect(text).toMatch(/^Okazje \/ Shopping for: [^/\n]+ \/ [^/\n]+$/m);
  });

  it('keep a subject on one line', () => {
    expect(notice('landingNotice', { name: 'A\r\nBcc: x@x.pl' }, '').subject).not.toMatch(/[\r\n]/);
  });
});

it('fills in each name once', () => {
  expect(filled('{a} {b} {c} {constructor}', { a: '{b}', b: '2' })).toBe('{b} 2 {c} {constructor}');
});

describe('letters about the newsletter', () => {
  it.each(LOCALES)('say in %s what is agreed to and how one leaves', (locale) => {
    const about = { locale, centre: 'Galeria Borealis' };
    const asked = confirmationLetter(about, 'https://b.example/c?token=x&locale=y');
    const welcome = welcomeLetter(about, 'https://b.example/l?token=x&locale=y');
    for (const { text, html, subject } of [asked, welcome]) {
      expect(subject).toContain('Galeria Borealis');
      for (const form of [text, html]) expect(form).not.toMatch(/\{\w+\}|undefined|null/);
    }
    expect(asked.text).toContain(consentWords(about));
    expect(asked.text).toContain('\nhttps://b.example/c?token=x&locale=y\n');
    expect(asked.html).toContain('href="https://b.example/c?token=x&amp;locale=y"');
    expect(welcome.text).toMatch(/\n-- \n[^\n]+\nhttps:\/\/b\.example\/l\?token=x&locale=y\n$/);
  });
});

describe('a receipt', () => {
  it.each(LOCALES)('repeats in %s what was written, as text', (locale) => {
    const payload = {
      name: 'Ewa <b>Lis</b>',
      email: 'ewa@b.example',
      details: 'Zob. https://zly.example\nbrak',
      page: 'x',
    };
    const { text, html, subject } = receipt({ locale, centre: 'Galeria Borealis', payload });
    expect(subject).toContain('Galeria Borealis');
    expect(html).not.toMatch(/<b>|<a\s|https:\/\/zly/);
    for (const form of [text, html]) {
      expect(form).not.toMatch(/\{\w+\}|undefined|null/);
      expect(form).toContain('ewa@b.example');
      expect(form, 'no program makes a link of it').not.toMatch(/zly\.example/);
    }
    expect(text).toMatch(/brak/);
  });

  it.each(LOCALES)('is answered in %s by drafts that greet and close', (locale) => {
    const drafts = replyDrafts({
      locale,
      centre: 'Galeria Borealis',
      payload: { first_name: 'Ewa', last_name: 'Lis' },
    });
    expect(drafts.map(({ template }) => template)).toEqual(['answer', 'question', 'decline']);
    for (const { text, subject } of drafts) {
      expect(text).toMatch(/^[^\n]*Ewa Lis[^\n]*\n\n[\s\S]+\n\n[^\n]+\nGaleria Borealis$/);
      expect(subject).toMatch(/^Re: /);
    }
  });
});

describe('an answer of the staff', () => {
  it('goes out with its paragraphs and lines as they were written', () => {
    const written = 'Dzień dobry,\n\nmamy Pani <torbę>.\nCzeka przy wejściu A.\n\nZ pozdrowieniami\nOla';
    const { subject, text, html } = replyLetter('pl-PL', 'Re: torba\r\nBcc: x@x.pl', written);
    expect(subject).toBe('Re: torba Bcc: x@x.pl');
    expect(text).toBe(`${written}\n`);
    expect(html.match(/<p>.*<\/p>/g)).toEqual([
      '<p>Dzień dobry,</p>',
      '<p>mamy Pani &lt;torbę&gt;.<br>Czeka przy wejściu A.</p>',
      '<p>Z pozdrowieniami<br>Ola</p>',
    ]);
    expect(html).toContain('<html lang="pl-PL">');
  });
});
