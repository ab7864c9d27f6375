import { describe, expect, it } from 'vitest';
import { HOURS_FIELD, withHoursGrid } from '../../../src/admin/hours/hours-layout';

const field = (name: string, component?: string) => ({
  name,
  size: 6,
  attribute: component ? { type: 'component', component } : { type: 'string' },
});
const given = (...layout: ReturnType<typeof field>[][][]) => ({ layout: { layout }, query: {} });
const names = ({ layout }: ReturnType<typeof given>) =>
  layout.layout.map((panel) => panel.map((row) => row.map(({ name }) => name).join(' ')));

describe('the grid in a form', () => {
  it('stands where a shop’s week stood, for both of its lists', () => {
    const shop = given(
      [
        [field('name'), field('openingHours', 'hours.tenant-hours')],
        [field('specialOpeningDays', 'hours.special-day')],
        [field('phone')],
      ],
      [[field('offers')]],
    );
    const shown = withHoursGrid(shop);
    expect(names(shown)).toEqual([['name', 'openingHours', 'phone'], ['offers']]);
    expect(shown.layout.layout[0]?.[1]?.[0]).toMatchObject({
      size: 12,
      attribute: { component: 'hours.tenant-hours', customField: HOURS_FIELD },
    });
    expect(names(shop)[0]).toHaveLength(3);
  });

  it('comes first among the opening times, whose rows stay', () => {
    const shown = withHoursGrid(
      given([
        [field('opening_hours', 'hours.opening-hours')],
        [field('special_opening_days', 'hours.special-day')],
        [field('place_special_days', 'hours.place-days')],
        [field('translations', 'hours.translation')],
      ]),
    );
    expect(names(shown)).toEqual([['special_opening_days', 'opening_hours', 'translations']]);
  });

  it('is in no other form', () => {
    const other = given([[field('openingHours'), field('name')]]);
    expect(withHoursGrid(other)).toBe(other);
  });
});
