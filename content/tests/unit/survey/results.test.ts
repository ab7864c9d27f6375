import type { AskedQuestion } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { type AskedIn, type Report, resultsOf } from '../../../src/survey/results';

const question = (words: string, type: string, ...options: string[]): AskedQuestion => ({
  ...{ question: words, type, isRequired: false },
  options: options.map((text) => ({ text })),
});

const POLISH: AskedIn = {
  language: 'pl-PL',
  questions: [
    question('Dojazd', 'single', 'Autem', 'Pieszo', 'Tramwajem'),
    question('Sklepy', 'multiple', 'Buty', 'Zabawki'),
    question('Ocena', 'rating'),
    question('Uwagi', 'text'),
  ],
};
const ENGLISH: AskedIn = {
  language: 'en',
  questions: [
    question('How you came', 'single', 'By car', 'On foot', 'By tram'),
    question('Shops', 'multiple', 'Shoes', 'Toys'),
    question('Marks', 'rating'),
    question('Words', 'text'),
  ],
};

const report = (day: string, ...answers: [string, string[]][]): Report => ({
  ...{ day, language: 'pl-PL' },
  answers: answers.map(([asked, given]) => ({ question: asked, answers: given })),
});
const inEnglish = (day: string, ...answers: [string, string[]][]): Report => ({
  ...report(day, ...answers),
  language: 'en',
});
const bars = (reports: readonly Report[], asked: readonly AskedIn[]) =>
  resultsOf(reports, asked).questions.map(({ question: words, counts }) => [
    words,
    ...counts.map(({ answer, count }) => `${count} ${answer}`),
  ]);

describe('results of a survey', () => {
  it('has every question that is asked, and every answer to it, also of nobody', () => {
    expect(
      bars(
        [
          report('2026-05-10', ['Dojazd', ['Tramwajem']], ['Ocena', ['4']]),
          report('2026-05-11', ['Dojazd', ['Tramwajem']], ['Ocena', ['5']]),
          report('2026-05-11', ['Dojazd', ['Autem']], ['Ocena', ['4']]),
        ],
        [POLISH],
      ),
    ).toEqual([
      ['Dojazd', '2 Tramwajem', '1 Autem', '0 Pieszo'],
      ['Sklepy', '0 Buty', '0 Zabawki'],
      ['Ocena', '0 1', '0 2', '0 3', '2 4', '1 5'],
      ['Uwagi'],
    ]);
  });

  it('counts people who answered a question, each of their choices, and answers by day', () => {
    const results = resultsOf(
      [
        report('2026-05-11', ['Sklepy', ['Buty', 'Zabawki']]),
        report('2026-05-10', ['Sklepy', ['Buty']]),
        report('2026-05-11', ['Sklepy', []]),
      ],
      [POLISH],
    );
    expect(results.questions[1]).toEqual({
      ...{ question: 'Sklepy', asked: true, given: 2, texts: [] },
      counts: [
        { answer: 'Buty', count: 2, offered: true },
        { answer: 'Zabawki', count: 1, offered: true },
      ],
    });
    expect(results).toMatchObject({
      answered: 3,
      days: [
        { day: '2026-05-10', count: 1 },
        { day: '2026-05-11', count: 2 },
      ],
    });
  });

  it('leaves people’s own words as they are, the newest first, also when all wrote the same', () => {
    const results = resultsOf(
      [
        report('2026-05-10', ['Uwagi', ['Brak']]),
        report('2026-05-11', ['Uwagi', ['Brak']]),
        report('2026-05-12', ['Uwagi', [' ']]),
        report('2026-05-13', ['Uwagi', ['Więcej ławek']]),
      ],
      [POLISH],
    );
    expect(results.questions[3]).toMatchObject({ given: 3, counts: [] });
    expect(results.questions[3]?.texts.map(({ text, day }) => `${day} ${text}`)).toEqual([
      '2026-05-13 Więcej ławek',
      '2026-05-11 Brak',
      '2026-05-10 Brak',
    ]);
  });

  it('shows what was answered to questions that are gone under their old words, at the end', () => {
    const results = resultsOf(
      [
        report('2026-05-10', ['Jak do nas?', ['Autem']], ['Dojazd', ['Pieszo']], ['Życzenia', ['Fontanna']]),
        report('2026-05-11', ['Jak do nas?', ['Autem']], ['Życzenia', ['Cień']]),
      ],
      [POLISH],
    );
    expect(results.questions.map(({ question: words, asked }) => [words, asked])).toEqual([
      ...[['Dojazd', true] as const, ['Sklepy', true] as const, ['Ocena', true] as const],
      ...[['Uwagi', true] as const, ['Jak do nas?', false] as const, ['Życzenia', false] as const],
    ]);
    expect(results.questions[4]).toMatchObject({
      given: 2,
      counts: [{ answer: 'Autem', count: 2, offered: false }],
      texts: [],
    });
    expect(results.questions[5]?.counts).toEqual([]);
    expect(results.questions[5]?.texts.map(({ text }) => text)).toEqual(['Cień', 'Fontanna']);
  });

  it('keeps a choice that is no longer offered, below those that are', () => {
    const gone = ['Rowerem', 'Rowerem', 'Rowerem', 'Taksówką'];
    const results = resultsOf(
      gone.map((answer) => report('2026-05-10', ['Dojazd', [answer]])),
      [POLISH],
    );
    expect(results.questions[0]?.counts).toEqual([
      ...['Autem', 'Pieszo', 'Tramwajem'].map((answer) => ({ answer, count: 0, offered: true })),
      { answer: 'Rowerem', count: 3, offered: false },
      { answer: 'Taksówką', count: 1, offered: false },
    ]);
  });

  it('shows what was written where it is a choice by now', () => {
    const long = 'Więcej ławek w cieniu, a najlepiej cały ogród na dachu z fontanną.';
    const [first] = resultsOf([report('2026-05-10', ['Dojazd', [long]])], [POLISH]).questions;
    expect(first?.counts).toHaveLength(3);
    expect(first?.texts).toEqual([{ text: long, day: '2026-05-10', language: 'pl-PL' }]);
  });

  it('counts an answer in another language where the survey asks the same there', () => {
    const results = resultsOf(
      [
        report('2026-05-10', ['Dojazd', ['Autem']], ['Uwagi', ['Brak']]),
        inEnglish('2026-05-10', ['How you came', ['By car']], ['Shops', ['Toys']], ['Words', ['None']]),
        // The page was in a language that the survey is not in.
        { ...report('2026-05-10', ['Dojazd', ['Pieszo']]), language: 'cs-CZ' },
      ],
      [POLISH, ENGLISH],
    );
    expect(results.questions).toMatchObject([
      {
        question: 'Dojazd',
        given: 3,
        counts: [{ answer: 'Autem', count: 2 }, { answer: 'Pieszo' }, { count: 0 }],
      },
      {
        question: 'Sklepy',
        given: 1,
        counts: [
          { answer: 'Zabawki', count: 1 },
          { answer: 'Buty', count: 0 },
        ],
      },
      { question: 'Ocena', given: 0 },
      { question: 'Uwagi', given: 2, texts: [{ text: 'None', language: 'en' }, { text: 'Brak' }] },
    ]);
  });

  it('does not mix up languages that ask something else', () => {
    const other = { language: 'en', questions: [question('How you came', 'single', 'By car', 'By boat')] };
    expect(
      bars(
        [report('2026-05-10', ['Dojazd', ['Autem']]), inEnglish('2026-05-10', ['How you came', ['By boat']])],
        [POLISH, other],
      ),
    ).toEqual([
      ['Dojazd', '1 Autem', '0 Pieszo', '0 Tramwajem'],
      ...[['Sklepy', '0 Buty', '0 Zabawki'], ['Ocena', '0 1', '0 2', '0 3', '0 4', '0 5'], ['Uwagi']],
      ['How you came', '1 By boat', '0 By car'],
    ]);
  });

  it('is told by the answers alone where the survey is deleted', () => {
    const results = resultsOf([report('2026-05-10', ['Ocena', ['5']])], []);
    expect(results.questions).toMatchObject([
      { question: 'Ocena', asked: false, counts: [{ answer: '5', count: 1, offered: false }] },
    ]);
  });
});
