import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { centreToday } from '../clock/pinned-clock.ts';
import { hashOf, ROOT } from '../steps.ts';
import { DEMO_SOURCES } from './prepare.ts';

/**
 * Seeding an empty database takes half a minute, most of it for Strapi's own tables and permissions. What a build has
 * seeded with this demo is kept in `.tmp/seeded`, and the next start of the tests gets a copy. The demo's dates count from the day on
 * which it is seeded, so each of the centre's days has one of its own.
 */
const FOLDER = join(ROOT, '.tmp', 'seeded');
const PARTS = ['public', 'secrets.json'];

/** Where this build's demo is kept, as seeded today. */
export function seededToday(): string {
  return join(FOLDER, build(), centreToday());
}

function build(): string {
  const content = readFileSync(join(ROOT, 'content', 'dist', '.built'), 'utf8');
  return hashOf(DEMO_SOURCES, content).slice(0, 16);
}

/** Fills a data folder with what was seeded; false where nothing of the kind is kept. @param kept as of `seededToday` */
export function fillSeeded(dataDir: string, kept: string): boolean {
  if (!existsSync(kept)) return false;
  cpSync(kept, join(dataDir, 'content'), { recursive: true });
  return true;
}

/** Keeps a copy of what a running content system has just seeded into its data folder. @param kept as of `seededToday` */
export function keepSeeded(dataDir: string, kept: string): void {
  const from = join(dataDir, 'content');
  const making = `${kept}.${process.pid}`;
  mkdirSync(FOLDER, { recursive: true });
  for (const other of readdirSync(FOLDER)) {
    if (other !== build()) rmSync(join(FOLDER, other), { recursive: true, force: true });
  }
  mkdirSync(making, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(from, 'content.db'), { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(join(making, 'content.db'));
  } finally {
    database.close();
  }
  for (const part of PARTS) cpSync(join(from, part), join(making, part), { recursive: true });
  renameSync(making, kept);
}
