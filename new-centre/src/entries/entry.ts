import type { Locale } from '@mall/contract';

/**
 * An entry in one language as the content system's import takes it (`POST /import`). Within its values `file()`,
 * `entry()` and `entries()` stand for what it points to, which has to be sent before.
 */
export interface Entry {
  type: string;
  /** The same in all languages and at every import. */
  key: string;
  /** Null: of a type without languages. */
  locale: Locale | null;
  values: Record<string, unknown>;
}

/** An entry in all its languages, as `--remove` names it. */
export type EntryName = Pick<Entry, 'type' | 'key'>;

/** A picture of the folder for the media library. */
export interface PictureFile {
  /** Path in the folder, which is its key. */
  path: string;
  /** What it shows, in the centre's own language. */
  alt: string;
}

export const file = (path: string | undefined) => (path === undefined ? null : { $file: path });

export const entry = (type: string, key: string | undefined) =>
  key === undefined ? { $entries: [] } : { $entry: { type, key } };

export const entries = (type: string, keys: readonly string[]) => ({
  $entries: keys.map((key) => ({ type, key })),
});
