/** View models of terms and policies; rules as in content/cards.ts. */

import type { Seo } from '../../content/fields/seo.ts';
import type { Cookies } from '../consent/cookies.ts';

/** One chapter of a long document; `id` is the anchor of its heading. */
interface Chapter {
  id: string;
  name: string;
}

export interface PolicyPage {
  title: string;
  lead?: string;
  /** Sanitised; its second-level headings carry the ids of the chapters. */
  html: string;
  chapters: Chapter[];
  /** YYYY-MM-DD or ISO 8601; `since` = in force since, `changed` = last change, where nothing else is known. */
  since?: string;
  changed?: string;
  seo: Seo;
}

export interface CookiePolicyPage extends PolicyPage {
  categories: Cookies['categories'];
}
