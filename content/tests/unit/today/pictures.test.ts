import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../database';

let database: TestDatabase;
let picturesWithoutText: typeof import('../../../src/today/pictures')['picturesWithoutText'];

beforeAll(async () => {
  database = await openDatabase(['picture-text']);
  const { connection } = strapi.db;
  await connection.schema.createTable('files', (files) => {
    files.increments('id');
    files.string('name');
    files.string('mime');
    files.text('alternative_text');
  });
  await connection.schema.createTable('files_related_mph', (related) => {
    related.integer('file_id');
    related.integer('related_id');
    related.string('related_type');
  });
  ({ picturesWithoutText } = await import('../../../src/today/pictures'));
});

afterAll(() => database.close());

it('pictures without words are those that something shows and nobody has described in Polish', async () => {
  const { connection } = strapi.db;
  const picture = { mime: 'image/png', alternative_text: null };
  const files = [
    { ...picture, id: 1, name: 'bare.png' },
    { ...picture, id: 2, name: 'blank.png', alternative_text: ' ' },
    { ...picture, id: 3, name: 'described.png', alternative_text: 'Fontanna' },
    { ...picture, id: 4, name: 'unused.png' },
    { ...picture, id: 5, name: 'polish.png' },
    { ...picture, id: 6, name: 'english-only.png' },
    { ...picture, id: 7, name: 'rules.pdf', mime: 'application/pdf' },
  ];
  await connection('files').insert(files);
  const used = [1, 2, 3, 5, 6, 7].map((id) => ({
    file_id: id,
    related_id: id,
    related_type: 'api::offer.offer',
  }));
  await connection('files_related_mph').insert(used);
  const texts = [
    { id: 11, locale: 'pl-PL', text: 'Fontanna' },
    { id: 12, locale: 'en', text: 'Fountain' },
    { id: 13, locale: 'en', text: 'Nobody shows it' },
  ];
  await connection('picture_texts').insert(texts);
  const ofText = { related_type: 'api::picture-text.picture-text' };
  await connection('files_related_mph').insert([
    { ...ofText, file_id: 5, related_id: 11 },
    { ...ofText, file_id: 6, related_id: 12 },
    { ...ofText, file_id: 4, related_id: 13 },
  ]);
  expect(await picturesWithoutText()).toEqual([
    { file: 6, title: 'english-only.png' },
    { file: 2, title: 'blank.png' },
    { file: 1, title: 'bare.png' },
  ]);
});
