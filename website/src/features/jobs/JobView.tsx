import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorClass } from '../../ui/floors/floor.ts';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Plan } from '../../ui/TenantCard/TenantCard.tsx';
import { TenantTile } from '../opening-times/TenantTile.tsx';
import { DoorPlate, JobDoors } from './JobDoors.tsx';
import s from './JobView.module.css';
import type { JobPage } from './job-models.ts';
import { doorSign, jobDeadline, jobTerms } from './job-words.ts';

interface Props {
  page: JobPage;
  words: PageWords;
  homeHref: string;
  jobsHref: string;
  part: DrawPart;
}

/** One job: its door, what it is, until when and how to apply. Past its deadline it only says so. */
export function JobView({ page, words, homeHref, jobsHref, part }: Props) {
  const { t } = words;
  const { shop } = page;
  return (
    <main id="main" data-page="job" className={floorClass(page.place.level)}>
      <Head page={page} words={words} homeHref={homeHref} jobsHref={jobsHref} part={part} />
      {(page.description || shop) && (
        <section className={s.about}>
          <div>
            {page.description && (
              <>
                <h2 className="vh">{t('jobs:about')}</h2>
                <Prose html={page.description} />
              </>
            )}
          </div>
          {shop &&
            part('shop', () => (
              <Plan single>
                <TenantTile tenant={shop} words={words} />
              </Plan>
            ))}
        </section>
      )}
      {page.more.length > 0 &&
        part('more', () => (
          <section>
            <SectionHeading title={t('jobs:more')} turn={0} link={{ name: t('jobs:all'), href: jobsHref }} />
            <div className={s.more}>
              <JobDoors jobs={page.more} words={words} />
            </div>
          </section>
        ))}
      <div className={s.end} />
    </main>
  );
}

function Head({ page, words, homeHref, jobsHref, part }: Props) {
  const { t, dates } = words;
  const trail = [
    { name: t('tenants:home'), href: homeHref },
    { name: t('jobs:heading'), href: jobsHref },
  ];
  return (
    <section className={s.head}>
      <div className={s.words}>
        <Breadcrumbs label={t('tenants:crumbs')} trail={trail} current={page.name} />
        <h1>{page.name}</h1>
        {page.closed && <p className={s.closed}>{t('jobs:closed', { date: dates.long(page.deadline) })}</p>}
        {part('facts', () => (
          <DescriptionList facts={facts(page, words)} />
        ))}
        {(page.email ?? page.form) && (
          <div className={s.actions}>
            {page.form && (
              <ButtonLink href={page.form.href} rel="noopener" arrow>
                {t('jobs:applyForm')}
              </ButtonLink>
            )}
            {page.email && (
              <ButtonLink href={page.email.href} icon="mail" look={page.form ? 'outline' : 'ink'}>
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
  const list: Parameters<typeof DescriptionList>[0]['facts'] = [];
  const deadline = page.closed ? undefined : jobDeadline(page, words);
  if (deadline) {
    list.push({
      icon: 'clock',
      label: t('jobs:facts.deadline'),
      value: [deadline.day, deadline.near].filter(Boolean).join(', '),
    });
  }
  list.push({
    icon: 'pin',
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
  if (terms) list.push({ icon: 'service', label: t('jobs:facts.contract'), value: terms });
  if (page.email) {
    list.push({
      icon: 'mail',
      label: t('jobs:facts.email'),
      value: <a href={page.email.href}>{page.email.name}</a>,
    });
  }
  return list;
}
