import { describe, expect, it } from 'vitest';
import {
  formPath,
  hereOf,
  inFormOrder,
  lineName,
  scrollNeeded,
} from '../../../src/admin/languages/source-lines';

const step = (field: string, of: string | null = null, part: number | null = null) => ({ field, of, part });

const NAME = [step('name')];
const BAR = [step('bar'), step('text', 'x.bar')];
const title = (part: number) => [step('sections', null, part), step('title', 'x.hero')];
const answer = (section: number, question: number) => [
  step('sections', null, section),
  step('questions', 'x.faq', question),
  step('answer', 'x.question'),
];

describe('a text of the source', () => {
  it('has the path that the form gives its field', () => {
    expect([NAME, BAR, title(0), answer(1, 2)].map(formPath)).toEqual([
      'name',
      'bar.text',
      'sections.0.title',
      'sections.1.questions.2.answer',
    ]);
  });

  it('is named with the parts that it lies in, counted from one', () => {
    const NAMES: Record<string, string> = {
      ...{ name: 'Nazwa', sections: 'Bloki', 'x.hero title': 'Tytuł' },
      ...{ 'x.faq questions': 'Pytania', 'x.question answer': 'Odpowiedź' },
    };
    const nameOf = (field: string, of: string | null) => NAMES[of ? `${of} ${field}` : field] ?? '';
    expect([NAME, title(0), answer(1, 2)].map((place) => lineName(place, nameOf))).toEqual([
      'Nazwa',
      'Bloki 1: Tytuł',
      'Bloki 2: Pytania 3: Odpowiedź',
    ]);
  });

  it('stands where the form has its field, and nowhere where the form has none', () => {
    const named = (name: string) => ({ name });
    const layout = {
      layout: [[[named('bar')], [named('sections')]], [[named('name')]]],
      components: {
        'x.bar': { layout: [[named('text')]] },
        'x.hero': { layout: [[named('lead'), named('title')]] },
        'x.faq': { layout: [[named('questions')]] },
        'x.question': { layout: [[named('answer')]] },
      },
    };
    const lead = [step('sections', null, 10), step('lead', 'x.hero')];
    const nowhere = [
      [step('keywords')],
      [step('bar'), step('other', 'x.bar')],
      [step('bar'), step('a', 'x.gone')],
    ];
    const places = [NAME, ...nowhere, title(10), lead, answer(9, 1), answer(9, 0), title(2), BAR];
    const ordered = inFormOrder(
      places.map((place) => ({ place })),
      layout,
    );
    expect(ordered.map(({ place }) => formPath(place))).toEqual([
      'bar.text',
      'sections.2.title',
      'sections.9.questions.0.answer',
      'sections.9.questions.1.answer',
      'sections.10.lead',
      'sections.10.title',
      'name',
    ]);
  });
});

describe('the form of a translation', () => {
  const values = {
    name: 'Sale',
    bar: null,
    sections: [
      { __component: 'x.hero', title: ' ' },
      { __component: 'x.faq', questions: [{ answer: 'Tak.\r\nZawsze. ' }] },
    ],
  };

  it('has its own words, none yet, or those of the source', () => {
    expect(hereOf(values, NAME, 'Rabat')).toBe('written');
    expect(hereOf(values, NAME, 'Sale\n')).toBe('same');
    expect(hereOf(values, title(0), 'Zima')).toBe('empty');
    expect(hereOf({ ...values, name: undefined }, NAME, 'Sale')).toBe('empty');
    expect(hereOf(values, answer(1, 0), 'Tak.\nZawsze.')).toBe('same');
  });

  it('may lack the part, or have another one in its place', () => {
    expect(hereOf(values, BAR, 'Pasek')).toBe('no-part');
    expect(hereOf({ ...values, bar: { text: '' } }, BAR, 'Pasek')).toBe('empty');
    expect(hereOf(values, answer(1, 1), 'Nie.')).toBe('no-part');
    expect(hereOf(values, answer(2, 0), 'Nie.')).toBe('no-part');
    expect(hereOf(values, title(1), 'Zima')).toBe('no-part');
    expect(hereOf({}, title(0), 'Zima')).toBe('no-part');
  });
});

it('a box scrolls no further than it must to show a line, and to the beginning of a long one', () => {
  const box = { top: 100, bottom: 300 };
  expect(scrollNeeded(box, { top: 100, bottom: 300 })).toBe(0);
  expect(scrollNeeded(box, { top: 60, bottom: 120 })).toBe(-40);
  expect(scrollNeeded(box, { top: 280, bottom: 350 })).toBe(50);
  expect(scrollNeeded(box, { top: 280, bottom: 900 })).toBe(180);
});
