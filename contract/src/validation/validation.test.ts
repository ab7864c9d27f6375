import { describe, expect, it } from 'vitest';
import { isDay, isHour } from './date.ts';
import { NAME_PATTERN, nameIssue } from './name.ts';
import { phoneDigits, phoneIssue } from './phone.ts';
import { MAX_PHOTO_BYTES, photoIssue, sortPhotos } from './photos.ts';
import { openQuestions } from './survey-answers.ts';
import { isLine, isText } from './text.ts';

describe('phone numbers', () => {
  it.each([
    '+48 601 555 014',
    '+48601555014',
    '0048 601 555 014',
    '+359 (2) 123-45-67',
    '(+370) 5 123 4567',
    '+36.1.234.5678',
    '+40 21 123 45 67 ext 12',
    '+49 (0) 30 123456',
    ' +7 495 123-45-67 ',
    '+1 2345 67',
  ])('takes %j', (number) => expect(phoneIssue(number)).toBeNull());

  it.each([
    ['', 'tooShort'],
    ['+48 601', 'tooShort'],
    ['+48 ext 601555', 'tooShort'],
    ['601 555 014', 'noCountryCode'],
    ['0601 555 014', 'noCountryCode'],
    ['+0 601 555 014', 'noCountryCode'],
    ['000 601 555 014', 'noCountryCode'],
    ['+48 601 555 O14', 'malformed'],
    ['+48 601 +555 014', 'malformed'],
    ['+48 601 555 014 ext 1 ext 2', 'malformed'],
    ['+48 601 555 014 601 555 014', 'malformed'],
    ['+48 601 555 014 ext 1234567', 'malformed'],
    ['=48 601 555 014', 'malformed'],
    ['+48 601 555 014\u0000', 'malformed'],
    ['+'.repeat(41), 'malformed'],
  ])('refuses %j as %s', (number, issue) => expect(phoneIssue(number)).toBe(issue));

  it('counts digits as the specification does', () => {
    expect(phoneDigits('+40 (21) 123-45.67 ext 8')).toBe('402112345678');
  });
});

const GOOD_NAMES = [
  'Li',
  'Anna Nowak',
  "D'Arcy",
  'O’Neill',
  'Żółć-Ćma',
  'Иван Петров',
  'Ștefan',
  'محمد',
  'é'.normalize('NFD').repeat(2),
];
const BAD_NAMES = [
  ['', 'tooShort'],
  [' A ', 'tooShort'],
  ['a'.repeat(81), 'tooLong'],
  ['Anna1', 'malformed'],
  ['=cmd', 'malformed'],
  ['Anna\r\nBcc: x', 'malformed'],
  ['https://x.pl', 'malformed'],
  ['-Anna', 'malformed'],
  ['Anna <b>', 'malformed'],
  ['A\u202Enna', 'malformed'],
] as const;

describe('names', () => {
  it.each(GOOD_NAMES)('takes %j', (name) => expect(nameIssue(name)).toBeNull());
  it.each(BAD_NAMES)('refuses %j as %s', (name, issue) => expect(nameIssue(name)).toBe(issue));

  it('means the same as the pattern of an input, which browsers read with the v flag', () => {
    const pattern = new RegExp(`^(?:${NAME_PATTERN})$`, 'v');
    for (const name of [...GOOD_NAMES, ...BAD_NAMES.map(([bad]) => bad.trim())])
      expect([name, pattern.test(name)]).toEqual([name, nameIssue(name) === null]);
  });
});

describe('texts', () => {
  it.each([
    ['Ala ma kota', true],
    ['a\nb', false],
    ['a\r\nb', false],
    ['a\u2028b', false],
    ['a\u0000', false],
    ['x'.repeat(11), true],
    ['x'.repeat(12), false],
  ])('one line: %j is %s', (text, good) => expect(isLine(text, 11)).toBe(good));

  it.each([
    ['a\nb\tc', true],
    ['12345\r\n7890', true],
    ['a\u0000', false],
    ['a\u001Bb', false],
    ['x'.repeat(11), false],
  ])('several lines: %j is %s', (text, good) => expect(isText(text, 10)).toBe(good));
});

describe('days and hours', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['26-1-1', false],
    ['2026-11-21T00:00', false],
  ])('%j is %s', (day, good) => expect(isDay(day)).toBe(good));

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:00', false],
  ])('%j is %s', (hour, good) => expect(isHour(hour)).toBe(good));
});

describe('photos', () => {
  it.each([
    ['me.JPG', 1, null],
    ['me.jpeg', MAX_PHOTO_BYTES, null],
    ['me.png', MAX_PHOTO_BYTES + 1, 'size'],
    ['me.png', 0, 'size'],
    ['me.heic', 1, 'format'],
    ['me.png.exe', 1, 'format'],
    ['png', 1, 'format'],
  ])('%j of %d bytes: %s', (name, size, issue) => expect(photoIssue({ name, size })).toBe(issue));

  it('keeps the first three good ones', () => {
    const files = ['1.png', '2.gif', '3.png', '4.jpg', '5.jpg'].map((name) => ({ name, size: 9 }));
    const { good, bad, tooMany } = sortPhotos(files);
    expect(good.map(({ name }) => name)).toEqual(['1.png', '3.png', '4.jpg']);
    expect(bad.map(({ file, issue }) => [file.name, issue])).toEqual([['2.gif', 'format']]);
    expect(tooMany).toBe(true);
  });
});

describe('answers of a survey', () => {
  const options = [{ text: 'Yes' }, { text: 'No' }];
  const questions = [
    { question: 'One?', type: 'single', isRequired: true, options },
    { question: 'Some?', type: 'multiple', isRequired: true, options },
    { question: 'Stars?', type: 'rating', isRequired: true, options: [] },
    { question: 'Words?', type: 'text', isRequired: false, options: [] },
  ];
  const whole = [
    { question: 'One?', answers: ['No'] },
    { question: 'Some?', answers: ['Yes', 'No'] },
    { question: 'Stars?', answers: ['5'] },
  ];
  const changed = (at: number, answers: string[]) =>
    whole.map((one, index) => (index === at ? { ...one, answers } : one));

  it('is whole when every required question is answered', () => {
    expect(openQuestions(questions, whole)).toEqual([]);
    expect(openQuestions(questions, [...whole, { question: 'Words?', answers: ['Fine.\nThanks.'] }])).toEqual(
      [],
    );
  });

  it.each([
    [[], [0, 1, 2]],
    [changed(0, []), [0]],
    [changed(0, [' ']), [0]],
    [changed(0, ['Maybe']), [0]],
    [changed(0, ['Yes', 'No']), [0]],
    [changed(1, ['Yes', 'Yes']), [1]],
    [changed(2, ['6']), [2]],
    [[...whole, { question: 'Words?', answers: ['x'.repeat(2001)] }], [3]],
    [[...whole, { question: 'Who?', answers: ['me'] }], [-1]],
  ])('%j leaves %j open', (given, open) => expect(openQuestions(questions, given)).toEqual(open));
});
