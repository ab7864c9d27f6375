import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database, type Model } from '@strapi/database';

interface Schema {
  collectionName: string;
  info: { singularName: string };
  attributes: Record<string, { type: string; target?: string }>;
}

/** Attributes that stand in other tables: tests of rows alone do without. */
const ELSEWHERE = new Set(['relation', 'media', 'component', 'dynamiczone']);

/** @param related the types whose relations to each other are kept */
function modelOf(name: string, related: readonly string[]): Model {
  const path = join(import.meta.dirname, `../../src/api/${name}/content-types/${name}/schema.json`);
  const { collectionName, info, attributes } = JSON.parse(readFileSync(path, 'utf8')) as Schema;
  const targets = new Set(related.map((other) => `api::${other}.${other}`));
  const own = Object.entries(attributes).filter(
    ([, { type, target = '' }]) => !ELSEWHERE.has(type) || (type === 'relation' && targets.has(target)),
  );
  return {
    uid: `api::${name}.${name}`,
    singularName: info.singularName,
    tableName: collectionName,
    attributes: {
      id: { type: 'increments' },
      documentId: { type: 'string' },
      ...Object.fromEntries(own),
      locale: { type: 'string' },
      createdAt: { type: 'datetime' },
      publishedAt: { type: 'datetime' },
    },
  } as unknown as Model;
}

/** The media library, and which entries show a file of it. */
const LIBRARY = [
  {
    uid: 'plugin::upload.file',
    singularName: 'file',
    tableName: 'files',
    attributes: {
      id: { type: 'increments' },
      ...Object.fromEntries(
        ['name', 'alternativeText', 'hash', 'ext', 'mime', 'url', 'previewUrl', 'provider', 'folderPath'].map(
          (name) => [name, { type: 'string' }],
        ),
      ),
      ...Object.fromEntries(['size', 'width', 'height'].map((name) => [name, { type: 'integer' }])),
      ...Object.fromEntries(['formats', 'provider_metadata'].map((name) => [name, { type: 'json' }])),
    },
  },
  {
    uid: 'files_related_mph',
    singularName: 'files_related_mph',
    tableName: 'files_related_mph',
    attributes: {
      id: { type: 'increments' },
      ...Object.fromEntries(['file_id', 'related_id', 'order'].map((name) => [name, { type: 'integer' }])),
      ...Object.fromEntries(['related_type', 'field'].map((name) => [name, { type: 'string' }])),
    },
  },
] as unknown as Model[];

export interface TestDatabase {
  folder: string;
  /** Has the database refuse a second row, as the start does. @param on "table (columns)" */
  index(on: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Strapi's query layer on a real SQLite file with the tables of some content types, as `strapi.db`; and a data folder
 * of its own, which the settings read when they are imported after this.
 * @param related those of the types whose relations to each other are kept
 * @param library also the tables of the media library
 */
export async function openDatabase(
  types: readonly string[],
  { related = [], library = false }: { related?: readonly string[]; library?: boolean } = {},
): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  process.env.DATA_DIR = folder;
  const db = new Database({
    connection: {
      client: 'sqlite',
      connection: { filename: join(folder, 'test.db') },
      useNullAsDefault: true,
      pool: { min: 1, max: 1 },
    },
    settings: { migrations: { dir: join(folder, 'migrations') } },
  });
  await db.init({
    models: [...types.map((name) => modelOf(name, related)), ...(library ? LIBRARY : [])],
  });
  // Nothing of it outlives the test.
  await db.connection.raw('PRAGMA synchronous = OFF');
  await db.schema.create();
  const log = { info() {}, warn() {}, error() {} };
  Object.assign(globalThis, { strapi: { db, log, getModel: () => undefined } });
  let rows = 0;
  // As Strapi gives them, which this query layer is a part of.
  db.lifecycles.subscribe({
    beforeCreate({ params: { data } }) {
      data.documentId ??= `row${String(++rows).padStart(21, '0')}`;
    },
  });
  return {
    folder,
    async index(on) {
      await db.connection.raw(`CREATE UNIQUE INDEX test_${on.replace(/\W+/g, '_')} ON ${on}`);
    },
    async close() {
      Reflect.deleteProperty(globalThis, 'strapi');
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Has `findOne` of `strapi.db` look for no creator, which rows of a test lack: roles are held against languages alone. */
export function rowsHaveNoCreator(): void {
  const query = globalThis.strapi.db.query.bind(globalThis.strapi.db);
  Object.assign(globalThis.strapi.db, {
    query: (uid: string) => {
      const found = query(uid);
      return Object.assign(Object.create(found), {
        findOne: ({ populate: _creator, ...asked }: { populate?: object }) => found.findOne(asked),
      });
    },
  });
}
