import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../../content/src/map/source-check.ts';
import { drawn, NORTH_UP } from './drawings.fixture.ts';
import { mapSource } from './map-source.ts';

const group = (name: string, inner: string) => (inner === '' ? '' : `<g id="${name}">${inner}</g>`);
const OUTLINE = '<rect width="60" height="40"/>';
const ROOM = '<rect id="1" width="20" height="10"/>';
const DOOR = '<circle id="1" cx="10" cy="10" r="1"/>';
const ENTRANCE = '<circle id="A" cx="0" cy="20" r="1"/>';

interface Layers {
  [layer: string]: string | undefined;
}

const floor = (layers: Layers, level = 0) => {
  const all: Layers = { outline: OUTLINE, rooms: ROOM, doors: DOOR, ...layers };
  return drawn(
    Object.entries(all)
      .map(([name, inner]) => group(name, inner ?? ''))
      .join(''),
    level,
  );
};

/** The map of a floor; it passes the check whatever is told of it. */
function mapOf(layers: Layers, ...more: ReturnType<typeof drawn>[]) {
  const map = mapSource([floor({ entrances: ENTRANCE, ...layers }), ...more], NORTH_UP);
  expect(issuesOf(map.source, { rooms: new Set(map.rooms), tenantSlugs: new Set() })).toEqual([]);
  const told = map.remarks.map(({ at, weight, problem }) => `${at}: ${weight}: ${problem}`);
  return { ...map, told: told.join('\n') };
}

describe('a remark on areas', () => {
  it('is not made on a drawing that is in order', () => {
    expect(mapOf({}).told).toBe('');
  });

  it.each<[string, Layers, RegExp]>([
    ['no outline', { outline: '' }, /^outline: guessed: There is no outline/],
    [
      'an outline that crosses itself',
      { rooms: '<polygon id="1" points="0,0 20,0 0,10 20,10"/>' },
      /^1: guessed: The outline crosses itself/,
    ],
    [
      'a path that is open',
      { rooms: '<polyline id="1" points="0,0 20,0 20,10 0,10 0,2"/>' },
      /^1: guessed: The outline is open by 2\.0 m/,
    ],
    [
      'a line for a room',
      { rooms: `${ROOM}<line id="2" x1="30" y1="3" x2="40" y2="3"/>` },
      /^2: left-out: .* encloses nothing/,
    ],
    [
      'rooms that overlap',
      { rooms: `${ROOM}<rect id="2" x="15" width="10" height="10"/>` },
      /^1: guessed: It lies partly under 2, and is cut/,
    ],
    [
      'a room beneath another',
      { rooms: `<rect id="2" x="2" y="2" width="5" height="5"/>${ROOM}` },
      /^2: left-out: Nothing of it is left/m,
    ],
    [
      'a room that is cut in two',
      {
        rooms: ROOM,
        staff: '<rect x="35" width="5" height="15"/>',
        landings: '<rect x="8" width="4" height="10"/>',
      },
      /^1: left-out: It lies in 2 pieces/m,
    ],
    [
      'a room that sticks out',
      { rooms: `${ROOM}<rect id="2" x="50" width="20" height="10"/>` },
      /^2: guessed: It reaches beyond the outline/,
    ],
    [
      'a room outside',
      { rooms: `${ROOM}<rect id="2" x="90" width="20" height="10"/>` },
      /^2: left-out: It lies outside the outline/,
    ],
    [
      'a number on two rooms',
      { rooms: `${ROOM}<g id="1"><rect x="20" width="20" height="10"/></g>` },
      /^1: guessed: 2 shapes of the floor have this number/,
    ],
    [
      'a room without a number',
      { rooms: `${ROOM}<rect x="40" width="9" height="9"/>` },
      /: left-out: The room has no number/,
    ],
  ])('tells %s', (_, layers, told) => {
    expect(mapOf(layers).told).toMatch(told);
  });

  it('is not made where overlaps are a slip of the hand, or meant', () => {
    const { told } = mapOf({
      rooms: `${ROOM}<rect id="2" x="19.9" width="10" height="10.1"/>`,
      squares: '<rect x="5" y="5" width="40" height="20"/>',
      voids: '<rect x="20" y="20" width="20" height="10"/>',
      landings: '<rect x="25" y="18" width="5" height="14"/>',
      doors: `${DOOR}<circle id="2" cx="25" cy="10" r="1"/>`,
    });
    expect(told).toBe('');
  });
});

describe('a remark on places', () => {
  it.each<[string, Layers, RegExp]>([
    ['a room without a door', { doors: '' }, /^1: guessed: The room has no door/],
    [
      'a door far from any room',
      { doors: `${DOOR}<circle cx="50" cy="35" r="1"/>` },
      /: left-out: No room is near this door/,
    ],
    [
      'a room that faces no walkway',
      {
        rooms: `${ROOM}<rect id="2" x="50" width="10" height="10"/>`,
        staff: '<rect x="45" width="5" height="15"/><rect x="45" y="10" width="15" height="5"/>',
      },
      /^2: left-out: The room faces no walkway/,
    ],
    [
      'an entrance without a sign',
      { entrances: '<circle cy="20" r="1"/>' },
      /: guessed: The entrance has no sign; it gets "A"/,
    ],
    [
      'an entrance in the middle',
      { entrances: '<circle id="A" cx="30" cy="20" r="1"/>' },
      /^A: guessed: .*far from the outer wall/,
    ],
    [
      'an unknown amenity',
      { amenities: '<circle id="sauna" cx="30" cy="20" r="1"/>' },
      /^sauna: left-out: This is no kind/,
    ],
    [
      'an amenity off the map',
      { amenities: '<circle id="atm" cx="90" cy="20" r="1"/>' },
      /^atm: left-out: No walkway is near/,
    ],
    [
      'a lift off the map',
      { elevators: '<circle id="L1" cx="90" cy="20" r="1"/>' },
      /^L1: left-out: No walkway is near/,
    ],
    [
      'a kiosk without a name',
      { kiosks: '<circle cx="30" cy="20" r="1"/>' },
      /: guessed: The kiosk has no name; it gets "K1"/,
    ],
    [
      'a lift on one floor',
      { elevators: '<circle id="L1" cx="30" cy="20" r="1"/>' },
      /^elevator L1: left-out: .*one floor only/,
    ],
    [
      'two lifts of a name',
      { elevators: '<g id="L1"><circle cx="30" cy="20" r="1"/><circle cx="40" cy="20" r="1"/></g>' },
      /^L1: left-out: "L1" stands on this floor twice/,
    ],
    ['an unknown layer', { walls: '<path d="M0 0h9"/>' }, /^walls: left-out: This is no layer/],
  ])('tells %s', (_, layers, told) => {
    expect(mapOf(layers).told).toMatch(told);
  });

  it('tells an entrance, or the lack of one', () => {
    const { remarks } = mapSource([floor({})], NORTH_UP);
    expect(remarks).toEqual([expect.objectContaining({ at: 'entrances', weight: 'left-out' })]);
  });

  it('keeps a room that cannot be reached on the map, without its number', () => {
    const { source, rooms } = mapOf({
      rooms: `${ROOM}<rect id="2" x="50" width="10" height="10"/>`,
      staff: '<rect x="45" width="5" height="15"/><rect x="45" y="10" width="15" height="5"/>',
    });
    const unit = source.features.find(({ id }) => id === 'unit-0-room-2');
    expect(unit?.properties).toMatchObject({ category: 'nonpublic' });
    expect(unit?.properties).not.toHaveProperty('room');
    expect(rooms).toEqual(['1']);
  });
});

describe('a remark on floors', () => {
  const stairs = { stairs: '<circle id="S" cx="50" cy="30" r="1"/>' };
  const upper = { rooms: ROOM.replace('"1"', '"2"'), doors: DOOR.replace('"1"', '"2"') };

  it('tells a floor that no way leads to', () => {
    const { told, rooms } = mapOf({}, floor(upper, 1));
    expect(told).toMatch(/^2: left-out: No way leads there/);
    expect(rooms).toEqual(['1']);
  });

  it('tells a floor that only stairs lead to, and keeps the stairs', () => {
    const { told, rooms, source } = mapOf(stairs, floor({ ...upper, ...stairs }, 1));
    expect(told).toMatch(/^2: left-out: Only stairs or escalators lead there/);
    expect(rooms).toEqual(['1']);
    expect(source.features.map(({ id }) => id)).toContain('node-0-stairs-S~node-1-stairs-S');
  });

  it('tells a number that is on two floors', () => {
    const lift = { elevators: '<circle id="L" cx="50" cy="30" r="1"/>' };
    expect(mapOf(lift, floor(lift, 1)).told).toMatch(/^1: guessed: The number is on floor 0 too/);
  });

  it('tells what has no floor of its own', () => {
    expect(mapOf({}, floor(upper, 0)).told).toMatch(/^the file: left-out: Floor 0 is drawn in/);
    expect(mapOf({}, floor(upper, 0.5)).told).toMatch(/^the file: left-out: Its level is 0\.5/);
  });

  it('tells a file that is none, and keeps the others', () => {
    const { told, rooms } = mapOf({}, { file: 'floors/1.svg', level: 1, svg: 'nothing' });
    expect(told).toMatch(/cannot be read as SVG/);
    expect(rooms).toEqual(['1']);
  });

  it('tells a floor that encloses nothing', () => {
    expect(mapOf({}, drawn('<g id="doors"><line x2="3"/></g>', 1)).told).toMatch(/enclose nothing/);
  });
});
