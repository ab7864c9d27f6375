import type { HoursPreset, PlaceData } from './shapes.ts';

const everyDay = (opens: string, closes: string) => [{ from: 1, to: 7, opens, closes }];

/**
 * The hours that shops choose from. Days: 1 = Monday … 7 = Sunday. Times are the centre's own ("00:00" and
 * "01:00" close past midnight). A day that stands in no row is closed. `special` says which special days apply:
 * `trade` follows the law on trading Sundays, `leisure` only the great holidays, `none` not even those.
 */
// biome-ignore format: one preset a line
export const HOURS_PRESETS = {
  trade: { week: [{ from: 1, to: 6, opens: '09:00', closes: '22:00' }], special: 'trade' },
  boutique: { week: [{ from: 1, to: 5, opens: '10:00', closes: '20:00' }, { from: 6, to: 6, opens: '10:00', closes: '18:00' }], special: 'trade' },
  supermarket: { week: [{ from: 1, to: 6, opens: '07:00', closes: '22:00' }], special: 'trade', sunday: { opens: '08:00', closes: '20:00' } },
  pharmacy: { week: [{ from: 1, to: 6, opens: '08:00', closes: '22:00' }, { from: 7, to: 7, opens: '10:00', closes: '18:00' }], special: 'leisure' },
  services: { week: [{ from: 1, to: 5, opens: '09:00', closes: '20:00' }, { from: 6, to: 6, opens: '10:00', closes: '16:00' }], special: 'trade' },
  office: { week: [{ from: 1, to: 5, opens: '09:00', closes: '18:00' }], special: 'leisure' },
  bakery: { week: [{ from: 1, to: 6, opens: '07:00', closes: '21:00' }, { from: 7, to: 7, opens: '08:00', closes: '18:00' }], special: 'leisure' },
  cafe: { week: [{ from: 1, to: 6, opens: '09:00', closes: '22:00' }, { from: 7, to: 7, opens: '10:00', closes: '20:00' }], special: 'leisure' },
  restaurant: { week: [{ from: 1, to: 6, opens: '11:00', closes: '22:00' }, { from: 7, to: 7, opens: '11:00', closes: '21:00' }], special: 'leisure' },
  late: { week: [{ from: 1, to: 4, opens: '12:00', closes: '00:00' }, { from: 5, to: 6, opens: '12:00', closes: '01:00' }, { from: 7, to: 7, opens: '12:00', closes: '23:00' }], special: 'leisure' },
  cinema: { week: [{ from: 1, to: 4, opens: '10:00', closes: '00:00' }, { from: 5, to: 6, opens: '10:00', closes: '01:00' }, { from: 7, to: 7, opens: '10:00', closes: '00:00' }], special: 'leisure' },
  gym: { week: [{ from: 1, to: 5, opens: '06:00', closes: '23:00' }, { from: 6, to: 7, opens: '08:00', closes: '21:00' }], special: 'leisure' },
  parking: { week: everyDay('05:30', '01:30'), special: 'none' },
  rink: { week: everyDay('10:00', '22:00'), special: 'leisure' },
} as const satisfies Record<string, HoursPreset>;

export type HoursPresetKey = keyof typeof HOURS_PRESETS;

/** The places of the opening-hours popover, in order; the first is the centre itself. */
export const PLACES = [
  { key: 'centre', hours: 'trade' },
  { key: 'supermarket', hours: 'supermarket', tenant: 'zapas' },
  { key: 'food', hours: 'restaurant' },
  { key: 'cinema', hours: 'cinema', tenant: 'zorza' },
  { key: 'parking', hours: 'parking' },
] as const satisfies readonly PlaceData<HoursPresetKey>[];
