import { ownFloorNames } from '../../../i18n/floor-name.ts';
import type { Translate } from '../../../i18n/translator.ts';

/** What each sentence of the directions is made of. */
const STEPS = [
  'quoted',
  'side.left',
  'side.right',
  'back.shop',
  'back.entrance',
  'back.elevator',
  'back.escalator',
  'back.stairs',
  'back.ramp',
  'at.shop',
  'at.atrium',
  'at.elevator',
  'at.escalator',
  'at.restroom',
  'at.information',
  'atrium',
  'outAhead',
  'outTurn',
  'outTowards',
  'outOn',
  'towards',
  'setOff',
  'turn',
  'turnAt',
  'curve',
  'past',
  'elevator',
  'escalatorUp',
  'escalatorDown',
  'stairsUp',
  'stairsDown',
  'rampUp',
  'rampDown',
  'to.underground',
  'to.ground',
  'to.first',
  'to.second',
  'to.third',
  'to.other',
  'to.named',
  'place',
  'arrive.left',
  'arrive.right',
  'arrive.ahead',
] as const;

/** Places that are called here as on the map. */
const SHARED = {
  here: 'map:youAreHere',
  entrance: 'map:entrance',
  'amenity.elevator': 'map:amenity.elevator',
  'amenity.escalator': 'map:amenity.escalator',
  'amenity.stairs': 'map:amenity.stairs',
  'amenity.ramp': 'map:amenity.ramp',
  'amenity.restroom': 'map:amenity.restroom',
  'amenity.wheelchair': 'map:amenity.wheelchair',
  'amenity.atm': 'map:amenity.atm',
  'amenity.information': 'map:amenity.information',
  'amenity.parking': 'map:amenity.parking',
  'amenity.firstaid': 'map:amenity.firstaid',
  'amenity.strollers': 'map:amenity.strollers',
} as const;

export type WayText = (typeof STEPS)[number] | keyof typeof SHARED;

/** The words of directions in one language; `{{…}}` is filled in by `directions`. */
export interface DirectionWords {
  /** BCP 47, for numbers and lists. */
  lang: string;
  texts: Readonly<Record<WayText, string>>;
  /** Floors that the centre calls otherwise than these words do, by level. */
  floors: Readonly<Record<number, string>>;
}

/** Each placeholder stands for itself, so that it can be filled in later. */
const OPEN = Object.fromEntries(
  [
    'name',
    'room',
    'sign',
    'side',
    'back',
    'at',
    'distance',
    'step',
    'places',
    'to',
    'level',
    'floor',
    'place',
  ].map((name) => [name, `{{${name}}}`]),
);

/** Taken on the server; as plain data they may travel to the browser (about 1 kB with brotli). */
export function directionWords(t: Translate, lang: string): DirectionWords {
  const steps = STEPS.map((key) => [key, t(`map:steps.${key}`, OPEN)]);
  const shared = Object.entries(SHARED).map(([key, message]) => [key, t(message, OPEN)]);
  return { lang, texts: Object.fromEntries([...steps, ...shared]), floors: ownFloorNames(t) };
}
