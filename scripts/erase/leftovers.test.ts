import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leftovers } from './leftovers.ts';

const ANNA = 'anna@example.com';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const found = async (address = ANNA) =>
  (await leftovers(folder, address)).map((file) => basename(file)).sort();

/** A database whose rows have a name, an address and a language beside each other, as those of submissions have. */
function database(rows: readonly (readonly [name: string, email: string])[], change = ''): void {
  const file = new DatabaseSync(join(folder, 'content.db'));
  file.exec('CREATE TABLE sent (name TEXT, email TEXT, language TEXT, payload TEXT)');
  const insert = file.prepare('INSERT INTO sent VALUES (?, ?, ?, ?)');
  for (const [name, email] of rows) insert.run(name, email, 'pl-PL', JSON.stringify({ name, email }));
  file.exec(change);
  file.close();
}

describe('what is left of an address in files', () => {
  it('is found in any case, at any place', async () => {
    writeFileSync(join(folder, 'begin.txt'), 'Anna@Example.com wrote');
    writeFileSync(join(folder, 'cut.txt'), `${'x '.repeat(524_284)}${ANNA}`);
    writeFileSync(join(folder, 'json.txt'), '{"text":"write to\\nanna@example.com"}');
    writeFileSync(join(folder, 'none.txt'), 'anna at example.com');
    expect(await found()).toEqual(['begin.txt', 'cut.txt', 'json.txt']);
    expect(await found('ANNA@example.com')).toHaveLength(3);
  });

  it('is nothing of a neighbour whose address contains it', async () => {
    writeFileSync(join(folder, 'one.eml'), 'To: hanna@example.com\r\nCc: anna@example.com.pl\r\n');
    writeFileSync(join(folder, 'cut.txt'), `${'x '.repeat(524_284)}jo-${ANNA}`);
    expect(await found()).toEqual([]);
  });

  it('is told from a neighbour’s where a mail breaks its lines in the middle of a word', async () => {
    writeFileSync(join(folder, 'broken.eml'), 'Von anna@=\r\nexample.com am Montag');
    writeFileSync(join(folder, 'end.eml'), 'Von anna@example.com=\r\n.pl');
    writeFileSync(join(folder, 'start.eml'), 'Von jo-=\r\nanna@example.com');
    expect(await found()).toEqual(['broken.eml']);
  });
});

describe('what is left in a database', () => {
  it('is found between values that stand beside each other', async () => {
    database([
      ['Anna', ANNA],
      ['Hanna', 'hanna@example.com'],
    ]);
    expect(await found()).toEqual(['content.db']);
  });

  it('is nothing of neighbours', async () => {
    database([
      ['Hanna', 'hanna@example.com'],
      ['Anna', 'Anna@example.com.pl'],
      ['Ewa', 'ewa@example.com'],
    ]);
    expect(await found()).toEqual([]);
  });

  it('is found in pages that rows were deleted from', async () => {
    database(
      [
        ['Anna', ANNA],
        ['Hanna', 'hanna@example.com'],
      ],
      `PRAGMA secure_delete = OFF; DELETE FROM sent WHERE email = '${ANNA}'`,
    );
    expect(await found()).toEqual(['content.db']);
  });
});
