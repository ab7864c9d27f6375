import type { PageWords } from '../../i18n/page-words.ts';
import { withOwnStorage } from '../consent/own-storage.ts';
import { CookieTables } from './CookieTables.tsx';
import type { CookiePolicyPage } from './document-models.ts';
import { PolicyView } from './PolicyView.tsx';

const LIST_ID = 'cookie-list';

interface Props {
  page: CookiePolicyPage;
  words: PageWords;
  homeHref: string;
}

/** The cookie policy, with the list of what is kept as its last chapter. */
export function CookiePolicyView({ page, words, homeHref }: Props) {
  const list = {
    id: LIST_ID,
    name: words.t('documents:cookies'),
    content: (
      <CookieTables categories={withOwnStorage(page.categories, words.t)} words={words} id={LIST_ID} />
    ),
  };
  return <PolicyView page={page} kind="cookie-policy" words={words} homeHref={homeHref} last={list} />;
}
