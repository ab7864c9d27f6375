import type { PageWords } from '../../i18n/page-words.ts';
import type { DrawPart } from '../../ui/draw-part.ts';
import { withOwnStorage } from '../consent/own-storage.ts';
import { CookieTables } from './CookieTables.tsx';
import type { CookiePolicyPage } from './document-models.ts';
import { PolicyView } from './PolicyView.tsx';

const LIST_ID = 'cookie-list';

interface Props {
  page: CookiePolicyPage;
  words: PageWords;
  homeHref: string;
  part: DrawPart;
}

/** The cookie policy, with the list of what is kept as its last chapter. */
export function CookiePolicyView({ page, words, homeHref, part }: Props) {
  const content = part('cookies', () => (
    <CookieTables categories={withOwnStorage(page.categories, words.t)} words={words} id={LIST_ID} />
  ));
  const last = content ? { id: LIST_ID, name: words.t('documents:cookies'), content } : undefined;
  return <PolicyView page={page} kind="cookie-policy" words={words} homeHref={homeHref} last={last} />;
}
