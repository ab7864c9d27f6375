import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { namesAddress } from '../../contract/src/validation/named-address.ts';

/** Bytes around an address that decide whose it is: more than the longest address has. */
const AROUND_BYTES = 1024;
const BUSY_MS = 30_000;

const SQLITE_FILE = /^(.*\bcontent\.db)(?:-wal|-shm|-journal)?$/;

/** Bytes as they are compared: one character each, ASCII in lower case. */
const comparable = (bytes: string) => bytes.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const bytesOf = (text: string) => comparable(Buffer.from(text).toString('latin1'));
/** Line breaks of JSON are letters behind a backslash, and no part of an address. */
const unescaped = (text: string) => text.replace(/\\[bfnrt]/g, ' ');

interface Held {
  /** A value names the address itself. */
  itself: boolean;
  /** Words of values that contain it in a longer address, as bytes to compare. */
  longer: string[];
}

const quoted = (name: unknown) => `"${String(name).replaceAll('"', '""')}"`;

function* textsWith(database: DatabaseSync, address: string): Generator<string> {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  for (const { name: table } of tables)
    for (const { name: column } of database.prepare(`PRAGMA table_info(${quoted(table)})`).all()) {
      const [text, from] = [quoted(column), quoted(table)];
      const query = `SELECT ${text} AS text FROM ${from} WHERE typeof(${text}) = 'text' AND instr(lower(${text}), ?) > 0`;
      for (const row of database.prepare(query).iterate(address)) yield unescaped(String(row.text));
    }
}

function heldBy(file: string, address: string): Held {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  try {
    const longer = new Set<string>();
    let itself = false;
    for (const text of textsWith(database, address)) {
      itself ||= namesAddress(text, address);
      for (const word of text.split(/[\s"<>()[\],;:]+/u))
        if (
          word.length > address.length &&
          word.toLowerCase().includes(address) &&
          !namesAddress(word, address)
        )
          longer.add(bytesOf(word));
    }
    return { itself, longer: [...longer] };
  } finally {
    database.close();
  }
}

/** Whether the bytes at an index belong to one of some longer words. */
function within(bytes: string, at: number, needle: string, longer: readonly string[]): boolean {
  return longer.some((word) => {
    for (let offset = word.indexOf(needle); offset !== -1; offset = word.indexOf(needle, offset + 1))
      if (bytes.startsWith(word, at - offset)) return true;
    return false;
  });
}

/** Whether a file has an address at a place that is not somebody else's. @param foreign of bytes and an index */
async function holds(
  file: string,
  needle: string,
  foreign: (bytes: string, at: number) => boolean,
): Promise<boolean> {
  let held = '';
  let from = 0;
  const found = (until: number) => {
    for (let at = held.indexOf(needle, from); at !== -1 && at < until; at = held.indexOf(needle, at + 1))
      if (!foreign(held, at)) return true;
    return false;
  };
  for await (const part of createReadStream(file, { encoding: 'latin1', highWaterMark: 1024 * 1024 })) {
    held += comparable(String(part));
    const until = held.length - AROUND_BYTES;
    if (until <= from) continue;
    if (found(until)) return true;
    const start = Math.max(0, until - AROUND_BYTES);
    held = held.slice(start);
    from = until - start;
  }
  return found(held.length);
}

/** A mail's lines are broken in the middle of words, also in a longer address that is somebody else's. */
async function mailHolds(file: string, address: string): Promise<boolean> {
  return namesAddress((await readFile(file, 'utf8')).replace(/=\r?\n/g, ''), address);
}

async function stillHolds(file: string, address: string): Promise<boolean> {
  if (file.endsWith('.eml')) return mailHolds(file, address);
  const needle = bytesOf(address);
  const database = SQLITE_FILE.exec(file)?.[1];
  if (database === undefined || !existsSync(database))
    return holds(file, needle, (bytes, at) => {
      const around = bytes.slice(Math.max(0, at - AROUND_BYTES), at + needle.length + AROUND_BYTES);
      return !namesAddress(unescaped(Buffer.from(around, 'latin1').toString('utf8')), address);
    });
  // In a database values stand beside each other without a gap: bytes alone do not say where an address begins.
  const { itself, longer } = heldBy(database, address);
  return (
    (itself && file === database) || holds(file, needle, (bytes, at) => within(bytes, at, needle, longer))
  );
}

/**
 * Files below a folder in which an e-mail address still stands, also in a database's freed pages and its log. Longer
 * addresses that contain it are somebody else's. @param address in any case
 */
export async function leftovers(folder: string, address: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    // A file that goes away meanwhile holds nothing any more.
    const still = await stillHolds(file, address.toLowerCase()).catch((error: unknown) => {
      if (existsSync(file)) throw error;
      return false;
    });
    if (still) found.push(file);
  }
  return found;
}
