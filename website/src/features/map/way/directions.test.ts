import { afterEach, describe, expect, it } from 'vitest';
import { floorName, nameFloors, ownFloorNames } from '../../../i18n/floor-name.ts';
import { htmlLang, LOCALES, type Locale } from '../../../i18n/locales.ts';
import { translator } from '../../../i18n/translator.ts';
import { directionWords } from './direction-words.ts';
import { directions } from './directions.ts';
import { findWay, type Leg } from './find-way.ts';
import { createNetwork, type Profile } from './network.ts';
import { type Named, type Place, placeOf } from './places.ts';
import { sampleBuilding } from './sample-building.ts';

const NAMED: Named = {
  shops: new Map([
    ['0.01', 'Halland'],
    ['0.02', 'Nordica'],
    ['1.01', 'Fjord'],
    ['2.01', '{{name}} <b>'],
  ]),
  amenities: new Map([['lift-0', 'elevator']]),
  kiosks: new Map([['w2', 'Kiosk']]),
};

const built = sampleBuilding();
const network = createNetwork(built.nodes, built.edges);
const places = built.nodes.flatMap((node) => placeOf(node, NAMED) ?? []);
const wordsOf = (locale: Locale) => directionWords(translator(locale), htmlLang(locale));

function place(id: string): Place {
  const node = network.nodes.get(id);
  const found = node && placeOf(node, NAMED);
  if (!found) throw new Error(`nothing stands at ${id}`);
  return found;
}

function directionsFor(
  from: string,
  to: string,
  profile: Profile = 'quickest',
  locale: Locale = 'en',
  more: Place[] = [],
) {
  const way = findWay(network, { from, to, profile });
  if (!way) throw new Error('no way');
  return directions(way, wordsOf(locale), {
    from: place(from),
    to: place(to),
    landmarks: [...places, ...more],
  });
}

const texts = (...asked: Parameters<typeof directionsFor>) => directionsFor(...asked).map(({ text }) => text);

/** Directions along a line that someone follows from Halland to Nordica on the ground floor. */
function along(points: Leg['points']) {
  const way = {
    profile: 'quickest',
    metres: 0,
    seconds: 0,
    equipment: [],
    legs: [{ level: 0, points }],
  } as const;
  return directions({ ...way, equipment: [], nodes: [], legs: [...way.legs] }, wordsOf('en'), {
    from: place('shop0'),
    to: place('other'),
    landmarks: [],
  });
}

describe('directions', () => {
  it('says how to leave a shop and on which side the other lies', () => {
    expect(texts('shop0', 'other')).toEqual([
      'With your back to “Halland”, turn left and walk 50 m.',
      'Nordica, 0.02, on your right.',
    ]);
    expect(texts('other', 'shop0')).toEqual([
      'With your back to “Nordica”, turn left and walk 50 m.',
      'Halland, 0.01, on your right.',
    ]);
  });

  it('turns at what stands there and names what is passed', () => {
    expect(texts('signA', 'other')).toEqual([
      'With your back to entrance A, turn left and walk 70 m, past “Halland”.',
      'Nordica, 0.02, on your right.',
    ]);
    const atrium: Place = {
      kind: 'atrium',
      level: 0,
      name: '',
      spots: [
        [75, 2],
        [95, 2],
        [95, 9],
        [75, 9],
      ],
    };
    expect(texts('other', 'lift0', 'quickest', 'en', [atrium])[0]).toBe(
      'With your back to “Nordica”, turn right and walk 30 m, past the atrium.',
    );
    expect(texts('signA', 'other', 'quickest', 'en', [atrium])[0]).not.toContain('atrium');
  });

  it('names the change of floor, and the way on from it', () => {
    const told = directionsFor('other', 'shop1', 'step-free');
    expect(told.map(({ kind, level, leg }) => [kind, level, leg])).toEqual([
      ['start', 0, 0],
      ['elevator', 0, 0],
      ['start', 1, 1],
      ['arrive', 1, 1],
    ]);
    expect(told.map(({ text }) => text)).toEqual([
      'With your back to “Nordica”, turn right and walk 30 m.',
      'Take the lift to the first floor.',
      'Step out of the lift, turn right and walk 80 m.',
      'Fjord, 1.01, on your right.',
    ]);
    expect(texts('other', 'shop1').slice(1)).toEqual([
      'Take the escalator up to the first floor.',
      'Step off the escalator and walk 30 m towards “Fjord”.',
      'Fjord, 1.01, on your right.',
    ]);
    expect(texts('shop1', 'other').at(1)).toBe('Take the escalator down to the ground floor.');
    expect(texts('shop0', 'shop1', 'no-escalators')[1]).toBe('Take the stairs up to the first floor.');
  });

  it('calls a floor as its centre does, quoted, in every language', () => {
    const way = findWay(network, { from: 'other', to: 'shop1', profile: 'step-free' });
    const ends = { from: place('other'), to: place('shop1'), landmarks: places };
    for (const locale of LOCALES) {
      const words = { ...wordsOf(locale), floors: { 1: 'Terrace' } };
      const ride = way && directions(way, words, ends)[1]?.text;
      expect(ride, locale).toMatch(/[“„«]Terrace[”“»]/);
      expect(ride, locale).not.toMatch(/\{\{|\s[.,]/);
    }
  });

  it('tells a lift to a floor at once, and stairs over several floors too', () => {
    expect(texts('shop0', 'shop2', 'step-free')).toContain('Take the lift to the second floor.');
    const stairs = (toLevel: number) => ({ kind: 'stairs' as const, toLevel });
    const legs: Leg[] = [
      { level: -1, points: [[0, 0]], via: stairs(0) },
      { level: 0, points: [[0, 0]], via: stairs(1) },
      { level: 1, points: [[0, 0]] },
    ];
    const way = {
      profile: 'no-escalators' as const,
      metres: 21,
      seconds: 42,
      equipment: [],
      nodes: [],
      legs,
    };
    const ends = { from: place('shop0'), to: place('shop1'), landmarks: places };
    const told = directions(way, wordsOf('en'), ends);
    expect(told.map(({ text, level }) => [level, text])).toEqual([
      [-1, 'Take the stairs up to the first floor.'],
      [1, 'Fjord, 1.01, straight ahead.'],
    ]);
  });

  /** Directions over flights that follow each other; the walk between two of them is as long as `landings` say. */
  function flights(
    levels: readonly number[],
    kinds: readonly ('stairs' | 'escalator' | 'elevator')[],
    landings: readonly number[] = [],
  ) {
    const legs = levels.map((level, index): Leg => {
      const kind = kinds[index];
      const toLevel = levels[index + 1];
      const points: [number, number][] = [
        [0, 0],
        [landings[index] ?? 0, 0],
      ];
      return { level, points, ...(kind && toLevel !== undefined && { via: { kind, toLevel } }) };
    });
    const way = { profile: 'quickest' as const, metres: 0, seconds: 0, equipment: [], nodes: [], legs };
    return directions(way, wordsOf('en'), { from: place('shop0'), to: place('shop1'), landmarks: [] });
  }
  const changes = (...asked: Parameters<typeof flights>) =>
    flights(...asked)
      .filter(({ kind }) => kind === 'stairs' || kind === 'escalator' || kind === 'elevator')
      .map(({ text, level, leg }) => [leg, level, text]);

  it('tells flights of one kind in one direction once, at the first', () => {
    const stairs = ['stairs', 'stairs', 'stairs'] as const;
    expect(changes([-1, 0, 1, 2], stairs)).toEqual([[0, -1, 'Take the stairs up to the second floor.']]);
    expect(changes([2, 1, 0], stairs)).toEqual([[0, 2, 'Take the stairs down to the ground floor.']]);
    expect(changes([0, 1, 2], ['escalator', 'escalator'])).toHaveLength(1);
  });

  it('tells each flight that is of another kind, of another direction or further on', () => {
    expect(changes([0, 1, 2], ['escalator', 'stairs'])).toEqual([
      [0, 0, 'Take the escalator up to the first floor.'],
      [1, 1, 'Take the stairs up to the second floor.'],
    ]);
    expect(changes([0, 1, 0], ['stairs', 'stairs'])).toEqual([
      [0, 0, 'Take the stairs up to the first floor.'],
      [1, 1, 'Take the stairs down to the ground floor.'],
    ]);
    expect(changes([0, 1, 2], ['elevator', 'elevator'])).toHaveLength(2);
    expect(changes([0, 1, 2], ['stairs', 'stairs'], [0, 5.9])).toHaveLength(1);
    expect(changes([0, 1, 2], ['stairs', 'stairs'], [0, 6])).toHaveLength(2);
  });

  it('tells the walk to the first flight, however short, and none on a landing', () => {
    const starts = (...asked: Parameters<typeof flights>) =>
      flights(...asked).flatMap(({ kind, leg }) => (kind === 'start' ? [leg] : []));
    expect(starts([0, 1, 2], ['stairs', 'stairs'], [3, 3, 3])).toEqual([0, 2]);
    expect(starts([0, 1, 2], ['stairs', 'stairs'], [3, 8, 3])).toEqual([0, 1, 2]);
  });

  it('names the goal in its last stretch only', () => {
    const told = along([
      [0, -3],
      [0, 0],
      [40, 0],
      [40, 30],
      [44, 30],
    ]);
    expect(told.map(({ text }) => text).filter((text) => text.includes('Nordica'))).toHaveLength(1);
    expect(texts('other', 'shop1').slice(0, 2).join(' ')).not.toContain('Fjord');
  });

  it('sets off from a kiosk towards what comes first', () => {
    expect(texts('w2', 'shop2')).toEqual([
      'Set off towards “{{name}} <b>” and walk 20 m.',
      '{{name}} <b>, 2.01, on your left.',
    ]);
  });

  it('tells corners, smooths what is none and follows a curve', () => {
    const corner = along([
      [0, -3],
      [0, 0],
      [40, 0],
      [41, 1],
      [41, 40],
      [45, 40],
    ]);
    expect(corner.map(({ kind, text }) => [kind, text])).toEqual([
      ['start', 'With your back to “Halland”, turn left and walk 40 m.'],
      ['right', 'Turn right and walk 40 m.'],
      ['arrive', 'Nordica, 0.02, on your left.'],
    ]);
    const swerve = along([
      [0, -3],
      [0, 0],
      [20, 0],
      [21, 0.8],
      [60, 0.8],
      [60, 5],
    ]);
    expect(swerve.map(({ kind }) => kind)).toEqual(['start', 'arrive']);
    const arc = Array.from({ length: 13 }, (_, i): [number, number] => {
      const turn = (i * 15 * Math.PI) / 180;
      return [30 + 25 * Math.sin(turn), 25 - 25 * Math.cos(turn)];
    });
    const round = along([[0, -3], [0, 0], ...arc, [0, 50], [0, 53]]);
    expect(round.map(({ kind, text }) => [kind, text])).toEqual([
      ['start', 'With your back to “Halland”, turn left and walk 30 m.'],
      ['curve-right', 'Follow the bend to the right for 110 m.'],
      ['arrive', 'Nordica, 0.02, on your left.'],
    ]);
  });

  it('only arrives where the way begins', () => {
    expect(texts('shop0', 'shop0')).toEqual(['Halland, 0.01, straight ahead.']);
  });

  it('ends at amenities and at places without a name', () => {
    const way = findWay(network, { from: 'signA', to: 'lift0', profile: 'quickest' });
    const told = (from: Place, to: Place) =>
      way && directions(way, wordsOf('en'), { from, to, landmarks: [] });
    const bare: Place = { kind: 'shop', level: 0, spots: [[0, 0]], name: '' };
    expect(told(place('signA'), place('lift0'))?.at(-1)?.text).toBe('Lift, on your left.');
    expect(told(bare, bare)?.map(({ text }) => text)).toEqual(['Set off and walk 100 m.', 'You are here.']);
  });

  it('speaks every language whole, with its own numbers', () => {
    for (const locale of LOCALES) {
      for (const profile of ['quickest', 'step-free', 'no-escalators'] as const) {
        for (const text of [
          ...texts('signA', 'shop1', profile, locale),
          ...texts('shop1', 'other', profile, locale),
        ]) {
          expect(text, locale).not.toMatch(/\{\{|\}\}|undefined|\s\s|\s[.,]/);
          expect(text).toMatch(/\.$/);
        }
      }
    }
    expect(texts('signA', 'other', 'quickest', 'pl-PL')).toEqual([
      'Stań plecami do wejścia A, skręć w lewo i idź 70 m, po drodze „Halland”.',
      'Nordica, 0.02, po prawej.',
    ]);
    expect(texts('signA', 'other', 'quickest', 'ru')[0]).toContain('70 м');
  });
});

describe('the name of a floor', () => {
  const t = translator('en');

  afterEach(() => nameFloors(t, new Map()));

  it('is the dictionary’s, or its number, while the centre says none', () => {
    expect([0, 3, 4, -2].map((level) => floorName(level, t))).toEqual([
      'Ground floor',
      'Third floor',
      '4',
      '−2',
    ]);
    expect(ownFloorNames(t)).toEqual({});
  });

  it('is the centre’s where it says one', () => {
    nameFloors(
      t,
      new Map([
        [0, 'ground floor'],
        [1, 'Terrace'],
      ]),
    );
    expect([0, 1].map((level) => floorName(level, t))).toEqual(['ground floor', 'Terrace']);
    expect(ownFloorNames(t), 'a name of its own').toEqual({ 1: 'Terrace' });
  });
});
