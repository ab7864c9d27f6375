import { describe, expect, it } from 'vitest';
import { type Report, resultsOf } from '../../../src/survey/results';

const report = (day: string, ...answers: [string, string[]][]): Report => ({
  ...{ day, language: 'pl-PL' },
  answers: answers.map(([question, given]) => ({ question, answers: given })),
});

describe('results of a survey', () => {
  it('counts what was chosen, the most given first, and answers by day', () => {
    const results = resultsOf([
      report('2026-05-10', ['Dojazd', ['Autem']], ['Ocena', ['5']]),
      report('2026-05-11', ['Dojazd', ['Tramwajem', 'Autem']], ['Ocena', []]),
      report('2026-05-11', ['Dojazd', ['Autem']], ['Ocena', ['5']]),
    ]);
    expect(results).toEqual({
      answered: 3,
      questions: [
        {
          ...{ question: 'Dojazd', given: 3, texts: [] },
          counts: [
            { answer: 'Autem', count: 3 },
            { answer: 'Tramwajem', count: 1 },
          ],
        },
        { question: 'Ocena', given: 2, counts: [{ answer: '5', count: 2 }], texts: [] },
      ],
      days: [
        { day: '2026-05-10', count: 1 },
        { day: '2026-05-11', count: 2 },
      ],
    });
  });

  it('leaves people’s own words as they are, the newest first', () => {
    const results = resultsOf([
      report('2026-05-10', ['Uwagi', ['Więcej ławek']]),
      report('2026-05-11', ['Uwagi', ['Mniej muzyki']]),
      report('2026-05-12', ['Uwagi', [' ']]),
    ]);
    expect(results.questions[0]).toMatchObject({ given: 2, counts: [] });
    expect(results.questions[0]?.texts.map(({ text }) => text)).toEqual(['Mniej muzyki', 'Więcej ławek']);
  });
});
