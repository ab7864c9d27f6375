import { Readable } from 'node:stream';
import { csv, csvCell, openQuestions } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { readBody } from '../../../src/kit/fields';
import { editable } from '../../../src/submissions/guard';
import { bodyHash, keyOf } from '../../../src/submissions/keys';
import { readBookingBody, readUpTo } from '../../../src/submissions/multipart';
import { pictureType, readPhotos } from '../../../src/submissions/photos';
import { redacted } from '../../../src/submissions/redacted';
import { readAnswers } from '../../../src/survey/survey-answers';

describe('cells of an export', () => {
  it.each([
    '=1+1',
    '+48 601',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '\u0000=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '|calc',
    '%1',
    '\u200B=1',
  ])('%j is no formula', (text) => expect(csvCell(text)).toMatch(/^"'/));
  it.each([
    ['Anna', '"Anna"'],
    ['say "hi"', '"say ""hi"""'],
    [null, '""'],
    [7, '"7"'],
    [true, '"true"'],
    [['a', 'b'], '"[""a"",""b""]"'],
    [new Date('2026-11-21T09:00:00Z'), '"2026-11-21T09:00:00.000Z"'],
  ])('%j is %s', (value, expected) => expect(csvCell(value)).toBe(expected));

  it('stand under the columns of all rows', () => {
    expect(csv([{ a: 1 }, { a: 2, b: 'x\ny' }])).toBe('\uFEFF"a","b"\r\n"1",""\r\n"2","x\ny"\r\n');
  });
});

describe('keys', () => {
  it('tell forms apart whatever the order of their fields', () => {
    expect(bodyHash('a', { x: 1, y: [2] })).toBe(bodyHash('a', { y: [2], x: 1 }));
    expect(bodyHash('a', { x: 1 })).not.toBe(bodyHash('b', { x: 1 }));
    expect(bodyHash('a', {}, [Buffer.from('1')])).not.toBe(bodyHash('a', {}, [Buffer.from('2')]));
    expect(bodyHash('a', { x: '1' })).not.toBe(bodyHash('a', { x: 1 }));
  });
  it('are the header’s, or made of the body', () => {
    expect(keyOf('stylist', 'k'.repeat(16), 'h')).toBe(`stylist:${'k'.repeat(16)}`);
    const day = new Date('2026-11-21T23:59:00Z');
    expect(keyOf('stylist', '', 'h', day)).toBe('stylist:body:2026-11-21:h');
    for (const bad of ['short', 'x'.repeat(101), 'with space and more', "'; drop table x; --"])
      expect(() => keyOf('stylist', bad, 'h')).toThrow(/Idempotency-Key/);
  });
  it('hold for a day where they are made of the body: what is sent again weeks later is new', () => {
    const onDay = (instant: string) => keyOf('contact', '', 'h', new Date(instant));
    const first = onDay('2026-11-21T00:00:00Z');
    expect(onDay('2026-11-21T23:59:59Z')).toBe(first);
    for (const later of ['2026-11-22T00:00:00Z', '2026-12-21T00:00:00Z', '2027-11-21T00:00:00Z'])
      expect(onDay(later)).not.toBe(first);
    const withHeader = (instant: string) => keyOf('contact', 'k'.repeat(16), 'h', new Date(instant));
    expect(withHeader('2027-11-21T00:00:00Z')).toBe(withHeader('2026-11-21T00:00:00Z'));
  });
});

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)]);

describe('photos', () => {
  it('are told by their content', () => {
    expect(pictureType(JPEG)).toBe('image/jpeg');
    expect(pictureType(Buffer.from('\x89PNG\r\n\x1a\n…', 'latin1'))).toBe('image/png');
    expect(pictureType(Buffer.from('RIFF____WEBP'))).toBe('image/webp');
    for (const other of ['', '<svg>', 'GIF89a', '%PDF-1.4', 'MZ', 'RIFF____AVI '])
      expect(pictureType(Buffer.from(other))).toBeNull();
  });
  it('are three at most, of 5 MB at most', () => {
    expect(readPhotos([JPEG, JPEG, JPEG])).toHaveLength(3);
    expect(() => readPhotos([JPEG, JPEG, JPEG, JPEG])).toThrow();
    expect(() => readPhotos([Buffer.concat([JPEG, Buffer.alloc(5 * 1024 * 1024)])])).toThrow(/5 MB/);
    expect(() => readPhotos([Buffer.from('<svg>')])).toThrow(/JPEG/);
  });
});

describe('multipart bodies', () => {
  async function sent(form: FormData) {
    const response = new Response(form);
    return readBookingBody(
      Buffer.from(await response.arrayBuffer()),
      response.headers.get('content-type') ?? '',
    );
  }
  it('are taken apart', async () => {
    const form = new FormData();
    form.set('data', JSON.stringify({ a: 'ż' }));
    form.append('photos', new Blob([new Uint8Array(JPEG)]), '../../etc/passwd');
    expect(await sent(form)).toEqual({ body: { a: 'ż' }, photos: [JPEG] });
  });
  it('are refused when something is not as it should be', async () => {
    const form = new FormData();
    form.set('data', 'no json');
    expect(await sent(form)).toBeNull();
    expect(await readBookingBody(Buffer.from('x'), 'multipart/form-data; boundary=y')).toBeNull();
    expect(await readBookingBody(Buffer.from('x'), 'multipart/form-data')).toBeNull();
  });
  it('are read up to a limit, whatever their length is said to be', async () => {
    let read = 0;
    function* endless() {
      for (;;) {
        read += 1024;
        yield Buffer.alloc(1024);
      }
    }
    expect(await readUpTo(Readable.from(endless()), 10 * 1024)).toBeNull();
    expect(read).toBeLessThan(64 * 1024);
    expect((await readUpTo(Readable.from([Buffer.from('ab'), Buffer.from('c')]), 3))?.toString()).toBe('abc');
  });
});

describe('redacted', () => {
  it('takes an address out of texts, however deep and in whatever case', () => {
    const value = { a: 'write to Anna@Poczta.PL!', b: [{ c: 'anna@poczta.pl' }], d: 7, e: null };
    expect(redacted(value, 'anna@poczta.pl')).toEqual({
      a: 'write to […]!',
      b: [{ c: '[…]' }],
      d: 7,
      e: null,
    });
  });
  it('leaves alone what does not hold it', () => {
    const value = { a: 'annaxpoczta.pl', b: ['x'] };
    expect(redacted(value, 'anna@poczta.pl')).toBe(value);
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
    { question: 'Stars?', answers: ['5'] },
    { question: 'One?', answers: ['No'] },
    { question: 'Some?', answers: ['Yes', 'No'] },
  ];

  it('are kept in the order of the questions', () => {
    expect(readAnswers(whole, questions)).toEqual([
      { question: 'One?', answers: ['No'] },
      { question: 'Some?', answers: ['Yes', 'No'] },
      { question: 'Stars?', answers: ['5'] },
      { question: 'Words?', answers: [] },
    ]);
  });

  it.each([
    [[]],
    [whole.slice(1)],
    [[...whole, { question: 'Who?', answers: ['me'] }]],
    [whole.map((one) => ({ ...one, answers: ['6'] }))],
    [[...whole, { question: 'Words?', answers: ['x'.repeat(2_001)] }]],
    [[...whole, { question: 'Words?', answers: ['a', 'b'] }]],
  ])('%j are refused, as in the browser', (sent) => {
    expect(openQuestions(questions, sent)).not.toEqual([]);
    expect(() => readAnswers(sent, questions)).toThrow(/answers/);
  });

  it('lose the white space around them, and blank ones count for none', () => {
    const words = { question: 'Words?', answers: [' a\r\nb ', ' '] };
    expect(readAnswers([...whole, words], questions).at(-1)?.answers).toEqual(['a\nb']);
  });

  it.each([
    [null],
    ['x'],
    [[null]],
    [[{ question: 1, answers: [] }]],
    [[{ question: 'One?', answers: [1] }]],
  ])('%j is a 400', (answers) =>
    expect(() => readBody('reportSurvey', { survey: 's', source: '', answers })).toThrow(/answers/),
  );
});

it('lets the staff change the state of what was sent and nothing else', () => {
  const data = { state: 'confirmed', email: 'x', staffNote: 'call', payload: {} };
  // A meeting's state is a matter of steps, which have mails.
  expect(editable('api::personal-stylist-calendar.personal-stylist-calendar', data)).toEqual({
    staffNote: 'call',
  });
  expect(editable('api::submission.submission', data)).toEqual({ state: 'confirmed' });
  expect(editable('api::delivery.delivery', data)).toEqual({});
});
