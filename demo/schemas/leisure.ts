import { z } from 'zod';
import { DISHES, LUNCH_CARDS, MOVIES } from '../structure/leisure.ts';
import { each, keysOf, slug, text } from './leaves.ts';

/** `leisure.json`: cinema, daily menu and lunch cards. `description` and `conditions` are HTML, everything else plain. */
export const leisure = z.strictObject({
  cinemaPage: z.strictObject({ heading: text, text, description: text }),
  /** What other pages say of the cinema. */
  cinemaSection: z.strictObject({ heading: text, text, linkName: text }),
  /** Titles as a distributor would give them in the language, not translated word for word. */
  movies: each(
    keysOf(MOVIES),
    z.strictObject({ title: text, slug, category: text, lead: text, description: text }),
  ),
  /** `name` is what the page is called in the menu of the site. */
  dailyMenu: z.strictObject({ name: text, heading: text, text }),
  dishes: each(DISHES, text),
  lunchCards: each(
    keysOf(LUNCH_CARDS),
    z.strictObject({
      name: text,
      slug,
      text,
      description: text,
      conditions: text,
      steps: z.array(z.strictObject({ title: text, text })),
    }),
  ),
});
