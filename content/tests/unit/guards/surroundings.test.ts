import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

const TYPES = ['tenant', 'mall-room', 'location', 'map-source'];
const NOW = new Date('2026-11-21T09:00:00Z');

let database: TestDatabase;
let surroundings: typeof import('../../../src/guards/surroundings');

const schemaOf = (name: string): unknown =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, `../../../src/api/${name}/content-types/${name}/schema.json`),
      'utf8',
    ),
  );

beforeAll(async () => {
  database = await openDatabase(TYPES, { related: TYPES });
  Object.assign(strapi, {
    contentTypes: Object.fromEntries(TYPES.map((name) => [`api::${name}.${name}`, schemaOf(name)])),
    components: {},
  });
  const { table } = await import('../../../src/kit/table');
  surroundings = await import('../../../src/guards/surroundings');
  const { id: taken } = await table('mall-room').create({ data: { documentId: 'taken', room_id: '1.02' } });
  const { id: wanted } = await table('mall-room').create({ data: { documentId: 'wanted', room_id: '0.07' } });
  await table('location').create({ data: { documentId: 'first-floor', level: 1 } });
  const units = [
    { feature_type: 'unit', properties: { room: '1.02', level: 1 } },
    { feature_type: 'level', properties: { room: '0.07', level: 5 } },
    { feature_type: 'unit', properties: { room: '0.07', level: 0 } },
  ];
  await table('map-source').create({ data: { documentId: 'map', source: { features: units } } });
  const shop = { name: 'Halland', locale: 'pl-PL', publishedAt: NOW };
  await table('tenant').create({ data: { ...shop, documentId: 'halland', mall_room: taken } });
  // A draft holds no room, whatever it is going to be.
  await table('tenant').create({
    data: { ...shop, documentId: 'draft', name: 'Szkic', publishedAt: null, mall_room: wanted },
  });
});
afterAll(() => database.close());

const around = (entry: string, state: object, type = 'api::tenant.tenant') =>
  surroundings.surroundingsOf({ type, entry, language: 'pl-PL' }, { ...state }, NOW);

test('a room is taken by the other shop that is published there', async () => {
  expect(await around('fjord', { mall_room: 'taken' })).toMatchObject({
    roomNumber: '1.02',
    roomTakenBy: 'Halland',
  });
  expect(await around('', { mall_room: 'taken' })).toMatchObject({ roomTakenBy: 'Halland' });
  expect(await around('halland', { mall_room: 'taken' })).toMatchObject({ roomTakenBy: null });
  expect(await around('fjord', { mall_room: 'wanted' })).toMatchObject({ roomTakenBy: null });
});

test('a room has the floor that the map gives it, and the shop the one that is chosen', async () => {
  expect(await around('fjord', { mall_room: 'wanted', location: 'first-floor' })).toMatchObject({
    roomLevel: 0,
    chosenLevel: 1,
  });
  expect(await around('fjord', { mall_room: 'taken' })).toMatchObject({ roomLevel: 1, chosenLevel: null });
});

test('what has no room, or one that is gone, has nothing to say of rooms', async () => {
  const none = { roomTakenBy: null, roomNumber: null, roomLevel: null, chosenLevel: null };
  expect(await around('fjord', {})).toMatchObject(none);
  expect(await around('fjord', { mall_room: 'gone' })).toMatchObject(none);
  expect(await around('o1', { mall_room: 'taken' }, 'api::mall-room.mall-room')).toMatchObject(none);
});
