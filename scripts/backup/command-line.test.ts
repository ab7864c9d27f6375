import { describe, expect, it } from 'vitest';
import { BackupError, backupCommand, restoreCommand } from './command-line.ts';
import { nameOf, outdated } from './contents.ts';
import { postgresEnvironment } from './database.ts';
import { isLater } from './manifest.ts';

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
