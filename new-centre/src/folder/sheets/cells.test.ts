import { describe, expect, it } from 'vitest';
import { lineOf, readDate, readEmail, readHoursCell, readPhone, readWebsite, textOf } from './cells.ts';

describe('cells', () => {
  it('are one line, or keep their lines', () => {
    expect(lineOf(' a\n\t b ')).toBe('a b');
    expect(textOf(' a\n\nb ')).toBe('a\n\nb');
  });

  it.each([
    ['2026-09-01', '2026-09-01'],
    ['1.9.2026', '2026-09-01'],
    [new Date(Date.UTC(2026, 8, 1)), '2026-09-01'],
  ])('%j is a date', (cell, value) => expect(readDate(cell)).toEqual({ value }));

  it.each(['2026-02-30', 'spring', 46266, new Date(Date.UTC(1899, 11, 30, 10))])('%j is none', (cell) => {
    const { value, fault } = readDate(cell);
    expect(value).toBeUndefined();
    expect(fault).toMatchObject({ weight: 'left-out', mend: 'Write it as YYYY-MM-DD, such as 2026-09-01.' });
  });

  it('reads addresses of websites with or without their scheme', () => {
    expect(readWebsite('www.zara.com/lt?x=1').value).toBe('https://www.zara.com/lt?x=1');
    expect(readWebsite('http://zara.com').value).toBe('http://zara.com');
    for (const wrong of ['zara', 'ftp://zara.com', 'javascript:alert(1)', 'ask us'])
      expect(readWebsite(wrong)).toMatchObject({ fault: { weight: 'left-out' } });
  });

  it('reads addresses of mail', () => {
    expect(readEmail('mailto:a@b.lt')).toEqual({ value: 'a@b.lt' });
    expect(readEmail('a@b').fault?.problem).toBe('"a@b" is no email address.');
  });

  it('reads phones, and doubts those that a spreadsheet has as numbers', () => {
    expect(readPhone('+370 (5) 200-00-00 ext. 12')).toEqual({ value: '+370 (5) 200-00-00 ext. 12' });
    expect(readPhone(37_052_000_000)).toMatchObject({ value: '37052000000', fault: { weight: 'guessed' } });
    expect(readPhone('call us').fault?.problem).toBe('"call us" is no phone number.');
    expect(readPhone('12').value).toBeUndefined();
  });

  it('takes times of day for hours, and no dates', () => {
    expect(readHoursCell(new Date(Date.UTC(1899, 11, 30, 9, 30)))).toEqual({ value: '09:30' });
    expect(readHoursCell(new Date(Date.UTC(2026, 9, 20))).fault?.mend).toMatch(/Format the column as text/);
  });
});
