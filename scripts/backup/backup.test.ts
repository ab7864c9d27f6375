import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';

const made: string[] = [];
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'backup-test-'));
  made.push(path);
  return path;
};
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

const write = (path: string, text: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

/** Data as a content system on SQLite leaves it. */
function data(): string {
  const dataDir = folder();
  write(join(dataDir, 'content/public/uploads/logo_1.svg'), '<svg/>');
  write(join(dataDir, 'content/bin/7/old_2.pdf'), '%PDF');
  write(join(dataDir, 'content/secrets.json'), '{"appKeys":["a"]}');
  write(join(dataDir, 'content/erase-token'), 'made at the start');
  write(join(dataDir, 'purge-token'), 'p');
  write(join(dataDir, 'settings.env'), 'LOCALES=lt-LT,en\n');
  write(join(dataDir, 'website/pages/1.json'), 'a cache');
  const database = new DatabaseSync(join(dataDir, 'content/content.db'));
  database.exec(
    `PRAGMA journal_mode = WAL; CREATE TABLE shops (name TEXT); INSERT INTO shops VALUES ('Halland');
    CREATE TABLE strapi_core_store_settings (id INTEGER PRIMARY KEY, "key" TEXT, value TEXT, type TEXT, environment TEXT, tag TEXT)`,
  );
  database.close();
  return dataDir;
}

const environment = (dataDir: string) => ({
  PATH: process.env.PATH,
  NODE_NO_WARNINGS: '1',
  DATA_DIR: dataDir,
});

/** For how long a backup of these few files may take on a busy machine. */
const COPIED_MS = 60_000;

/** What the content system finds about backups, as its store reads it. */
function told(dataDir: string): Record<'tried' | 'made', unknown> {
  const database = new DatabaseSync(join(dataDir, 'content/content.db'), { readOnly: true });
  const rows = database
    .prepare('SELECT "key", value, type, environment FROM strapi_core_store_settings')
    .all();
  database.close();
  expect(new Set(rows.map(({ key }) => key)).size, 'one note of each kind').toBe(rows.length);
  const value = (key: string) => {
    const row = rows.find((one) => one.key === key && one.type === 'object' && one.environment === null);
    return row && JSON.parse(String(row.value));
  };
  return { tried: value('core_mall_backupTried'), made: value('core_mall_backupMade') };
}

function command(name: 'backup' | 'restore', dataDir: string, args: string[], env = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${name}.ts`), ...args],
    {
      env: { ...environment(dataDir), ...env },
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

describe('backup and restore', () => {
  let dataDir: string;
  let into: string;
  let backup: string;

  beforeEach(() => {
    dataDir = data();
    into = folder();
    expect(command('backup', dataDir, [into])).toMatchObject({ status: 0 });
    backup = join(into, readdirSync(into)[0] ?? '');
  });

  it('brings back database, files and secrets, and no caches', async () => {
    const empty = join(folder(), 'data');
    expect(command('restore', empty, [backup])).toMatchObject({ status: 0 });
    expect(await filesBelow(empty)).toEqual([
      'content/bin/7/old_2.pdf',
      'content/content.db',
      'content/public/uploads/logo_1.svg',
      'content/secrets.json',
      'purge-token',
      'settings.env',
    ]);
    expect(readFileSync(join(empty, 'settings.env'), 'utf8')).toBe('LOCALES=lt-LT,en\n');
    expect(readFileSync(join(empty, 'content/public/uploads/logo_1.svg'), 'utf8')).toBe('<svg/>');
    const database = new DatabaseSync(join(empty, 'content/content.db'), { readOnly: true });
    expect(database.prepare('SELECT name FROM shops').all()).toEqual([{ name: 'Halland' }]);
    database.close();
    for (const path of ['content/secrets.json', 'purge-token', 'settings.env', 'content/content.db'])
      expect(statSync(join(empty, path)).mode & 0o077, path).toBe(0);
  });

  it('copies while another process writes, in one state, and tells of it once it may', async () => {
    const writer = new DatabaseSync(join(dataDir, 'content/content.db'));
    // Committed, but not in the main file yet; and what is not committed at all.
    writer.exec("INSERT INTO shops VALUES ('Nova'); BEGIN IMMEDIATE; INSERT INTO shops VALUES ('half done')");
    const second = folder();
    const child = spawn(process.execPath, [join(import.meta.dirname, 'backup.ts'), second], {
      env: environment(dataDir),
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const whole = () => readdirSync(second).filter((name) => !name.endsWith('.partial')).length;
    await expect.poll(whole, { timeout: COPIED_MS }).toBe(1);
    writer.exec('ROLLBACK');
    writer.close();
    expect(await ended).toBe(0);
    expect(told(dataDir).made).toEqual({ at: expect.any(String), bytes: expect.any(Number) });
    const copy = new DatabaseSync(join(second, readdirSync(second)[0] ?? '', 'database/content.db'));
    expect(copy.prepare('SELECT name FROM shops').all()).toEqual([{ name: 'Halland' }, { name: 'Nova' }]);
    copy.close();
  });

  it('restores over nothing that is there', () => {
    const { status, said } = command('restore', dataDir, [backup]);
    expect(status).toBe(1);
    expect(said).toContain('is not empty');
    const other = folder();
    write(join(other, 'purge-token'), 'another');
    expect(command('restore', other, [backup]).said).toContain('holds purge-token. Move them away');
    expect(existsSync(join(other, 'content'))).toBe(false);
  });

  it.each([
    ['files/content/public/uploads/logo_1.svg', '<svg?>', 'has been changed'],
    ['database/content.db', 'short', 'bytes instead of'],
  ])('restores no backup in which %s is damaged', (path, text, why) => {
    writeFileSync(join(backup, path), text);
    const empty = folder();
    const { status, said } = command('restore', empty, [backup]);
    expect(status).toBe(1);
    expect(said).toContain(`${path} ${text === 'short' ? 'has 5 bytes instead of' : why}`);
    expect(readdirSync(empty)).toEqual([]);
  });

  it('asks for secrets that lie elsewhere, and goes on without them when told', () => {
    const apart = folder();
    const second = folder();
    expect(command('backup', dataDir, [second, '--secrets', apart])).toMatchObject({ status: 0 });
    const name = readdirSync(second)[0] ?? '';
    expect(readdirSync(apart)).toEqual([name]);
    expect(existsSync(join(second, name, 'secrets'))).toBe(false);
    const missing = command('restore', folder(), [join(second, name)]);
    expect(missing.said).toContain('Name the folder of the secrets with --secrets');
    const found = folder();
    const args = [join(second, name), '--secrets', join(apart, name)];
    expect(command('restore', found, args)).toMatchObject({ status: 0 });
    expect(existsSync(join(found, 'content/secrets.json'))).toBe(true);
    const without = folder();
    const { said } = command('restore', without, [join(second, name), '--without-secrets']);
    expect(said).toContain('staff sign in again');
    expect(said).toContain('settings.env was left out with them: set LOCALES');
    for (const path of ['content/secrets.json', 'settings.env'])
      expect(existsSync(join(without, path)), path).toBe(false);
  });

  it('says which database the settings lack, and which version made the backup', () => {
    const postgres = { DATABASE_URL: 'postgres://mall@127.0.0.1:1/mall' };
    expect(command('restore', folder(), [backup], postgres).said).toContain('Leave DATABASE_URL empty');
    const manifest = join(backup, 'manifest.json');
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8').replace(
        /"version": "[^"]+",\n {2}"database"/,
        '"version": "99.0.0",\n  "database"',
      ),
    );
    expect(command('restore', folder(), [backup]).said).toContain('made by version 99.0.0');
    rmSync(manifest);
    expect(command('restore', folder(), [backup]).said).toContain(
      'is no backup, or one that was not finished',
    );
  });

  it('removes older ones, and leaves no note of its own among the data', async () => {
    mkdirSync(join(into, '2020-01-01T03-00-00Z'));
    writeFileSync(join(into, '2020-01-01T03-00-00Z/manifest.json'), '{}');
    const before = await filesBelow(dataDir);
    rmSync(backup, { recursive: true });
    expect(command('backup', dataDir, [into, '--keep', '1']).said).toContain('Removed 1 older.');
    expect(readdirSync(into)).toHaveLength(1);
    expect(await filesBelow(dataDir)).toEqual(before);
  });

  it('tells the content system what came of it, and keeps the last good one in mind', () => {
    const { tried, made } = told(dataDir);
    expect(tried).toEqual({ at: expect.stringMatching(/^\d{4}-.*Z$/), error: null });
    expect(made).toEqual({ at: expect.stringMatching(/^\d{4}-.*Z$/), bytes: expect.any(Number) });
    const noFolder = join(folder(), "Anna's file");
    writeFileSync(noFolder, '');
    expect(command('backup', dataDir, [noFolder])).toMatchObject({ status: 1 });
    expect(told(dataDir)).toEqual({ tried: { at: expect.any(String), error: expect.any(String) }, made });
    expect(told(dataDir).tried).toMatchObject({ error: expect.stringContaining("Anna's file") });
    expect(command('backup', dataDir, [])).toMatchObject({ status: 1 });
    expect(told(dataDir).tried).toMatchObject({ error: expect.stringContaining('Say where') });
  });

  it('is whole where the content system cannot be told of it', () => {
    const database = new DatabaseSync(join(dataDir, 'content/content.db'));
    database.exec('DROP TABLE strapi_core_store_settings');
    database.close();
    const { status, said } = command('backup', dataDir, [folder()]);
    expect(said).toContain('The content system could not be told of it: ');
    expect(said).toContain('Backup ');
    expect(status).toBe(0);
  });

  it('finds a database that is named beside the data', () => {
    write(join(dataDir, 'settings.env'), 'DATABASE_URL=mysql://x\n');
    expect(command('backup', dataDir, [folder()]).said).toContain('DATABASE_URL must be an address');
  });

  it('leaves nothing behind where it fails', () => {
    rmSync(join(dataDir, 'content/content.db'));
    const second = folder();
    const { status, said } = command('backup', dataDir, [second]);
    expect(status).toBe(1);
    expect(said).toContain('content.db is not there');
    expect(readdirSync(second)).toEqual([]);
    expect(command('backup', dataDir, []).said).toContain('Say where to put the backup');
  });
});
