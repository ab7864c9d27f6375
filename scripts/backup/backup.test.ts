import { spawnSync } from 'node:child_process';
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
import { BackupError, backupCommand, restoreCommand } from './command-line.ts';
import { nameOf, outdated } from './contents.ts';
import { postgresEnvironment } from './database.ts';
import { filesBelow } from './files.ts';
import { isLater } from './manifest.ts';

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
  write(join(dataDir, 'website/pages/1.json'), 'a cache');
  const database = new DatabaseSync(join(dataDir, 'content/content.db'));
  database.exec(
    "PRAGMA journal_mode = WAL; CREATE TABLE shops (name TEXT); INSERT INTO shops VALUES ('Halland')",
  );
  database.close();
  return dataDir;
}

function command(name: 'backup' | 'restore', dataDir: string, args: string[], env = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${name}.ts`), ...args],
    {
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', DATA_DIR: dataDir, ...env },
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
    ]);
    expect(readFileSync(join(empty, 'content/public/uploads/logo_1.svg'), 'utf8')).toBe('<svg/>');
    const database = new DatabaseSync(join(empty, 'content/content.db'), { readOnly: true });
    expect(database.prepare('SELECT name FROM shops').all()).toEqual([{ name: 'Halland' }]);
    database.close();
    for (const path of ['content/secrets.json', 'purge-token', 'content/content.db'])
      expect(statSync(join(empty, path)).mode & 0o077, path).toBe(0);
  });

  it('copies while another process writes, in one state', () => {
    const writer = new DatabaseSync(join(dataDir, 'content/content.db'));
    // Committed, but not in the main file yet; and what is not committed at all.
    writer.exec("INSERT INTO shops VALUES ('Nova'); BEGIN IMMEDIATE; INSERT INTO shops VALUES ('half done')");
    const second = folder();
    const result = command('backup', dataDir, [second]);
    writer.exec('ROLLBACK');
    writer.close();
    expect(result).toMatchObject({ status: 0 });
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
    expect(command('restore', without, [join(second, name), '--without-secrets']).said).toContain(
      'staff sign in again',
    );
    expect(existsSync(join(without, 'content/secrets.json'))).toBe(false);
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

describe('what the commands are told', () => {
  it('keeps as many backups as it is told, the newest', () => {
    const names = ['2026-11-02T03-00-00Z', '2026-11-01T03-00-00Z', '2026-11-03T03-00-00Z'];
    expect(outdated(names, 2)).toEqual(['2026-11-01T03-00-00Z']);
    expect(outdated(names, 5)).toEqual([]);
    expect(nameOf(new Date('2026-11-03T03:00:00.250Z'))).toBe('2026-11-03T03-00-00Z');
    expect(backupCommand(['/b', '--keep', '14']).keep).toBe(14);
    for (const keep of ['0', '-1', 'all', '1.5'])
      expect(() => backupCommand(['/b', `--keep=${keep}`])).toThrow(BackupError);
  });

  it('refuses what it does not know', () => {
    expect(() => backupCommand(['/b', '--force'])).toThrow('Usage: npm run backup');
    expect(() => restoreCommand(['/b', '--secrets', '/s', '--without-secrets'])).toThrow('either');
  });

  it('hands an address of PostgreSQL on without a password in arguments', () => {
    expect(postgresEnvironment('postgres://mall:p%40ss@db.example:5433/centre?sslmode=require')).toEqual({
      PGHOST: 'db.example',
      PGPORT: '5433',
      PGUSER: 'mall',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'centre',
      PGSSLMODE: 'require',
    });
    expect(() => postgresEnvironment('mysql://x')).toThrow('DATABASE_URL must be an address');
  });

  it('knows a later version by numbers', () => {
    expect(isLater('0.10.0', '0.9.1')).toBe(true);
    expect(isLater('0.9.1', '0.10.0')).toBe(false);
    expect(isLater('1.0.0', '1.0.0')).toBe(false);
  });
});
