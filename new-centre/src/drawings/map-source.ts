import type { Remark } from '../remark.ts';
import type { FloorDrawing, PlanSettings } from './drawing.ts';
import { draftingOf, type FeatureCollection } from './features.ts';
import { CLOSE_GAPS, type Storey, storeysOf } from './floor/storey.ts';
import { collectionOf } from './geojson.ts';
import { keysOf } from './keys.ts';
import { marksOf } from './places/marks.ts';
import type { Place } from './places/place.ts';
import { placesOf } from './places/places.ts';
import { ridesOf } from './places/rides.ts';
import { stopsOf } from './places/stops.ts';
import { graphOf } from './routes/graph.ts';
import { reachOf } from './routes/reach.ts';
import { namesOf, tellerOf } from './tell.ts';

export interface DrawnMap {
  source: FeatureCollection;
  /** Numbers of the rooms in it, each once, from the lowest floor up. */
  rooms: string[];
  remarks: Remark[];
}

function checkSettings({
  metresPerUnit,
  origin,
  bearingDegrees,
  closeGapsMetres = CLOSE_GAPS,
}: PlanSettings) {
  const wrong = [
    metresPerUnit > 0 && metresPerUnit < 1000 ? [] : ['metresPerUnit: more than 0, below 1000'],
    Math.abs(origin.longitude) <= 180 ? [] : ['origin.longitude: -180 to 180'],
    Math.abs(origin.latitude) <= 80 ? [] : ['origin.latitude: -80 to 80'],
    Number.isFinite(bearingDegrees) ? [] : ['bearingDegrees: a number'],
    closeGapsMetres > 0 && closeGapsMetres <= 5 ? [] : ['closeGapsMetres: more than 0, at most 5'],
  ].flat();
  if (wrong.length > 0) throw new RangeError(`The settings of the plan must be ${wrong.join('; ')}.`);
}

/** One remark a floor, however many places it is about. */
function tellLost(storeys: readonly Storey[], lost: readonly Place[], problem: string, mend: string): void {
  for (const { floor, tell } of storeys) {
    const names = lost.filter(({ level }) => level === floor.level).map(({ called }) => called);
    if (names.length > 0) tell.leftOut(namesOf(names), problem, mend);
  }
}

function tellTwice(storeys: readonly Storey[]): void {
  const levels = new Map<string, number>();
  for (const { floor, tell } of storeys) {
    for (const { layer, label } of floor.spaces) {
      if (layer !== 'rooms' || label === undefined) continue;
      const first = levels.get(label);
      if (first === undefined) levels.set(label, floor.level);
      else {
        tell.guessed(
          label,
          `The number is on floor ${first} too; it is taken for one shop on two floors.`,
          'Give each room a number of its own, if they are two.',
        );
      }
    }
  }
}

/**
 * The map source of docs/map-data.md, of a drawing of each floor. The same drawings give the same result to the byte,
 * and ids stay with labels: "unit-0-room-1.24", "node-0-elevator-L1".
 *
 * Shapes are read by the layer they are in (`LAYERS`), that is a group of that name. An escalator's mark is named
 * "E1 up" or "E1 down" on the floor where one steps on, and "E1" where one steps off; marks with both directions are
 * two escalators side by side. Floors are taken to be 5 m apart.
 *
 * What cannot be read or reached is left out with a remark, and so is what is reached over steps only: the source
 * passes the check of the content system as long as there is an entrance.
 * @throws RangeError when a number of the settings cannot be
 */
export function mapSource(drawings: readonly FloorDrawing[], settings: PlanSettings): DrawnMap {
  checkSettings(settings);
  const remarks: Remark[] = [];
  const storeys = storeysOf(drawings, settings, remarks);
  tellTwice(storeys);
  const keyOf = keysOf();
  const signs = new Set(
    storeys.flatMap(({ figures }) => marksOf(figures, 'entrances').flatMap(({ label }) => label ?? [])),
  );
  const stops = stopsOf(storeys, keyOf);
  const places = [
    ...storeys.flatMap((storey) => placesOf(storey, keyOf, signs)),
    ...stops.map(({ place }) => place),
  ];
  const { graph, cutOff, overSteps } = reachOf(graphOf(storeys, places, ridesOf(stops)));
  tellLost(
    storeys,
    cutOff,
    'No way leads there from the entrances, so they have none on the map.',
    'Leave corridors free, and draw the lifts that lead to the floor with the same name on each floor.',
  );
  tellLost(
    storeys,
    overSteps,
    'Only stairs or escalators lead there, so they have no way on the map.',
    'Draw a lift or a ramp with the same name on each floor.',
  );
  if (!places.some(({ kind }) => kind === 'entrance')) {
    tellerOf(storeys[0]?.file ?? drawings[0]?.file ?? '', remarks).leftOut(
      'entrances',
      'No floor has an entrance; the content system does not take such a map.',
      'Draw a mark on the outer wall in a layer "entrances", named by its sign: "A".',
    );
  }
  const corners = storeys.flatMap(({ floor }) => floor.outline.flatMap(({ outer }) => outer));
  const floors = storeys.map(({ floor }) => floor);
  const source = collectionOf(floors, graph, keyOf, draftingOf(settings, corners));
  const doors = graph.nodes.flatMap(({ place }) => (place?.kind === 'door' ? [place.name] : []));
  return { source, rooms: [...new Set(doors)], remarks };
}
