import { z } from 'zod';
import { searchedWords } from '../../validation/searched-words.ts';

/** The words of a search that found nothing, as `searchedWords` gives them. Nothing says whose they were. */
export const emptySearch = z.object({
  query: z.string().refine((text) => searchedWords(text) === text, 'not words that may be counted'),
});
