import type { MessageKey } from '../../i18n/translator.ts';
import type { PictogramName } from '../../ui/pictograms.ts';
import type { AmenityKind } from './building/building.ts';

/** How an amenity is signed and what it is called. */
export const AMENITIES = {
  elevator: { pictogram: 'lift', name: 'map:amenity.elevator' },
  escalator: { pictogram: 'escalator', name: 'map:amenity.escalator' },
  stairs: { pictogram: 'stairs', name: 'map:amenity.stairs' },
  ramp: { pictogram: 'ramp', name: 'map:amenity.ramp' },
  restroom: { pictogram: 'wc', name: 'map:amenity.restroom' },
  'restroom.wheelchair': { pictogram: 'wheel', name: 'map:amenity.wheelchair' },
  atm: { pictogram: 'atm', name: 'map:amenity.atm' },
  information: { pictogram: 'info', name: 'map:amenity.information' },
  parking: { pictogram: 'car', name: 'map:amenity.parking' },
  firstaid: { pictogram: 'aid', name: 'map:amenity.firstaid' },
  strollers: { pictogram: 'pram', name: 'map:amenity.strollers' },
} as const satisfies Record<AmenityKind, { pictogram: PictogramName; name: MessageKey }>;
