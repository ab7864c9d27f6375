import { describe, expect, it } from 'vitest';
import { readForm } from '../forms/form-rules.ts';
import { askedField, readAsked, surveyReportOf, surveyRules } from './survey-rules.ts';

const QUESTIONS = [
  { question: 'How?', type: 'single' as const, required: true, options: ['Car', 'Tram'] },
  { question: 'Which?', type: 'multiple' as const, required: false, options: ['A', 'B'] },
  { question: 'Stars?', type: 'rating' as const, required: true, options: [] },
  { question: 'Words?', type: 'text' as const, required: true, options: [] },
];

describe('the questions in the form', () => {
  it('come back as they were asked', () => expect(readAsked(askedField(QUESTIONS))).toEqual(QUESTIONS));

  it.each([
    '',
    '{}',
    '[]',
    '[["",  "text", true, []]]',
    '[["Q", "file", true, []]]',
    '[["Q", "text", "yes", []]]',
    '[["Q", "single", true, [1]]]',
    JSON.stringify(new Array(101).fill(['Q', 'text', true, []])),
    JSON.stringify([['x'.repeat(501), 'text', true, []]]),
  ])('are none of %.40j', (text) => expect(readAsked(text)).toBeUndefined());
});

describe('answers', () => {
  const rules = surveyRules(QUESTIONS);
  const read = (given: Record<string, string[]>) => readForm(rules, (name) => given[name] ?? []);

  it('ask for all questions that have to be answered', () => {
    expect(read({}).issues).toEqual({ q0: 'answer', q2: 'answer', q3: 'answer' });
    expect(read({ q0: ['Bike'], q2: ['6'], q3: ['Fine'] }).issues).toEqual({ q0: 'answer', q2: 'answer' });
  });

  it('become a report of what was answered', () => {
    const { values, issues } = read({ q0: ['Tram'], q2: ['5'], q3: ['Fine'] });
    expect(issues).toEqual({});
    expect(surveyReportOf(values, '/s', 'walking', QUESTIONS)).toEqual({
      survey: 'walking',
      answers: [
        { question: 'How?', answers: ['Tram'] },
        { question: 'Stars?', answers: ['5'] },
        { question: 'Words?', answers: ['Fine'] },
      ],
      source: '/s',
    });
  });
});
