import type { PageWords } from '../../i18n/page-words.ts';
import { floorClass, isInky } from '../../ui/floors/floor.ts';
import { Logo } from '../../ui/Logo/Logo.tsx';
import s from './JobDoors.module.css';
import type { JobCard } from './job-models.ts';
import { doorSign, jobDeadline, jobTerms } from './job-words.ts';

interface Props {
  jobs: JobCard[];
  words: PageWords;
  heading?: 'h2' | 'h3';
}

/** Signs of more letters than this are set smaller: "−1.03". */
const SHORT_SIGN = 4;

/** What a door wears on top: its room, or the building's mark where the centre itself hires. */
export function DoorPlate({ sign }: { sign: string }) {
  if (sign === '') return <Logo />;
  return <b className={sign.length > SHORT_SIGN ? s.long : undefined}>{sign}</b>;
}

/** Jobs as doors along a corridor: the leaf wears floor, room and job; who hires and until when stands below it. */
export function JobDoors({ jobs, words, heading: Heading = 'h3' }: Props) {
  const { t } = words;
  return (
    <ul className={s.doors}>
      {jobs.map((job) => {
        const deadline = jobDeadline(job, words);
        const terms = jobTerms(job, words);
        return (
          <li key={job.id} className={floorClass(job.place.level)}>
            <div className={s.frame}>
              <div className={isInky(job.place.level) ? `${s.leaf} on-ink` : s.leaf}>
                <DoorPlate sign={doorSign(job)} />
                <Heading>
                  <a href={job.href}>{job.name}</a>
                </Heading>
              </div>
            </div>
            <div className={s.words}>
              <p className={s.employer}>{job.tenant?.name ?? t('jobs:centre')}</p>
              {terms && <p>{terms}</p>}
              {deadline && (
                <p className={s.deadline}>
                  {deadline.day}
                  {deadline.near && <b>{deadline.near}</b>}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
