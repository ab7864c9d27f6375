import { describe, expect, it } from 'vitest';
import { atomText, xmlText } from './atom.ts';

const FEED = {
  self: 'https://borealis.example/oferty.atom',
  page: 'https://borealis.example/oferty',
  title: 'Oferty',
  author: 'Galeria Borealis',
  lang: 'pl',
};

describe('a feed', () => {
  it('has changed when its latest entry has, by the change or else by its day', () => {
    const entries = [
      {
        url: 'https://borealis.example/a',
        title: 'A',
        published: '2026-11-01',
        updated: '2026-11-05T10:00:00+01:00',
      },
      { url: 'https://borealis.example/b', title: 'B', published: '2026-11-03' },
    ];
    expect(atomText({ ...FEED, entries }).match(/<updated>[^<]+/g)).toEqual([
      '<updated>2026-11-05T09:00:00Z',
      '<updated>2026-11-05T09:00:00Z',
      '<updated>2026-11-03T00:00:00Z',
    ]);
    expect(atomText({ ...FEED, entries: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });

  it('holds any text as text', () => {
    expect(xmlText(`<a href="x">'&'\u0000\u001b\ud800</a>\n😀`)).toBe(
      '&#60;a href=&#34;x&#34;&#62;&#39;&#38;&#39;&#60;/a&#62;\n😀',
    );
  });
});
