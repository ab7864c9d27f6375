import type { DirectionWords, WayText } from './direction-words.ts';
import type { Via } from './find-way.ts';
import { type Landmark, landmarkAt, passedBy } from './landmarks.ts';
import { lengthOf } from './line.ts';
import type { Place } from './places.ts';
import type { Stretch } from './turns.ts';
import { distanceText } from './way-figures.ts';

/** A text of the directions with its values filled in; a value is never read for placeholders. */
export type Say = (key: WayText, values?: Readonly<Record<string, string | number>>) => string;

export function sayIn({ texts }: DirectionWords): Say {
  return (key, values = {}) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (all, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : all,
    );
}

/** "Take the lift to the second floor" */
export function tellChange(fromLevel: number, { kind, toLevel }: Via, say: Say): string {
  const floors = ['underground', 'ground', 'first', 'second', 'third'] as const;
  const floor = floors[toLevel + 1];
  const to = floor ? say(`to.${floor}`) : say('to.other', { level: toLevel });
  if (kind === 'elevator') return say('elevator', { to });
  return say(`${kind}${toLevel > fromLevel ? 'Up' : 'Down'}`, { to });
}

/** "Halland, 1.24" */
export function placeText({ kind, name, room }: Place, say: Say): string {
  if (kind === 'shop') return room ? say('place', { name, room }) : name;
  if (kind === 'entrance') return say('entrance', { sign: name });
  if (kind === 'kiosk') return name;
  return kind === 'atrium' ? say('atrium') : say(`amenity.${kind}`);
}

export interface Setting {
  words: DirectionWords;
  say: Say;
  /** Where the leg begins: the start of the way, or what brought the walker to this floor. */
  origin: Place | Via;
  landmarks: readonly Landmark[];
}

/** "At Nordica, turn left and walk 60 m, past Fjord and the atrium" */
export function tellStretch(stretch: Stretch, { words, say, origin, landmarks }: Setting): string {
  const { begins, line } = stretch;
  const distance = distanceText(lengthOf(line), words.lang);
  const side = stretch.side === 'ahead' ? '' : say(`side.${stretch.side}`);
  const corner = begins === 'turn' ? landmarkAt(line[0], landmarks) : null;
  const passed = passedBy(line, landmarks).filter((place) => place !== corner);
  const back = begins === 'out' ? backText(origin, say) : '';
  const goal = begins === 'out' && !back ? passed.find(({ kind }) => kind === 'shop') : undefined;

  let told: string;
  if (begins === 'curve') told = say('curve', { side, distance });
  else if (corner)
    told = say('turnAt', { at: say(`at.${corner.kind}`, { name: corner.name }), side, distance });
  else if (begins === 'turn') told = say('turn', { side, distance });
  else if (back) told = say(side ? 'outTurn' : 'outAhead', { back, side, distance });
  else told = goal ? say('towards', { name: goal.name, distance }) : say('setOff', { distance });

  const names = passed
    .filter((place) => place !== goal)
    .map(({ kind, name }) => (kind === 'atrium' ? say('atrium') : name));
  if (names.length === 0) return told;
  const places = new Intl.ListFormat(words.lang, { type: 'conjunction' }).format([...new Set(names)]);
  return say('past', { step: told, places });
}

/** What the walker turns the back to; nothing where no door says how people stand. */
function backText(origin: Place | Via, say: Say): string {
  switch (origin.kind) {
    case 'shop':
      return say('back.shop', { name: 'name' in origin ? origin.name : '' });
    case 'entrance':
      return say('back.entrance', { sign: 'name' in origin ? origin.name : '' });
    case 'elevator':
    case 'escalator':
    case 'stairs':
    case 'ramp':
      return say(`back.${origin.kind}`);
    default:
      return '';
  }
}
