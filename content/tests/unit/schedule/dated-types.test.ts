import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { DATED } from '../../../src/schedule/calendar';
import { FORM_PERIODS } from '../periods';

/** Parts of entries whose periods the staff's calendar leaves out. */
const LEFT_OUT: Record<string, string> = {
  'components/cinema/showing.json': 'a film is shown many times each day: the calendar has its premiere',
  'components/landing/campaign.json': 'stays on its page when it is over, and says so',
  'components/services/booking.json':
    'a surface that is let already, which comes and goes for nobody: its page shows free weeks',
};

/** `api/offer/content-types/offer/schema.json` is `offer`. */
const nameOf = (path: string) => basename(dirname(path));

test.each(FORM_PERIODS.filter(([path]) => !(path in LEFT_OUT)))(
  'the staff’s calendar shows where the period of %s begins (%s) and ends (%s)',
  (path, starts, ends) => {
    expect(DATED[nameOf(path)]).toMatchObject({ starts, ends });
  },
);

test('what it leaves out has a period', () => {
  expect(FORM_PERIODS.map(([path]) => path)).toEqual(expect.arrayContaining(Object.keys(LEFT_OUT)));
});
