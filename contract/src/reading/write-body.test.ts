import { describe, expect, it } from 'vitest';
import { WRITES } from '../writes.ts';
import { readWriteBody } from './write-body.ts';

const LUNCH = {
  card: 'karta',
  first_name: 'Jan',
  last_name: 'Kowalski',
  email: 'jan@x.example',
  phone: null,
  companyName: 'ACME',
  details: null,
  dataConsent: true,
  marketingConsent: false,
  source: 'https://borealis.example/',
};

describe('the body of a writing endpoint', () => {
  it('is read as its schema has it, whatever stands for nothing', () => {
    const { phone: _, ...without } = LUNCH;
    for (const body of [LUNCH, without, { ...LUNCH, phone: ' ', details: undefined, state: 'x' }])
      expect(readWriteBody('requestLunchCard', body)).toEqual({ ok: true, body: LUNCH });
    expect(WRITES.requestLunchCard.body.safeParse(LUNCH).success).toBe(true);
  });

  it('loses white space around texts, and their line breaks are one character', () => {
    const read = readWriteBody('requestLunchCard', {
      ...LUNCH,
      email: ' jan@x.example ',
      details: 'a\r\nb\rc\n',
    });
    expect(read).toEqual({ ok: true, body: { ...LUNCH, details: 'a\nb\nc' } });
  });

  it('may leave a text out that is "" as well, though not one that says something', () => {
    const { source: _, ...without } = LUNCH;
    expect(readWriteBody('requestLunchCard', without)).toMatchObject({ ok: true, body: { source: '' } });
    for (const field of ['card', 'first_name', 'email', 'companyName', 'dataConsent', 'marketingConsent'])
      for (const value of [undefined, null, '', ' '])
        expect(readWriteBody('requestLunchCard', { ...LUNCH, [field]: value }), field).toMatchObject({
          ok: false,
          field,
        });
  });

  it.each([null, 'text', [], 1, undefined])('is no %j', (body) => {
    expect(readWriteBody('requestLunchCard', body)).toMatchObject({ ok: false, field: '' });
  });

  it('names the field of a list, and the one of two that are at odds', () => {
    const lead = {
      ...LUNCH,
      name: 'Jan',
      page: 'lato',
      campaignStart: '2026-12-02',
      campaignEnd: '2026-12-01',
    };
    expect(readWriteBody('landingLead', lead)).toEqual({
      ok: false,
      field: 'campaignEnd',
      reason: 'ends before it starts',
    });
    const survey = { survey: 's', source: '', answers: [{ question: 'One?', answers: [1] }] };
    expect(readWriteBody('reportSurvey', survey)).toMatchObject({ ok: false, field: 'answers.0.answers.0' });
  });
});
