import { isTag, isTaggedEntity, PLAIN_TAGS, SLUG_TAGS, TOUCHED_BY, touchedBy } from '@mall/contract/tags.ts';
import { describe, expect, it } from 'vitest';

describe('isTag', () => {
  it.each(PLAIN_TAGS)('takes %s, and nothing around it', (tag) => {
    expect(isTag(tag)).toBe(true);
    for (const other of [`${tag}x`, `x${tag}`, `${tag} `, `${tag}${tag}`, `${tag}:jesien`, tag.toUpperCase()])
      expect(isTag(other), other).toBe(false);
  });

  it.each(SLUG_TAGS)('takes %s with a slug alone', (tag) => {
    for (const slug of ['jesien', 'jesień', '1', 'a:b', 'x'.repeat(200)])
      expect(isTag(`${tag}:${slug}`), slug).toBe(true);
    for (const slug of ['', 'x'.repeat(201), 'two words', 'a\n', 'a\u0000', '\u0085'])
      expect(isTag(`${tag}:${slug}`), slug).toBe(false);
    expect(isTag(`x${tag}:jesien`)).toBe(false);
  });

  it('takes words alone', () => {
    for (const value of [['offers'], { toString: () => 'offers' }, null, undefined, 3, ''])
      expect(isTag(value)).toBe(false);
  });
});

describe('what a change touches', () => {
  const names = Object.keys(TOUCHED_BY).filter(isTaggedEntity);

  it('is known of the names of the table alone', () => {
    expect(names).toEqual(Object.keys(TOUCHED_BY));
    for (const name of ['submission', 'toString', 'constructor', ''])
      expect(isTaggedEntity(name)).toBe(false);
  });

  it.each(names)('of %s are tags of the vocabulary', (name) => {
    const { lists, entry } = touchedBy(name);
    expect(touchedBy(name)).toBe(TOUCHED_BY[name]);
    expect(lists.filter((tag) => !isTag(tag))).toEqual([]);
    expect(new Set(lists).size).toBe(lists.length);
    expect(entry === undefined || isTag(`${entry.tag}:jesien`)).toBe(true);
  });

  it('of a picture’s words is every list', () => {
    expect(touchedBy('picture-text').lists).toEqual(PLAIN_TAGS);
  });
});
