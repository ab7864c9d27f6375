import { LAYERS, type Layer } from '../drawing.ts';

const OTHER_NAMES: ReadonlyMap<string, Layer> = new Map([
  ['room', 'rooms'],
  ['void', 'voids'],
  ['square', 'squares'],
  ['landing', 'landings'],
  ['door', 'doors'],
  ['entrance', 'entrances'],
  ['elevator', 'elevators'],
  ['escalator', 'escalators'],
  ['stair', 'stairs'],
  ['ramp', 'ramps'],
  ['amenity', 'amenities'],
  ['kiosk', 'kiosks'],
  ['outlines', 'outline'],
  ['parkings', 'parking'],
]);

/** The layer of a group's name, in any case, one or many: "Rooms", "room". */
export function layerOf(name: string | undefined): Layer | undefined {
  const plain = name?.toLowerCase();
  return LAYERS.find((layer) => layer === plain) ?? OTHER_NAMES.get(plain ?? '');
}
