import type { PageWords } from '../../i18n/page-words.ts';
import { floorSign, roomSign } from '../../ui/floors/floor.ts';
import type { JobCard } from './job-models.ts';

/** What stands on the door: the room, or the floor of a shop without one; '' for the centre's own jobs. */
export function doorSign({ place }: Pick<JobCard, 'place'>): string {
  return place.room ? roomSign(place.room) : floorSign(place.level);
}

/** "umowa o pracę, pełny etat"; '' when neither is known. */
export function jobTerms({ contract, contractText, workingTime }: JobCard, { t }: PageWords): string {
  return [contract ? t(`jobs:contract.${contract}`) : contractText, workingTime].filter(Boolean).join(', ');
}

/** From how many days before the deadline on it is said in days as well. */
export const NEAR_DAYS = 14;

/** The last day to apply, and how far it is: "do 30 listopada", "za 9 dni". Undefined without a deadline. */
export function jobDeadline(
  { deadline }: Pick<JobCard, 'deadline'>,
  { t, dates, now }: PageWords,
): { day: string; near?: string } | undefined {
  const date = dates.dayAndMonth(deadline);
  if (!date) return undefined;
  const days = dates.daysUntil(deadline, now);
  const near = days !== null && days <= NEAR_DAYS ? dates.relative(deadline, now) : '';
  return { day: t('jobs:until', { date }), ...(near ? { near } : {}) };
}
