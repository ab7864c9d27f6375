import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../../../scripts/tests/drawing.ts';
import { looksAgain, patternsTried } from '../../../../scripts/tests/patterns.ts';
import { longestWord } from '../../ui/longest-word.ts';
import { withChapters } from './anchors.ts';
import { createLinks } from './links.ts';
import { htmlOfMarkdown } from './markdown.ts';
import { uploadSource } from './pictures.ts';
import { floorLevel } from './place.ts';
import { richText } from './rich-text.ts';
import { plainText } from './text.ts';
import { videoId } from './video.ts';
import { emailLink, phoneLink } from './ways-to-reach.ts';

const links = createLinks('pl-PL');

/** Everything that reads a text of the content system. */
const READERS: readonly [string, (text: string) => unknown][] = [
  ['plainText', plainText],
  ['richText', (text) => withChapters(richText(text, links) ?? '')],
  ['an address', (text) => [links.content(text), uploadSource(text), videoId(text)]],
  ['a floor', floorLevel],
  ['a way to reach someone', (text) => [phoneLink(text), emailLink(text)]],
];

/** What texts are written with, by people and by machines. */
const PIECES = [
  ...['**', '__', '_', '`', '```\n', '# ', '> ', '- ', '1. ', '| ', '|-|\n', '[', '](', ')', '![', '~~'],
  ...[
    '<p>',
    '</p>',
    '<b',
    '<a href="',
    '">',
    '<!--',
    '-->',
    '<hr>',
    '<blockquote>',
    '<img src="/uploads/',
    '<',
  ],
  ...[
    '&',
    '&amp;',
    '&#x',
    ';',
    '\\',
    '\n',
    '\n\n',
    ' ',
    '\t',
    '\u00a0',
    '\ud800',
    '\udc00',
    '\u0000',
    'a',
    'ż',
    '🦉',
  ],
  ...[
    'https://www.youtube.com/embed/a__b1c__d"',
    '<iframe src="',
    '</iframe>',
    '<center>',
    '<table><tr><td>',
  ],
];

const text = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 5 })), {
  maxLength: 60,
});

describe.each(READERS)('%s', (_, read) => {
  it('is read from any text, and the same again', () => {
    fc.assert(
      fc.property(text, (pieces) => {
        const written = pieces.join('');
        expect(read(written)).toEqual(read(written));
      }),
      drawing(300),
    );
  });

  it.each(PIECES)('is read from a hundred thousand letters of %j', (piece) => {
    expect(() => read(piece.repeat(Math.ceil(100_000 / piece.length)))).not.toThrow();
  });
});

it('is read however many headings or words it has', () => {
  expect(richText(`${'<h2 '.repeat(600_000)}>Hours</h2>`, links)).toBe('<h2>Hours</h2>');
  expect(longestWord('a '.repeat(600_000))).toBe(1);
});

describe('a text that stays Markdown when it has become HTML', () => {
  it.each([
    ['<blockquote>**x**</blockquote>', '**x**'],
    ['<hr>**x**', '**x**'],
    ['<center>**x**</center>', '**x**'],
    ['<img src="/uploads/a__b__c.png">', undefined],
    ['<iframe src="https://www.youtube.com/embed/a__b1c__d"></iframe>', undefined],
    ['<!-- **x** -->', undefined],
  ])('%s', (written, words) => expect(plainText(written)).toBe(words));
});

/** Deeper than is read. */
const DEEP = '>   '.repeat(20);

describe('Markdown', () => {
  it.each([
    ['**a**', '<strong>a</strong>'],
    ['x **a b** y', '<strong>a b</strong>'],
    ['** a **b**', '<strong>b</strong>'],
    ['__a__', '<strong>a</strong>'],
  ])('is known by a span of its marks: %s', (written, html) => {
    expect(htmlOfMarkdown(written)).toContain(html);
  });

  it.each(['** a', '**a', 'a ** b **', '**a\nb**', '2 ** 3', '**'])('is none in %j', (written) => {
    expect(htmlOfMarkdown(written)).toBeUndefined();
  });

  it('is sought by patterns that look at no letter again for each place that they may begin at', () => {
    const patterns = [
      ...patternsTried(() => htmlOfMarkdown('**a ')),
      ...patternsTried(() => htmlOfMarkdown(DEEP)),
    ];
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter(looksAgain)).toEqual([]);
  });

  it('is left as it is where its reader would look back and forth in it, or go down in it, for too long', () => {
    const list = '- a few words\n'.repeat(900);
    expect(htmlOfMarkdown(list)?.match(/<li>/g)).toHaveLength(900);
    expect(htmlOfMarkdown(`**a** ${'_b_'.repeat(2_000)}`)).toBeUndefined();
    expect(htmlOfMarkdown(`${'> '.repeat(19)}a`)).toContain('<blockquote>');
    expect(htmlOfMarkdown(`${'> '.repeat(20)}a`)).toBeUndefined();
    expect(
      htmlOfMarkdown(Array.from({ length: 40 }, () => `**a** ${'b'.repeat(4_000)}`).join('\n\n')),
    ).toContain('<strong>');
  });
});
