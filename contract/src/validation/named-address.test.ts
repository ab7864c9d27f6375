import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../scripts/tests/drawing.ts';
import { namesAddress, withoutAddress } from './named-address.ts';

const ANNA = 'anna@example.com';
const MARK = '[…]';

/** Between the parts of an address or a domain. */
const TIES = ['', '.', '-', '+', '_', "'", '.-'];
const word = fc.stringMatching(/^[a-z0-9żщ]{1,8}$/);
const neighbour = fc.oneof(
  fc.tuple(word, fc.constantFrom(...TIES)).map(([before, tie]) => `${before}${tie}${ANNA}`),
  word.map((after) => `${ANNA}${after}`),
  fc.tuple(word, fc.constantFrom('.pl', '.co.uk')).map(([label, end]) => `${ANNA}.${label}${end}`),
  fc.tuple(word, fc.constantFrom('.pl', '.de')).map(([more, end]) => `${ANNA}-${more}${end}`),
);
const around = fc.constantFrom('', ' ', '\n', '"', '<', '(', 'mailto:', 'e-mail: ', '…', '/', '?email=');
const behind = fc.constantFrom('', ' ', '\n', '"', '>', ')', ',', '. Call me', '!', "'s", ' - thanks', '...');

describe('an address in a text', () => {
  it('is not that of a neighbour whose address contains it', () => {
    fc.assert(
      fc.property(around, neighbour, behind, (before, address, after) => {
        const text = `${before}${address.toUpperCase()}${after}`;
        expect(namesAddress(text, ANNA)).toBe(false);
        expect(withoutAddress(text, ANNA, MARK)).toBe(text);
      }),
      drawing(100),
    );
  });

  it('is found beside neighbours, and taken out without touching them', () => {
    fc.assert(
      fc.property(around, behind, neighbour, (before, after, address) => {
        const text = `${address} ${before}${ANNA}${after} ${address}`;
        expect(namesAddress(text, ANNA)).toBe(true);
        expect(withoutAddress(text, ANNA, MARK)).toBe(`${address} ${before}${MARK}${after} ${address}`);
      }),
      drawing(100),
    );
  });

  it.each([
    'Anna@Example.COM',
    "'anna@example.com'",
    'write to anna@example.com.',
    'to...anna@example.com',
    '- anna@example.com',
    '-anna@example.com',
    'x@y.pl,anna@example.com;z@y.pl',
  ])('is named in %j', (text) => expect(namesAddress(text, ANNA)).toBe(true));

  it.each([
    'hanna@example.com',
    'jo.anna@example.com',
    'anna@example.com.pl',
    'anna@example.community',
    'annaxexample.com',
  ])('is not named in %j', (text) => expect(namesAddress(text, ANNA)).toBe(false));

  it('is text, whatever signs it has', () => {
    const odd = 'a+b.c$&{1}@example.com';
    expect(withoutAddress(`to ${odd}!`, odd, '$&')).toBe('to $&!');
    expect(namesAddress('aab.c$&{1}@example.com', odd)).toBe(false);
    expect(namesAddress('a+bxc$&{1}@example.com', odd)).toBe(false);
  });
});
