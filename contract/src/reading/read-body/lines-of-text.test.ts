import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

describe('lines of a text', () => {
  const line = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

  it.each<[string, unknown]>([
    ['a tree', [line('Informacja'), line('tel. 22 555 00 00, ul. Zorzy 2'), line('Biuro: biuro@b.example')]],
    ['HTML', '<p>Informacja<br>tel. 22 555 00 00, ul. Zorzy 2</p><p>Biuro: biuro@b.example</p>'],
    ['lines', 'Informacja\ntel. 22 555 00 00, ul. Zorzy 2\nBiuro: biuro@b.example'],
  ])('reads contact that is written as text: %s', (_, contact) => {
    expect(
      read('infoPage', { contact }).contact.map(({ name, kind, value, href }) => [name, kind, value, href]),
    ).toEqual([
      [null, undefined, 'Informacja', null],
      ['tel.', 'phone', '22 555 00 00', 'tel:225550000'],
      ['tel.', undefined, 'ul. Zorzy 2', null],
      ['Biuro', 'email', 'biuro@b.example', 'mailto:biuro@b.example'],
    ]);
  });

  it('reads lines of a text as entries where one may stand for an entry', () => {
    expect(read('dailyMenu', { menus: [line('Żurek'), line('Pierogi')] }).menus).toMatchObject([
      { week: [{ dishes: [{ name: 'Żurek' }, { name: 'Pierogi' }] }] },
    ]);
    expect(
      read('giftCard', { steps: '<ol><li>Kup</li><li>Daj &amp; ciesz się</li></ol>' }).steps,
    ).toMatchObject([{ text: 'Kup' }, { text: 'Daj & ciesz się' }]);
  });
});
