import type { JobKey, PressArticleKey } from './structure';

/** Words of jobs and press in one language. */
export interface NewsTexts {
  /** Name, slug (ASCII), working time in words, description (HTML). */
  jobs: Readonly<Record<JobKey, readonly [string, string, string, string]>>;
  press: {
    pageName: string;
    lead: string;
    /** Heading, text. The file is in English, and the text says so. */
    kit: readonly [string, string];
    policy: readonly [string, string];
    contactRole: string;
  };
  /** Name, slug (ASCII), one sentence, description (HTML). */
  pressArticles: Readonly<Record<PressArticleKey, readonly [string, string, string, string]>>;
  /** Alternative texts of the drawings. */
  pictures: Readonly<Record<string, string>>;
}
