import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { JobDoors } from './JobDoors.tsx';
import s from './JobsView.module.css';
import type { JobsPage } from './job-models.ts';

interface Props {
  page: JobsPage;
  words: PageWords;
  homeHref: string;
  /** Instead of a list without entries. */
  nothing: string;
  part: DrawPart;
}

/** All open jobs: a corridor of doors. */
export function JobsView({ page, words, homeHref, nothing, part }: Props) {
  const { t } = words;
  return (
    <main id="main" data-page="jobs">
      <header className={s.head}>
        <Breadcrumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={t('jobs:heading')}
        />
        <h1>{t('jobs:heading')}</h1>
        {page.jobs.length > 0 && (
          <p>
            {t('jobs:lead', { count: page.jobs.length })} {page.jobs.length > 1 && t('jobs:soonest')}
          </p>
        )}
      </header>
      {page.jobs.length > 0 ? (
        (part('jobs', () => (
          <div className={s.corridor}>
            <JobDoors jobs={page.jobs} words={words} heading="h2" />
          </div>
        )) ?? <EmptyState text={t('common:error.unknown')} />)
      ) : (
        <EmptyState text={nothing} />
      )}
    </main>
  );
}
