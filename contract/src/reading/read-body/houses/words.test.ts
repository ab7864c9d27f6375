import { describe, expect, it } from 'vitest';
import { read } from '../read.fixture.ts';

describe('numbers of days', () => {
  it.each<[string | number, string]>([
    ['1-6', 'monday-saturday'],
    ['6, 7', 'saturday, sunday'],
    ['7', 'sunday'],
    [0, 'sunday'],
  ])('%j', (day, expected) => {
    const openingHours = [{ day, open: '9:00', close: '21:00' }];
    expect(read('tenant', { id: 3, name: 'Halland', slug: 'halland', openingHours })).toMatchObject({
      openingHours: [{ day: expected, opening_hour: '09:00' }],
    });
  });
});

describe('words that were made ready for a page before they were stored', () => {
  const named = (name: string) => read('tenant', { id: 3, name, slug: 'a' }).name;

  it.each([
    ['Marks &amp; Spencer', 'Marks & Spencer'],
    ['Kr&oacute;l &quot;Lew&quot; &copy;', 'Król "Lew" ©'],
    ['&#321;&#xF3;d&#x17A; &#39;24', "Łódź '24"],
    ['Ksi\u0105\u017cka &ndash; 2&nbsp;z\u0142', 'Książka – 2\u00a0zł'],
  ])('%s is %s', (written, expected) => {
    expect(named(written)).toBe(expected);
  });

  it.each(['R&D; B&B', 'a &lt;b&gt; c &#60;', '&nothing; &#0; &#xD800; &#xFFFFFF;', '<b>Tom &amp; Ann</b>'])(
    '%s stays as it is',
    (written) => {
      expect(named(written)).toBe(written);
    },
  );
});
