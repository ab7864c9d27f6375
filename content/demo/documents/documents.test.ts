import { describe, expect, it } from 'vitest';
import { documentPictures } from './drawings';
import { INFO_LINKS, SURVEYS, type SurveyKey } from './structure';
import { WRITTEN } from './written';

/** Every string of a value with its path. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}

describe.each(Object.entries(WRITTEN))('the documents in %s', (_, words) => {
  it('have the same entries as English, none of them empty but a help that is not given', () => {
    const paths = (one: unknown) => strings(one).map(([path]) => path);
    expect(paths(words)).toEqual(paths(WRITTEN.en));
    for (const [path, text] of strings(words)) {
      expect(text.trim(), path).toBe(text);
      if (!/\.questions\.\d+\.1$/.test(path)) expect(text, path).not.toBe('');
    }
  });

  it('have ascii slugs, each once', () => {
    for (const list of [words.pages, words.surveys]) {
      const slugs = Object.values(list).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('ask as many questions as the structure has kinds, with answers where one chooses', () => {
    for (const key of Object.keys(SURVEYS) as SurveyKey[]) {
      const kinds = SURVEYS[key].questions;
      const asked = words.surveys[key].questions;
      expect(asked.length, key).toBe(kinds.length);
      kinds.forEach(({ type }, index) => {
        const chosen = type === 'single' || type === 'multiple';
        expect((asked[index]?.[2].length ?? 0) > 0, `${key} ${index}`).toBe(chosen);
      });
    }
  });

  it('open and close the same tags in every text', () => {
    for (const [path, text] of strings(words)) {
      const tags = [...text.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)];
      const open = tags.filter(([, slash]) => !slash).map(([, , name]) => name);
      const shut = tags.filter(([, slash]) => slash).map(([, , name]) => name);
      expect(open.sort(), path).toEqual(shut.sort());
    }
  });
});

it('lead from contact and info to every page and survey, and draw every picture', () => {
  expect(INFO_LINKS.length).toBe(
    Object.keys(WRITTEN.en.pages).length + Object.keys(WRITTEN.en.surveys).length,
  );
  expect(
    documentPictures()
      .map(({ key }) => key)
      .sort(),
  ).toEqual(Object.keys(WRITTEN.en.pictures).sort());
});
