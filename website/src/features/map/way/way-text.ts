import type { DirectionWords, WayText } from './direction-words.ts';
import type { Via } from './find-way.ts';
import { type Landmark, landmarkAt, nearestTo, passedBy } from './landmarks.ts';
import { lengthOf } from './line.ts';
import type { Place } from './places.ts';
import type { Stretch, Walk } from './turns.ts';
import { IN_SIGHT } from './way-constants.ts';
import { distanceText } from './way-figures.ts';

/** A text of the directions with its values filled in; a value is never read for placeholders. */
type Say = (key: WayText, values?: Readonly<Record<string, string | number>>) => string;

export function sayIn({ texts }: DirectionWords): Say {
  return (key, values = {}) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (all, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : all,
    );
}

/** "Take the lift to the second floor", "Take the stairs up to “Terrace”" */
export function tellChange(
  fromLevel: number,
  { kind, toLevel }: Via,
  say: Say,
  { floors }: DirectionWords,
): string {
  const to = toFloor(toLevel, say, floors[toLevel]);
  if (kind === 'elevator') return say('elevator', { to });
  return say(`${kind}${toLevel > fromLevel ? 'Up' : 'Down'}`, { to });
}

/** @param named what the centre calls it, where that is a name of its own: quoted, as no language can bend it */
function toFloor(level: number, say: Say, named: string | undefined): string {
  if (named !== undefined) return say('to.named', { floor: named });
  const floors = ['underground', 'ground', 'first', 'second', 'third'] as const;
  const floor = floors[level + 1];
  return floor ? say(`to.${floor}`) : say('to.other', { level });
}

/** "Nova, 1.24, on your left" */
export function tellArrival(place: Place, side: Walk['arrives'], say: Say): string {
  const text = placeText(place, say);
  return text ? say(`arrive.${side}`, { place: text }) : say('here');
}

function placeText({ kind, name, room }: Place, say: Say): string {
  switch (kind) {
    case 'shop':
      return name && room ? say('place', { name, room }) : name;
    case 'entrance':
      return say('entrance', { sign: name });
    case 'kiosk':
      return name;
    case 'atrium':
      return say('atrium');
    default:
      return say(`amenity.${kind}`);
  }
}

interface Setting {
  words: DirectionWords;
  say: Say;
  /** Where the leg begins: the start of the way, or what brought the walker to this floor. */
  origin: Place | Via;
  landmarks: readonly Landmark[];
}

/**
 * "At Nordica, turn left and walk 60 m, past Fjord and the atrium"
 *
 * @param goal the end of the way, where the stretch leads to it
 */
export function tellStretch(
  stretch: Stretch,
  goal: Place | null,
  { words, say, origin, landmarks }: Setting,
): string {
  const { begins, line } = stretch;
  const distance = distanceText(lengthOf(line), words.lang);
  const side = stretch.side === 'ahead' ? '' : say(`side.${stretch.side}`);
  const atBegin = begins === 'turn' ? landmarkAt(line[0], landmarks) : null;
  const atEnd = goal ?? landmarkAt(line.at(-1), landmarks);
  const passed = passedBy(line, landmarks, [atBegin, atEnd]);

  let told: string;
  if (begins === 'curve') told = say('curve', { side, distance });
  else if (atBegin)
    told = say('turnAt', {
      at: say(`at.${atBegin.kind}`, { name: say('quoted', { name: atBegin.name }) }),
      side,
      distance,
    });
  else if (begins === 'turn') told = say('turn', { side, distance });
  else {
    const values = { back: backText(origin, say), side, distance };
    const shops = landmarks.filter(({ kind }) => kind === 'shop');
    const shop =
      [atEnd, ...passed].find((place) => place?.kind === 'shop' && place.name) ??
      nearestTo(line.at(-1), shops, IN_SIGHT);
    told =
      begins === 'out' && values.back
        ? say(side ? 'outTurn' : 'outAhead', values)
        : tellOff(values, shop, say);
  }

  const names = passed
    .filter(({ kind }) => begins !== 'off' || kind !== 'atrium')
    .map(({ kind, name }) => (kind === 'atrium' ? say('atrium') : say('quoted', { name })));
  if (names.length === 0) return told;
  const places = new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(names);
  return say('past', { step: told, places });
}

/** Who can not be told a side is sent towards a shop. */
function tellOff(
  values: { back: string; distance: string },
  shop: Place | null | undefined,
  say: Say,
): string {
  if (shop)
    return say(values.back ? 'outTowards' : 'towards', {
      ...values,
      name: say('quoted', { name: shop.name }),
    });
  return say(values.back ? 'outOn' : 'setOff', values);
}

/** How the place is left that the stretch begins at; nothing where people do not come out of one. */
function backText(origin: Place | Via, say: Say): string {
  switch (origin.kind) {
    case 'shop':
    case 'entrance': {
      const name = 'name' in origin ? origin.name : '';
      return name ? say(`back.${origin.kind}`, { name: say('quoted', { name }), sign: name }) : '';
    }
    case 'elevator':
    case 'escalator':
    case 'stairs':
    case 'ramp':
      return say(`back.${origin.kind}`);
    default:
      return '';
  }
}
