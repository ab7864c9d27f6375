import { openingState } from '@mall/contract/opening/opening-state.ts';
import { stateWords, WORD_KEYS } from '@mall/contract/opening/opening-words.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Hours } from '../../content/opening-times/opening-models.ts';
import en from '../../i18n/messages/en/opening.ts';
import pl from '../../i18n/messages/pl-PL/opening.ts';
import type { Translate } from '../../i18n/translator.ts';
import { decodeHours, encodeHours } from './hours-code.ts';
import { OpeningState } from './OpeningState.tsx';
import { openingWords } from './opening-words-attribute.ts';
import { daysText, mainHoursText } from './week-text.ts';

const translate =
  (messages: Record<string, string>): Translate =>
  (key, values = {}) =>
    (messages[key.slice('opening:'.length)] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name) =>
      String(values[name]),
    );
const words = openingWords(translate(pl)).split('|');
const lines = (local: string, code: string, { soon = false, short = false } = {}) =>
  stateWords(
    openingState(new Date(`${local}+01:00`), decodeHours(code), 'Europe/Warsaw', soon),
    words,
    'pl',
    short,
  );
const say = (local: string, code: string, soon = false) => lines(local, code, { soon }).replace('\n', ' ');

describe('words beside the door', () => {
  const week = '12345,09:00,22:00;6,09:00,20:00;7';

  it.each([
    ['2026-11-20T12:00', week, 'Otwarte do 22:00'],
    ['2026-11-20T12:00', '5,09:00,00:00', 'Otwarte do 24:00'],
    ['2026-11-20T12:00', '1234567,00:00,24:00', 'Otwarte całą dobę'],
    ['2026-11-20T08:00', week, 'Zamknięte, otwarcie dziś o 9:00'],
    ['2026-11-20T22:00', week, 'Zamknięte, otwarcie jutro o 9:00'],
    ['2026-11-21T20:00', week, 'Zamknięte do poniedziałku'],
    ['2026-11-20T12:00', '4,09:00,22:00', 'Zamknięte do czwartku'],
    ['2026-11-21T12:00', ';2026-12-05,09:00,22:00', 'Zamknięte do 5 grudnia'],
    ['2026-11-21T12:00', '', 'Zamknięte'],
  ])('at %s with %s: %s', (local, code, text) => expect(say(local, code)).toBe(text));

  it('end a line after the comma, for places of two lines', () => {
    expect(lines('2026-11-20T08:00', week)).toBe('Zamknięte,\notwarcie dziś o 9:00');
    expect(lines('2026-11-20T12:00', week)).toBe('Otwarte do 22:00');
  });

  it.each([
    ['2026-11-20T12:00', week, 'do 22:00'],
    ['2026-11-20T08:00', week, 'od 9:00'],
    ['2026-11-20T22:00', week, 'od 9:00'],
    ['2026-11-20T12:00', '1234567,00:00,24:00', 'Otwarte całą dobę'],
    ['2026-11-21T20:00', week, 'Zamknięte'],
    ['2026-11-21T12:00', '', 'Zamknięte'],
  ])('in short, at %s with %s: %s', (local, code, text) =>
    expect(lines(local, code, { short: true })).toBe(text),
  );

  it('announces a new shop, with its date when that is known', () => {
    expect(say('2026-11-21T12:00', week, true)).toBe('Wkrótce otwarcie');
    expect(say('2026-11-21T12:00', `${week};2026-12-05,09:00,22:00`, true)).toBe('Otwarcie 5 grudnia');
  });

  it('have a sentence for each key in both languages, and none breaks the list', () => {
    for (const messages of [pl, en]) {
      const sent = openingWords(translate(messages)).split('|');
      expect(sent).toHaveLength(WORD_KEYS.length);
      for (const sentence of sent) expect(sentence).not.toBe('');
    }
  });
});

describe('hours in an attribute', () => {
  it('come back as they went, without labels', () => {
    const hours: Hours = {
      week: [
        { days: [1, 2, 3, 4, 5], label: 'Poniedziałek-Piątek', opens: '09:00', closes: '24:00' },
        { days: [7], label: 'Niedziela', opens: null, closes: null },
      ],
      special: [{ date: '2026-12-24', name: 'Wigilia', opens: '09:00', closes: '14:00' }],
    };
    expect(encodeHours(hours)).toBe('12345,09:00,24:00;7;2026-12-24,09:00,14:00');
    expect(decodeHours(encodeHours(hours))).toEqual({
      week: [
        { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '24:00' },
        { days: [7], opens: null, closes: null },
      ],
      special: [{ date: '2026-12-24', opens: '09:00', closes: '14:00' }],
    });
  });
});

describe('what the server writes', () => {
  const hours: Hours = {
    week: [
      { days: [1, 2, 3, 4], label: 'x', opens: '09:00', closes: '22:00' },
      { days: [5, 6], label: 'y', opens: '09:00', closes: '22:00' },
      { days: [7], label: 'z', opens: '10:00', closes: '18:00' },
    ],
    special: [],
  };
  const render = (props: { hours: Hours | null; openingSoon?: boolean }) =>
    renderToStaticMarkup(createElement(OpeningState, { ...props, t: translate(pl), lang: 'pl' }));

  it('is the same on every day: the hours that most days share', () => {
    expect(mainHoursText(hours, 'pl')).toBe('pn–sob 9:00–22:00');
    expect(daysText([6, 7], 'pl')).toBe('sob, nd');
    expect(render({ hours })).toContain('>pn–sob 9:00–22:00</opening-state>');
    expect(render({ hours })).not.toContain('data-state');
  });

  it('is nothing without hours, and the note alone for a new shop', () => {
    expect(render({ hours: null })).toBe('');
    expect(render({ hours: { week: [], special: [] } })).toBe('');
    expect(render({ hours: null, openingSoon: true })).toMatch(
      /class="[^"]+".*data-soon="".*data-state="soon">Wkrótce otwarcie</,
    );
  });
});
