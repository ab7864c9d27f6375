import type { ReactNode } from 'react';
import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { longestWord } from '../../ui/longest-word.ts';
import { Prose } from '../../ui/Prose/Prose.tsx';
import type { PolicyPage } from './document-models.ts';
import s from './PolicyView.module.css';

/** Letters from which a word does not fit on a phone in full size. */
const LONG = 14;

interface Props {
  page: PolicyPage;
  /** Which of the policies. */
  kind: 'terms' | 'privacy-policy' | 'cookie-policy';
  words: PageWords;
  homeHref: string;
  /** A last chapter that the document itself does not hold, and its entry in the contents. */
  last?: { id: string; name: string; content: ReactNode };
}

/** A long document beside the directory of its chapters, numbered like floors: with scripts off a list of anchors. */
export function PolicyView({ page, kind, words, homeHref, last }: Props) {
  const { t, dates } = words;
  const chapters = last ? [...page.chapters, last] : page.chapters;
  const since = dates.long(page.since);
  const changed = dates.long(page.changed);
  return (
    <main id="main" data-page={kind} className={s.page}>
      <header className={s.head}>
        <Breadcrumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={page.title}
        />
        <h1 className={longestWord(page.title) >= LONG ? s.long : undefined}>{page.title}</h1>
        {page.lead && <p className={s.lead}>{page.lead}</p>}
        {(since || changed) && (
          <p className={s.date}>
            {since ? t('documents:since', { date: since }) : t('documents:changed', { date: changed })}
          </p>
        )}
      </header>
      <div className={chapters.length > 1 ? s.columns : s.alone}>
        {chapters.length > 1 && (
          <nav className={`on-ink ${s.contents}`} aria-label={t('documents:contents')}>
            <ol>
              {chapters.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={s.text}>
          <Prose html={page.html} />
          {last?.content}
        </div>
      </div>
    </main>
  );
}
