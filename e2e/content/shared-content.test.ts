import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { contentChanges } from './shared-content.ts';

/** A content system's notes of what was changed in it, and one of what visitors send. */
function database(): DatabaseSync {
  const made = new DatabaseSync(':memory:');
  const id = 'id INTEGER PRIMARY KEY AUTOINCREMENT';
  made.exec(`
    CREATE TABLE content_versions (${id}, author TEXT, action TEXT, type TEXT, entry TEXT, language TEXT);
    CREATE TABLE bin_items (${id}, author TEXT, kind TEXT, title TEXT);
    CREATE TABLE files (${id}, name TEXT);
    CREATE TABLE schedules (${id}, content_type TEXT, entry TEXT);
    CREATE TABLE submissions (${id}, email TEXT);
    INSERT INTO files (name) VALUES ('seeded.png');
  `);
  return made;
}

describe('changes of content that tests share', () => {
  it('are told once, each with who, what and where', () => {
    const notes = database();
    const changes = contentChanges(notes);
    expect(changes()).toEqual([]);
    notes.exec(`
      INSERT INTO content_versions (author, action, type, entry, language)
        VALUES ('Redakcja', 'saved', 'api::offer.offer', 'abc', 'pl-PL'), ('', 'saved', 'api::header.header', 'xyz', NULL);
      INSERT INTO bin_items (author, kind, title) VALUES (NULL, 'entry', 'Rabat');
      INSERT INTO files (name) VALUES ('new.png');
      INSERT INTO schedules (content_type, entry) VALUES ('api::offer.offer', 'abc');
    `);
    expect(changes()).toEqual([
      'Redakcja saved api::offer.offer abc pl-PL',
      ' saved api::header.header xyz',
      'deleted entry Rabat',
      'file new.png',
      'planned api::offer.offer abc',
    ]);
    expect(changes()).toEqual([]);
  });

  it('are told too where nothing of them is left', () => {
    const notes = database();
    const changes = contentChanges(notes);
    notes.exec(`
      INSERT INTO files (name) VALUES ('one.png'), ('two.png');
      DELETE FROM files WHERE name = 'one.png';
    `);
    expect(changes()).toEqual(['file two.png', '1 more of files, which are gone again']);
  });

  it('are not what visitors send', () => {
    const notes = database();
    const changes = contentChanges(notes);
    notes.exec("INSERT INTO submissions (email) VALUES ('visitor@example.com')");
    expect(changes()).toEqual([]);
  });
});
