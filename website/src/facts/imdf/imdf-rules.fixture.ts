/**
 * What OGC 20-094 (IMDF 1.0.0) asks of an archive, written after its text and without the code that makes ours: which
 * properties a type has and of which kind, which categories there are and what refers to what. Shapes and places are in
 * `imdf-shapes.fixture.ts`.
 */
import { hoursObjections } from '../hours/reference-hours.fixture.ts';
import { type Feature, isPosition, placeObjections, shapeObjections } from './imdf-shapes.fixture.ts';

type Json = Record<string, unknown>;

type Rule = (value: unknown, all: ReadonlyMap<string, Feature>) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const oneOf =
  (...values: readonly unknown[]): Rule =>
  (value) =>
    values.includes(value);
const orNull =
  (rule: Rule): Rule =>
  (value, all) =>
    value === null || rule(value, all);
const listOf =
  (rule: Rule): Rule =>
  (value, all) =>
    Array.isArray(value) && value.every((one) => rule(one, all));
const idOf =
  (type: string): Rule =>
  (value, all) =>
    typeof value === 'string' && all.get(value)?.feature_type === type;

const UUID = matching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
const DATE_TIME = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/);
const PHONE = matching(/^\+[1-9]\d{1,14}$/);
const WEBSITE: Rule = (value) => typeof value === 'string' && /^https?:$/.test(new URL(value).protocol);
const LANGUAGE: Rule = (value) =>
  typeof value === 'string' && Intl.getCanonicalLocales(value)[0] === value && value !== '';
const LABELS: Rule = (value, all) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([tag, label]) => LANGUAGE(tag, all) && isText(label));
const HOURS: Rule = (value) => typeof value === 'string' && hoursObjections(value).length === 0;
const POINT: Rule = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'Point' &&
  'coordinates' in value &&
  isPosition(value.coordinates);

const words = (text: string) => oneOf(...text.trim().split(/\s+/));

const RESTRICTION = orNull(words('employeesonly restricted'));
const ACCESSIBILITY = orNull(
  listOf(
    words(
      'assisted.listening braille hearing hearingloop signlanginterpreter tactilepaving tdd trs volume wheelchair',
    ),
  ),
);
const UNIT =
  words(`auditorium brick classroom column concrete conferenceroom drywall elevator escalator fieldofplay
  firstaid fitnessroom foodservice footbridge glass huddleroom kitchen laboratory library lobby lounge mailroom
  mothersroom movietheater movingwalkway nonpublic office opentobelow parking phoneroom platform privatelounge ramp
  recreation restroom restroom.family restroom.female restroom.female.wheelchair restroom.male restroom.male.wheelchair
  restroom.transgender restroom.transgender.wheelchair restroom.unisex restroom.unisex.wheelchair restroom.wheelchair
  road room serverroom shower smokingarea stairs steps storage structure terrace theater unenclosedarea unspecified
  vegetation waitingroom walkway walkway.island wood`);
/** Those that may stand in a shopping centre. */
const AMENITY = words(`atm babychanging changemachine childplayarea coinlocker defibrillator drinkingfountain
  eatingdrinking elevator entry escalator firstaid fittingroom guestservices information landmark lostandfound mailbox
  meetingpoint mothersroom movingwalkway parking parking.bicycle parking.ev payphone phone photobooth
  powerchargingstation prayerroom productreturn ramp restroom restroom.family restroom.female restroom.male
  restroom.unisex restroom.wheelchair seating security smokingarea stairs strollerrental taxi unspecified
  vendingmachine wheelchairassist wifi`);
/** Those that the content lets us tell apart. */
const OCCUPANT = words('restaurant shopping');

const TEXT: Rule = isText;
const NAMED = { name: orNull(LABELS), alt_name: orNull(LABELS) };
const REACHED = { hours: orNull(HOURS), phone: orNull(PHONE), website: orNull(WEBSITE) };
const AT_ADDRESS = orNull(idOf('address'));

interface TypeRules {
  geometry: readonly (string | null)[];
  properties: Readonly<Record<string, Rule>>;
}

const POLYGONAL = ['Polygon', 'MultiPolygon'];

const TYPES: Readonly<Record<string, TypeRules>> = {
  address: {
    geometry: [null],
    properties: {
      address: TEXT,
      unit: orNull(TEXT),
      locality: TEXT,
      province: orNull(matching(/^[A-Z]{2}-[A-Z\d]{1,3}$/)),
      country: matching(/^[A-Z]{2}$/),
      postal_code: orNull(TEXT),
      postal_code_ext: orNull(TEXT),
      postal_code_vanity: orNull(TEXT),
    },
  },
  venue: {
    geometry: POLYGONAL,
    properties: {
      ...NAMED,
      ...REACHED,
      name: LABELS,
      category: oneOf('shoppingcenter'),
      restriction: RESTRICTION,
      display_point: POINT,
      address_id: idOf('address'),
    },
  },
  building: {
    geometry: [null],
    properties: {
      ...NAMED,
      category: words('parking transit transit.bus transit.train unspecified'),
      restriction: RESTRICTION,
      display_point: orNull(POINT),
      address_id: AT_ADDRESS,
    },
  },
  footprint: {
    geometry: POLYGONAL,
    properties: {
      category: words('aerial ground subterranean'),
      name: orNull(LABELS),
      building_ids: listOf(idOf('building')),
    },
  },
  level: {
    geometry: POLYGONAL,
    properties: {
      category: words('parking transit unspecified'),
      restriction: RESTRICTION,
      outdoor: oneOf(true, false),
      ordinal: Number.isInteger,
      name: LABELS,
      short_name: LABELS,
      display_point: orNull(POINT),
      address_id: AT_ADDRESS,
      building_ids: orNull(listOf(idOf('building'))),
    },
  },
  unit: {
    geometry: POLYGONAL,
    properties: {
      ...NAMED,
      category: UNIT,
      restriction: RESTRICTION,
      accessibility: ACCESSIBILITY,
      level_id: idOf('level'),
      display_point: orNull(POINT),
    },
  },
  opening: {
    geometry: ['LineString'],
    properties: {
      ...NAMED,
      category: words(
        'automobile bicycle emergencyexit pedestrian pedestrian.principal pedestrian.transit service',
      ),
      accessibility: ACCESSIBILITY,
      access_control: oneOf(null),
      door: oneOf(null),
      display_point: orNull(POINT),
      level_id: idOf('level'),
    },
  },
  amenity: {
    geometry: ['Point'],
    properties: {
      ...NAMED,
      ...REACHED,
      category: AMENITY,
      accessibility: ACCESSIBILITY,
      unit_ids: listOf(idOf('unit')),
      address_id: AT_ADDRESS,
      correlation_id: orNull(UUID),
    },
  },
  detail: { geometry: ['LineString', 'MultiLineString'], properties: { level_id: idOf('level') } },
  anchor: { geometry: ['Point'], properties: { address_id: AT_ADDRESS, unit_id: idOf('unit') } },
  occupant: {
    geometry: [null],
    properties: {
      ...REACHED,
      name: LABELS,
      category: OCCUPANT,
      anchor_id: idOf('anchor'),
      validity: oneOf(null),
      correlation_id: orNull(UUID),
    },
  },
};

const MANIFEST: Readonly<Record<string, Rule>> = {
  version: oneOf('1.0.0'),
  created: DATE_TIME,
  generated_by: orNull(TEXT),
  language: LANGUAGE,
  extensions: orNull(listOf(TEXT)),
};

/** Everything that is wrong with an archive, in words; empty when it is one. @param files by name */
export function imdfObjections(files: ReadonlyMap<string, string>): string[] {
  const wrong: string[] = [];
  const hold = (so: boolean, what: string) => void (so || wrong.push(what));
  const features = [...files].flatMap(([name, text]): Feature[] => {
    const json = JSON.parse(text) as Json;
    if (name === 'manifest.json') return [];
    const type = /^(\w+)\.geojson$/.exec(name)?.[1] ?? '';
    hold(Object.hasOwn(TYPES, type), `${name} is no file of the standard`);
    hold(json.type === 'FeatureCollection', `${name} is no FeatureCollection`);
    const own = json.features as (Feature & { type: string })[];
    hold(own.length > 0, `${name} is empty`);
    hold(
      own.every((one) => one.type === 'Feature' && one.feature_type === type),
      `${name} holds other types`,
    );
    return own;
  });
  const all = new Map(features.map((one) => [one.id, one]));
  hold(all.size === features.length, 'an id stands twice');
  const check = (of: Json, rules: Readonly<Record<string, Rule>>, where: string) => {
    hold(Object.keys(of).sort().join() === Object.keys(rules).sort().join(), `${where}: its properties`);
    for (const [key, rule] of Object.entries(rules))
      hold(key in of && rule(of[key], all), `${where}: ${key} = ${JSON.stringify(of[key])}`);
  };
  check(JSON.parse(files.get('manifest.json') ?? '{}') as Json, MANIFEST, 'manifest');
  for (const one of features) {
    const where = `${one.feature_type} ${one.id}`;
    const rules = TYPES[one.feature_type];
    if (!rules) continue;
    hold(UUID(one.id, all), `${where}: its id`);
    hold(rules.geometry.includes(one.geometry?.type ?? null), `${where}: its type of geometry`);
    check(one.properties, rules.properties, where);
    for (const objection of shapeObjections(one)) hold(false, `${where}: ${objection}`);
  }
  const of = (type: string) => features.filter(({ feature_type }) => feature_type === type);
  for (const type of ['address', 'venue', 'building', 'footprint'])
    hold(of(type).length === 1, `${of(type).length} of ${type}`);
  hold(of('level').length > 0, 'no level');
  const ordinals = of('level').map(({ properties }) => properties.ordinal);
  hold(new Set(ordinals).size === ordinals.length, 'two levels of one ordinal');
  return [...wrong, ...placeObjections(of, all)];
}
