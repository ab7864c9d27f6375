import type { JobPage } from '../../content/job-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { floorClass } from '../../ui/floor.ts';
import { Prose } from '../../ui/Prose.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { Plan } from '../../ui/TenantCard.tsx';
import { TenantTile } from '../tenants/TenantTile.tsx';
import { DoorPlate, JobDoors } from './JobDoors.tsx';
import s from './JobView.module.css';
import { doorSign, jobDeadline, jobTerms } from './job-words.ts';

interface Props {
  page: JobPage;
  words: PageWords;
  homeHref: string;
  jobsHref: string;
}

/** One job: its door, what it is, until when and how to apply. Past its deadline it only says so. */
export function JobView({ page, words, homeHref, jobsHref }: Props) {
  const { t } = words;
  return (
    <main id="main" data-page="job" className={floorClass(page.place.level)}>
      <Head page={page} words={words} homeHref={homeHref} jobsHref={jobsHref} />
      {(page.description || page.shop) && (
        <section className={s.about}>
          <div>
            {page.description && (
              <>
                <h2 className="vh">{t('jobs:about')}</h2>
                <Prose html={page.description} />
              </>
            )}
          </div>
          {page.shop && (
            <Plan single>
              <TenantTile tenant={page.shop} words={words} />
            </Plan>
          )}
        </section>
      )}
      {page.more.length > 0 && (
        <section>
          <Sign title={t('jobs:more')} turn={0} link={{ name: t('jobs:all'), href: jobsHref }} />
          <div className={s.more}>
            <JobDoors jobs={page.more} words={words} />
          </div>
        </section>
      )}
      <div className={s.end} />
    </main>
  );
}

function Head({ page, words, homeHref, jobsHref }: Props) {
  const { t, dates } = words;
  const trail = [
    { name: t('tenants:home'), href: homeHref },
    { name: t('jobs:heading'), href: jobsHref },
  ];
  return (
    <section className={s.head}>
      <div className={s.words}>
        <Crumbs label={t('tenants:crumbs')} trail={trail} current={page.name} />
        <h1>{page.name}</h1>
        {page.closed && <p className={s.closed}>{t('jobs:closed', { date: dates.long(page.deadline) })}</p>}
        <Facts facts={facts(page, words)} />
        {(page.email ?? page.form) && (
          <div className={s.actions}>
            {page.form && (
              <ButtonLink href={page.form.href} rel="noopener" arrow>
                {t('jobs:applyForm')}
              </ButtonLink>
            )}
            {page.email && (
              <ButtonLink href={page.email.href} pictogram="mail" look={page.form ? 'outline' : 'ink'}>
                {t('jobs:applyMail')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      <div className={s.wall} aria-hidden="true">
        <div className={s.leaf}>
          <DoorPlate sign={doorSign(page)} />
        </div>
      </div>
    </section>
  );
}

function facts(page: JobPage, words: PageWords) {
  const { t } = words;
  const list: Parameters<typeof Facts>[0]['facts'] = [];
  const deadline = page.closed ? undefined : jobDeadline(page, words);
  if (deadline) {
    list.push({
      pictogram: 'clock',
      label: t('jobs:facts.deadline'),
      value: [deadline.day, deadline.near].filter(Boolean).join(', '),
    });
  }
  list.push({
    pictogram: 'pin',
    label: t('jobs:facts.employer'),
    value: page.tenant ? (
      <>
        <Chip level={page.place.level}>{doorSign(page) || undefined}</Chip>
        <a href={page.tenant.href}>{page.tenant.name}</a>
      </>
    ) : (
      t('jobs:centre')
    ),
  });
  const terms = jobTerms(page, words);
  if (terms) list.push({ pictogram: 'service', label: t('jobs:facts.contract'), value: terms });
  if (page.email) {
    list.push({
      pictogram: 'mail',
      label: t('jobs:facts.email'),
      value: <a href={page.email.href}>{page.email.name}</a>,
    });
  }
  return list;
}
