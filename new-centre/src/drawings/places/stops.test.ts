import { describe, expect, it } from 'vitest';
import { drawn, NORTH_UP } from '../drawings.fixture.ts';
import { mapSource } from '../map-source.ts';

type Marks = Readonly<Record<string, readonly string[]>>;

/** A floor with marks of these names, ten metres apart. */
function floor(level: number, marks: Marks, shift = 0) {
  const groups = Object.entries(marks).map(([layer, names]) => {
    const shapes = names.map((name, index) => {
      const id = name === '' ? '' : `id="${name}"`;
      return `<circle ${id} cx="${10 + 10 * index + shift}" cy="10" r="1"/>`;
    });
    return `<g id="${layer}">${shapes.join('')}</g>`;
  });
  const entrance = level === 0 ? '<g id="entrances"><circle id="A" cy="10" r="1"/></g>' : '';
  return drawn(`<g id="outline"><rect width="60" height="20"/></g>${entrance}${groups.join('')}`, level);
}

function ridesOf(...floors: ReturnType<typeof floor>[]) {
  const { source, remarks } = mapSource(floors, NORTH_UP);
  const rides = source.features
    .filter(({ feature_type: type, properties }) => type === 'edge' && properties.kind !== 'walk')
    .map(({ properties: { from, to, equipment, metres, oneWay } }) =>
      [`${String(from)} > ${String(to)}`.replaceAll('node-', ''), equipment, metres, oneWay]
        .filter(Boolean)
        .join(' '),
    );
  return { rides, told: remarks.map(({ problem }) => problem).join('\n') };
}

const LIFT = { elevators: ['L'] };

describe('lifts', () => {
  it('lead from each floor to each other', () => {
    expect(ridesOf(floor(-1, LIFT), floor(0, LIFT), floor(1, LIFT))).toEqual({
      told: '',
      rides: [
        'b1-elevator-L > 0-elevator-L lift-L 5',
        'b1-elevator-L > 1-elevator-L lift-L 10',
        '0-elevator-L > 1-elevator-L lift-L 5',
      ],
    });
  });

  it('are one by their place where they have no name', () => {
    const { rides, told } = ridesOf(floor(0, { elevators: [''] }), floor(1, { elevators: ['L'] }, 1));
    expect(rides).toEqual(['0-elevator-L > 1-elevator-L lift-L 5.1']);
    expect(told).toMatch(/taken for "L", which is at the same place/);
  });

  it('get a number where nothing names them', () => {
    const { rides, told } = ridesOf(floor(0, { elevators: [''] }), floor(1, { elevators: [''] }));
    expect(rides).toEqual(['0-elevator-U1 > 1-elevator-U1 lift-U1 5']);
    expect(told).toMatch(/taken for "U1"/);
  });

  it('are two where they are apart', () => {
    expect(ridesOf(floor(0, { elevators: [''] }), floor(1, { elevators: [''] }, 5)).rides).toEqual([]);
  });
});

describe('stairs and ramps', () => {
  it('lead from floor to floor that has them', () => {
    const stairs = { ...LIFT, stairs: ['S'] };
    const { rides } = ridesOf(floor(0, stairs), floor(1, LIFT), floor(2, stairs), floor(3, stairs));
    expect(rides.filter((ride) => ride.includes('stairs'))).toEqual([
      '0-stairs-S > 2-stairs-S 21',
      '2-stairs-S > 3-stairs-S 10.5',
    ]);
  });

  it('may be a ramp, without steps', () => {
    expect(ridesOf(floor(0, { ramps: ['R'] }), floor(1, { ramps: ['R'] }))).toEqual({
      told: '',
      rides: ['0-ramp-R > 1-ramp-R 24'],
    });
  });
});

describe('escalators', () => {
  const withLift = (names: readonly string[]) => ({ ...LIFT, escalators: names });
  const between = (lower: string, upper: string) => {
    const { rides, told } = ridesOf(floor(0, withLift([lower])), floor(1, withLift([upper])));
    return { told, rides: rides.filter((ride) => ride.includes('escalator')) };
  };
  const UP = '0-escalator-E > 1-escalator-E escalator-E-up-0 10 true';
  const DOWN = '1-escalator-E > 0-escalator-E escalator-E-down-1 10 true';

  it.each([
    ['E up', 'E', [UP]],
    ['E', 'E up', [UP]],
    ['E_Up', 'E', [UP]],
    ['E', 'E-down', [DOWN]],
    ['E up', 'E down', [UP, DOWN]],
  ])('named %s below and %s above lead one way', (lower, upper, rides) => {
    expect(between(lower, upper)).toEqual({ told: '', rides });
  });

  it('are taken to lead up where no mark says so', () => {
    expect(between('E', 'E')).toEqual({ rides: [UP], told: expect.stringMatching(/no direction/) });
  });

  it('keep a name that only ends like a direction', () => {
    expect(between('Topup', 'Topup').rides).toEqual([
      '0-escalator-Topup > 1-escalator-Topup escalator-Topup-up-0 10 true',
    ]);
  });
});
