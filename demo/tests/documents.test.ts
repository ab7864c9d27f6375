import { DEMO_LOCALES } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import { readWords } from '../reading/words.ts';
import { INFO_LINKS, SURVEYS, type SurveyKey } from '../structure/documents.ts';
import { strings } from './strings.ts';

describe.each(DEMO_LOCALES)('the documents in %s', (locale) => {
  const words = readWords(locale).documents;

  it('have slugs, each once', () => {
    for (const list of [words.pages, words.surveys]) {
      const slugs = Object.values(list).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it('have answers to the questions where one chooses', () => {
    for (const key of Object.keys(SURVEYS) as SurveyKey[]) {
      const kinds = SURVEYS[key].questions;
      const asked = words.surveys[key].questions;
      kinds.forEach(({ type }, index) => {
        const chosen = type === 'single' || type === 'multiple';
        expect((asked[index]?.options.length ?? 0) > 0, `${key} ${index}`).toBe(chosen);
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

it('lead from contact and info to every page and survey', () => {
  const { pages, surveys } = readWords('en').documents;
  expect(INFO_LINKS.length).toBe(Object.keys(pages).length + Object.keys(surveys).length);
});
