import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

describe('contact', () => {
  it.each([
    [{ Id: '150', Name: 'Informacja', Phone: '+48 22 555', Remarks: '' }],
    [
      {
        id: 'd150',
        name: 'Informacja',
        phone: '+48 22 555',
        created_at: '2026-10-01',
        sort: '1',
        status: 'published',
      },
    ],
    [{ _key: 'k', _type: 'contact', name: 'Informacja', phone: '+48 22 555', date_updated: '2026-10-01' }],
  ])('reads nothing of contact that systems keep for themselves: %j', (contact) => {
    const { contact: facts } = read('infoPage', { contact: [contact] });
    expect(facts).toMatchObject([{ name: 'Informacja', kind: 'phone', value: '+48 22 555' }]);
  });

  it('reads contact as one object or several', () => {
    const one = read('infoPage', {
      contact: { name: 'Informacja', phone: '+48 22 555', email: 'a@b.example', address: 'Długa 1' },
    });
    expect(one.contact.map(({ kind, value, href }) => [kind, value, href])).toEqual([
      ['phone', '+48 22 555', 'tel:+4822555'],
      ['email', 'a@b.example', 'mailto:a@b.example'],
      ['address', 'Długa 1', null],
    ]);
    expect(
      read('infoPage', {
        contacts: [
          { title: 'Biuro', phone: '1' },
          { name: 'Ochrona', value: '2' },
        ],
      }).contact,
    ).toMatchObject([
      { name: 'Biuro', value: '1' },
      { name: 'Ochrona', value: '2' },
    ]);
  });

  it('finds by one rule the addresses that a form takes: of any script, without what stands around them', () => {
    const contact = 'Офис (офис@център.бг)\nBiuro (biuro@b.example).\nSklep: sklep@b.e2';
    expect(read('infoPage', { contact }).contact.map(({ name, kind, value }) => [name, kind, value])).toEqual(
      [
        ['Офис', 'email', 'офис@център.бг'],
        ['Biuro', 'email', 'biuro@b.example'],
        [null, undefined, 'Sklep: sklep@b.e2'],
      ],
    );
  });

  it.each(['a', '@', 'a@', '+48 22 555 00 00 ', 'tel', '<', '1', ' '])(
    'reads contact of a hundred thousand letters of %j',
    (part) => {
      const { contact } = read('infoPage', { contact: part.repeat(100_000 / part.length) });
      expect(contact.length).toBeLessThan(3);
    },
  );

  it('takes no long number for a telephone that is not said to be one', () => {
    const { contact } = read('infoPage', { contact: 'NIP 123-456-78-90\nKRS 0000123456\n+48 22 555 00 00' });
    expect(contact.map(({ kind }) => kind)).toEqual([undefined, undefined, 'phone']);
  });
});
