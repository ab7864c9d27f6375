import type { DishKey, LunchCardKey, MovieKey } from './structure';

/** `description` and `conditions` are HTML, everything else plain; slugs are lower-case ASCII. */
export interface LeisureTexts {
  cinemaPage: { heading: string; text: string; description: string };
  /** What other pages say of the cinema. */
  cinemaSection: { heading: string; text: string; linkName: string };
  /** Titles as a distributor would give them in the language, not translated word for word. */
  movies: Record<
    MovieKey,
    [title: string, slug: string, category: string, lead: string, description: string]
  >;
  /** `name` is what the page is called in the menu of the site. */
  dailyMenu: { name: string; heading: string; text: string };
  dishes: Record<DishKey, string>;
  lunchCards: Record<LunchCardKey, LunchCardText>;
  /** Alternative texts of the pictures. */
  pictures: Record<`poster-${MovieKey}` | `lunch-card-${LunchCardKey}`, string>;
}

export interface LunchCardText {
  name: string;
  slug: string;
  text: string;
  description: string;
  conditions: string;
  steps: readonly [title: string, text: string][];
}
