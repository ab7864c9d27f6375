import { centreDate } from '@mall/contract/centre-time.ts';

/** YYYY-MM-DD in the centre. */
export const TODAY = centreDate(new Date(), 'Europe/Warsaw');

/** 2026-12-06 as the admin's fields for days show it: '06.12.2026'. */
export const inField = (day: string): string => day.split('-').reverse().join('.');

const NAME = new Intl.DateTimeFormat('pl', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 2026-12-06 as the admin's calendars call it: 'niedziela, 6 grudnia 2026'. */
export const dayName = (day: string): string => NAME.format(new Date(day));
