import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { Prose } from '../../ui/Prose/Prose.tsx';
import type { SurveyQuestion } from '../forms/survey-question.ts';
import { SurveyForm } from './SurveyForm.tsx';
import s from './SurveyView.module.css';
import type { SurveyPage } from './survey-models.ts';

interface Props {
  page: SurveyPage;
  words: PageWords;
  homeHref: string;
  /** Address of this page. */
  source: string;
  slug: string;
  part: DrawPart;
}

/** A survey: when it runs and why, then its questions, to be answered while it runs and to be read otherwise. */
export function SurveyView({ page, words, homeHref, source, slug, part }: Props) {
  const { t } = words;
  return (
    <main id="main" data-page="survey">
      <header className={s.head}>
        <div>
          <Breadcrumbs
            label={t('tenants:crumbs')}
            trail={[{ name: t('tenants:home'), href: homeHref }]}
            current={page.name}
          />
          <p className={s.label}>{t('survey:label')}</p>
          <h1>{page.name}</h1>
        </div>
        <div className={s.about}>
          <p className={s.term}>{term(page, words)}</p>
          {page.lead && <p className={s.lead}>{page.lead}</p>}
          {page.html && <Prose html={page.html} />}
        </div>
      </header>
      {page.questions.length > 0 &&
        (part('questions', () => (
          <section aria-labelledby="questions">
            <h2 id="questions" className="vh">
              {t('survey:questions')}
            </h2>
            {page.state === 'running' ? (
              <div className={s.form}>
                <SurveyForm
                  questions={page.questions}
                  stepped={page.stepped}
                  words={words}
                  source={source}
                  page={slug}
                  labelledBy="questions"
                />
              </div>
            ) : (
              <ol className={s.questions}>
                {page.questions.map((question) => (
                  <Question key={question.question} question={question} words={words} />
                ))}
              </ol>
            )}
          </section>
        )) ?? <p>{t('common:error.unknown')}</p>)}
    </main>
  );
}

function term({ state, starts, ends }: SurveyPage, { t, dates }: PageWords): string {
  if (state === 'ended') return t('survey:ended');
  if (state === 'coming') return t('survey:coming', { date: dates.long(starts) });
  return ends ? t('survey:running', { date: dates.long(ends) }) : t('survey:open');
}

const RATINGS = [1, 2, 3, 4, 5] as const;

function Question({ question, words: { t } }: { question: SurveyQuestion; words: PageWords }) {
  const { type, options, help, required } = question;
  const kind = t(`survey:${type}`);
  return (
    <li className={s.question}>
      <div className={s.asked}>
        <h3>{question.question}</h3>
        <p>{help ?? (required ? kind : `${kind}, ${t('survey:optional')}`)}</p>
      </div>
      {options.length > 0 && (
        <ul className={type === 'single' ? s.single : s.multiple}>
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      )}
      {type === 'rating' && (
        <ul className={s.rating}>
          {RATINGS.map((rating) => (
            <li key={rating}>{rating}</li>
          ))}
        </ul>
      )}
      {type === 'text' && <div className={s.lines} />}
    </li>
  );
}
