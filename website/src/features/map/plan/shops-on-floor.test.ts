import { describe, expect, it } from 'vitest';
import type { DirectoryLetter } from '../../tenants/tenant-models.ts';
import { shopsOn } from './shops-on-floor.ts';

const directory: DirectoryLetter[] = [
  {
    letter: 'A',
    shops: [
      { name: 'Atol', href: '/atol', place: { level: 0, room: '0.10' } },
      { name: 'Aga', href: '/aga', place: { level: 0, room: '0.2' } },
      { name: 'Adrift', href: '/adrift', place: { level: null } },
    ],
  },
  { letter: 'Z', shops: [{ name: 'Zapas', href: '/zapas', place: { level: -1, room: '-1.01' } }] },
];

describe('shops on the plan', () => {
  it('lists a floor in the order of its doors, and only shops that have one', () => {
    expect(shopsOn(directory, 0).map((shop) => shop.room)).toEqual(['0.2', '0.10']);
    expect(shopsOn(directory, 3)).toEqual([]);
  });
});
