import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { join } from 'node:path';

/** The files of a folder, wherever they are kept. */
export interface FolderFiles {
  /** With slashes, from the folder on: "pictures/zara.jpg". */
  paths: readonly string[];
  /** Bytes. */
  size(path: string): number;
  /** Throws for what is not among the paths, cannot be read or is larger than `maxBytes` allows. */
  read(path: string): Uint8Array;
}

const MB = 1024 * 1024;
/** Bytes. */
export const MAX_PICTURE = 20 * MB;
/** Bytes; of settings and drawings too. */
export const MAX_SHEET = 10 * MB;

const PICTURE_PATH = /^pictures\/|\.(?:jpe?g|png|webp|avif)$/i;

/** The most that a file of this kind may weigh, in bytes. */
export const maxBytes = (path: string): number => (PICTURE_PATH.test(path) ? MAX_PICTURE : MAX_SHEET);

/** "12.5 MB", rounded up. */
export const megabytes = (bytes: number): string => `${Math.ceil((bytes / MB) * 10) / 10} MB`;

/** Folders in folders beyond this are not looked into. */
const MAX_DEPTH = 3;
const MAX_PATHS = 20_000;
/** What systems and office programs leave behind. */
const NOT_OURS = /^(?:\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i;

function* walk(root: string, under: string, depth: number): Generator<string> {
  const entries = readdirSync(join(root, under), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_OURS.test(entry.name)) continue;
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    // A link is neither a file nor a directory here, and so is never followed.
    if (entry.isDirectory() && depth < MAX_DEPTH) yield* walk(root, path, depth + 1);
    else if (entry.isFile()) yield path;
  }
}

function firstPaths(root: string): string[] {
  const paths: string[] = [];
  for (const path of walk(root, '', 0)) {
    if (paths.length === MAX_PATHS) throw new Error(`${root} has more than ${MAX_PATHS} files.`);
    paths.push(path);
  }
  return paths;
}

/**
 * The files of a directory as they are now. Links are left out, hidden files and leftovers of office programs too.
 * Throws where the directory cannot be read, or has more than 20 000 files.
 */
export function filesOf(directory: string): FolderFiles {
  const root = realpathSync(directory);
  const paths = firstPaths(root);
  const known = new Set(paths);
  const placeOf = (path: string) => {
    if (!known.has(path)) throw new Error(`${path} is not in the folder.`);
    return join(root, path);
  };
  return {
    paths,
    size: (path) => lstatSync(placeOf(path)).size,
    read(path) {
      // Not even when it has become a link since.
      const file = openSync(placeOf(path), constants.O_RDONLY | constants.O_NOFOLLOW);
      try {
        const { size } = fstatSync(file);
        if (size > maxBytes(path))
          throw new Error(`${path} has ${megabytes(size)}; at most ${megabytes(maxBytes(path))} are read.`);
        return readFileSync(file);
      } finally {
        closeSync(file);
      }
    },
  };
}

const plain = (path: string) => path.normalize('NFC').toLowerCase();

const byPlainPath = new WeakMap<FolderFiles, Map<string, string>>();

/** The path as the folder has it, whatever its case; undefined where there is none. */
export function findPath(files: FolderFiles, path: string): string | undefined {
  const known = byPlainPath.get(files) ?? new Map(files.paths.toReversed().map((one) => [plain(one), one]));
  byPlainPath.set(files, known);
  return files.paths.includes(path) ? path : known.get(plain(path));
}
