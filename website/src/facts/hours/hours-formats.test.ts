import { describe, expect, it } from 'vitest';
import type { Hours } from '../../content/opening-times/opening-models.ts';
import { osmHours } from './osm-hours.ts';
import { schemaHours } from './schema-hours.ts';

describe('hours in other formats', () => {
  it('are written as people would', () => {
    const hours: Hours = {
      week: [
        { days: [1, 2, 3, 4], label: '', opens: '09:00', closes: '21:00' },
        { days: [5, 6], label: '', opens: '18:00', closes: '02:00' },
        { days: [7], label: '', opens: null, closes: null },
      ],
      special: [
        { date: '2026-12-25', opens: null, closes: null },
        { date: '2026-12-28', opens: '10:00', closes: '24:00' },
        { date: '2026-12-29', opens: '10:00', closes: '24:00' },
      ],
    };
    expect(osmHours(hours)).toBe(
      'Mo-Th 09:00-21:00; Fr 18:00-24:00; Sa 00:00-02:00,18:00-24:00; Su 00:00-02:00; ' +
        '2026 Dec 25 off; 2026 Dec 26 18:00-24:00; 2026 Dec 28-2026 Dec 29 10:00-24:00',
    );
    expect(schemaHours(hours)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '09:00',
        closes: '21:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Friday', 'Saturday'],
        opens: '18:00',
        closes: '02:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-28',
        validThrough: '2026-12-29',
        opens: '10:00',
        closes: '00:00',
      },
    ]);
  });

  it('are nothing where none are known', () => {
    for (const hours of [null, { week: [], special: [] }]) {
      expect(osmHours(hours)).toBeUndefined();
      expect(schemaHours(hours)).toBeUndefined();
    }
  });
});
