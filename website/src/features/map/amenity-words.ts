import type { MessageKey } from '../../i18n/translator.ts';
import type { IconName } from '../../ui/Icon/icons.ts';
import type { AmenityKind } from './building/building.ts';

/** How an amenity is signed and what it is called. */
export const AMENITIES = {
  elevator: { icon: 'lift', name: 'map:amenity.elevator' },
  escalator: { icon: 'escalator', name: 'map:amenity.escalator' },
  stairs: { icon: 'stairs', name: 'map:amenity.stairs' },
  ramp: { icon: 'ramp', name: 'map:amenity.ramp' },
  restroom: { icon: 'wc', name: 'map:amenity.restroom' },
  'restroom.wheelchair': { icon: 'wheel', name: 'map:amenity.wheelchair' },
  atm: { icon: 'atm', name: 'map:amenity.atm' },
  information: { icon: 'info', name: 'map:amenity.information' },
  parking: { icon: 'car', name: 'map:amenity.parking' },
  firstaid: { icon: 'aid', name: 'map:amenity.firstaid' },
  strollers: { icon: 'pram', name: 'map:amenity.strollers' },
} as const satisfies Record<AmenityKind, { icon: IconName; name: MessageKey }>;
