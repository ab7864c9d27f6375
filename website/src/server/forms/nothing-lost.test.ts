import { describe, expect, it } from 'vitest';
import type { FormRules, Values } from '../../features/forms/form-rules.ts';
import { askedField } from '../../features/survey/survey-rules.ts';
import { translator } from '../../i18n/translator.ts';
import { BOOKING, CONTACT, ENQUIRY, LEAD, LUNCH_CARD, SURVEY } from './kinds.ts';

const FIELDS: Readonly<Record<string, string>> = {
  page: 'karta-2026',
  asked: askedField([
    { question: 'How?', type: 'single', required: true, options: ['Car', 'Tram'] },
    { question: 'Which?', type: 'multiple', required: false, options: ['A', 'B'] },
    { question: 'How good?', type: 'rating', required: false, options: [] },
    { question: 'Why?', type: 'text', required: false, options: [] },
  ]),
};
const field = (name: string) => FIELDS[name] ?? '';
const ASKED = { t: translator('en'), locale: 'en', today: '2026-11-21', raw: field } as const;

/** Two answers to a field that say different things. */
function answersTo({ kind, of = [] }: FormRules[string]): [string[], string[]] {
  switch (kind) {
    case 'check':
      return [['on'], []];
    case 'choice':
    case 'choices':
      return [of.slice(0, 1), of.slice(-1)];
    case 'day':
      return [['2026-12-05'], ['2026-12-06']];
    case 'moment':
      return [['2026-12-05T11:00'], ['2026-12-06T12:00']];
    default:
      return [['Jedno'], ['Drugie']];
  }
}

/** Ticked by everybody who sends the form: they are sent as they are. Photos are sent beside the body. */
const isFixed = ({ kind, needed }: FormRules[string]) => kind === 'photos' || (kind === 'check' && needed);

describe.each([
  ['booking', BOOKING.read(field, ASKED)],
  ['enquiry', ENQUIRY.read(field, ASKED)],
  ['lunch card', LUNCH_CARD.read(field, ASKED)],
  ['landing page', LEAD.read(field, ASKED)],
  ['message to the centre', CONTACT.read(field, ASKED)],
  ['survey', SURVEY.read(field, ASKED)],
] as const)('a %s', (_, read) => {
  it('says something else to the content system whatever field has another answer', () => {
    if (!read) throw new Error('the form is not read');
    const rules = Object.entries(read.rules);
    const all: Values = Object.fromEntries(rules.map(([name, rule]) => [name, answersTo(rule)[0]]));
    const said = JSON.stringify(read.body(all, '/'));
    const lost = rules.filter(
      ([name, rule]) =>
        !isFixed(rule) && JSON.stringify(read.body({ ...all, [name]: answersTo(rule)[1] }, '/')) === said,
    );
    expect(lost.map(([name]) => name)).toEqual([]);
    expect(rules.length).toBeGreaterThan(3);
  });
});
