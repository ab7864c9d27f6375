import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Memory } from '../../../src/import/memory';
import { openDatabase, type TestDatabase } from '../database';

const TYPES = ['tenant', 'menu-category', 'offer', 'event', 'header'];

let database: TestDatabase;
let claimFor: typeof import('../../../src/import/claim').claimFor;
let files = 0;
let memory: Memory;

const rows = (name: string) => globalThis.strapi.db.query(`api::${name}.${name}`);

beforeAll(async () => {
  database = await openDatabase(TYPES);
  const { db } = globalThis.strapi;
  const query = db.query.bind(db);
  const library = { count: async () => files };
  Object.assign(db, {
    query: (uid: string) => (uid === 'plugin::upload.file' ? library : query(uid)),
  });
  ({ claimFor } = await import('../../../src/import/claim'));
});
afterAll(() => database.close());

beforeEach(async () => {
  files = 0;
  memory = { entries: {}, files: {} };
  for (const name of TYPES) await rows(name).deleteMany({});
});

async function makeBorealis() {
  for (const locale of ['pl-PL', 'en']) {
    await rows('header').create({ data: { documentId: 'h', locale, centreName: 'Galeria Borealis' } });
    for (const documentId of ['a', 'b']) await rows('tenant').create({ data: { documentId, locale } });
  }
}

const BOREALIS =
  'There is content already that no import of this centre has made: Galeria Borealis, 2 shops.';

describe('a database', () => {
  it('may become any centre while it is empty', async () => {
    expect(await claimFor('kopos', false, memory)).toBeUndefined();
    expect(memory.centre).toBe('kopos');
  });

  it('is not written over where somebody else has filled it', async () => {
    await makeBorealis();
    expect(await claimFor('kopos', false, memory)).toBe(BOREALIS);
    expect(memory.centre).toBeUndefined();
  });

  it('takes the centre again that it was sent before, whatever the staff have added', async () => {
    await claimFor('kopos', false, memory);
    await makeBorealis();
    expect(await claimFor('kopos', false, memory)).toBeUndefined();
    expect(await claimFor('oak', false, memory)).toBe(BOREALIS);
    expect(memory.centre).toBe('kopos');
  });

  it('becomes another centre where that is wanted, and is it from then on', async () => {
    await makeBorealis();
    expect(await claimFor('kopos', true, memory)).toBeUndefined();
    expect(await claimFor('kopos', false, memory)).toBeUndefined();
  });

  it('is in use with a first category, or a first picture', async () => {
    await rows('menu-category').create({ data: { documentId: 'c', locale: 'en' } });
    expect(await claimFor('kopos', false, memory)).toMatch(/: a centre without a name, 0 shops\.$/);
    await rows('menu-category').deleteMany({});
    files = 1;
    expect(await claimFor('kopos', false, memory)).toMatch(/no import of this centre/);
  });
});
