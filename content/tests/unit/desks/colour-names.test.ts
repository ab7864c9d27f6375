import { expect, it } from 'vitest';
import { colourName } from '../../../src/desks/colour-names';

it.each([
  ['#d81b60', 'pink'],
  ['#F8BBD0', 'pink'],
  ['#ffa6c9', 'pink'],
  ['#c62828', 'red'],
  ['#ff5a36', 'red'],
  ['#aa2244', 'red'],
  ['#5d4037', 'brown'],
  ['#4e342e', 'brown'],
  ['#ef6c00', 'orange'],
  ['#ffa500', 'orange'],
  ['#ffc926', 'yellow'],
  ['#fbc02d', 'yellow'],
  ['#00664a', 'green'],
  ['#00a3a3', 'turquoise'],
  ['#0047d6', 'blue'],
  ['#6a1b9a', 'violet'],
  ['#4a0d3c', 'violet'],
  ['#17130e', 'black'],
  ['#000080', 'blue'],
  ['#808080', 'grey'],
  ['#ffffff', 'white'],
])('%s is called %s', (colour, name) => {
  expect(colourName(colour)?.[1]).toBe(name);
});

it('calls nothing what is no colour', () => {
  expect([null, undefined, '', 'pink', '#fff', 7].map(colourName)).toEqual(Array.from({ length: 6 }));
});
