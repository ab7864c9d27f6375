import { describe, expect, it } from 'vitest';
import { looksMachineMade } from '../../../src/submissions/machine-made';

const links = (count: number) => Array.from({ length: count }, (_, at) => `https://s${at}.example`).join(' ');
const markup = (count: number) => '<a href="x">y</a> '.repeat(count);

describe('a form that a machine may have filled in', () => {
  it.each([
    ['plain words', { details: 'Proszę o kontakt. Nasza strona: www.lis.example' }, false],
    ['three links', { details: links(3) }, false],
    ['four links', { details: links(4) }, true],
    ['two links in the notation of pages', { details: markup(2) }, false],
    ['three of them', { details: markup(3) }, true],
    ['links over several fields', { details: links(2), interest: links(2) }, true],
    ['the notation of forums', { details: '[url=x]y[/url] '.repeat(3) }, true],
    ['links in the wishes of a booking', { occasion: links(2), notes: links(2) }, true],
    ['a link for a name', { name: 'Ewa https://s.example' }, true],
    ['a company’s page', { companyName: 'www.lis.example' }, false],
    ['nothing at all', { details: null }, false],
  ])('is %s: %j %s', (_, payload, aside) => expect(looksMachineMade(payload)).toBe(aside));
});
