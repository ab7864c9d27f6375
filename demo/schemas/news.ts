import { z } from 'zod';
import { JOBS, PRESS_ARTICLES } from '../structure/news.ts';
import { each, headed, keysOf, slug, text } from './leaves.ts';

/** `news.json`: jobs and press. Descriptions are HTML. */
export const news = z.strictObject({
  jobs: each(keysOf(JOBS), z.strictObject({ name: text, slug, workingTime: text, description: text })),
  press: z.strictObject({
    pageName: text,
    lead: text,
    /** The file is in English, and the text says so. */
    kit: headed,
    policy: headed,
    contactRole: text,
  }),
  pressArticles: each(
    keysOf(PRESS_ARTICLES),
    z.strictObject({ name: text, slug, lead: text, description: text }),
  ),
});
