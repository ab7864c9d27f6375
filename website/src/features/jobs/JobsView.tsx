import type { JobsPage } from '../../content/job-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { JobDoors } from './JobDoors.tsx';
import s from './JobsView.module.css';

interface Props {
  page: JobsPage;
  words: PageWords;
  homeHref: string;
}

/** All open jobs: a corridor of doors. */
export function JobsView({ page, words, homeHref }: Props) {
  const { t } = words;
  return (
    <main id="main" data-page="jobs">
      <header className={s.head}>
        <Crumbs
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
        <div className={s.corridor}>
          <JobDoors jobs={page.jobs} words={words} heading="h2" />
        </div>
      ) : (
        <EmptyState text={t('common:error.noJobs')} />
      )}
    </main>
  );
}
