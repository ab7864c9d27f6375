import type { Readable } from 'node:stream';

/** A file that is there. */
interface StoredFile {
  body: Readable;
  /** Bytes, where the store says. */
  length?: number;
  /** Of this content; in quotes, as HTTP has it. */
  etag?: string;
}

/**
 * Where the bytes of the media library lie. Paths have slashes: "uploads/coat_3f2.jpg" for what is shown,
 * "bin/12/coat_3f2.jpg" for what has been deleted and can be restored.
 */
export interface FileStore {
  /** @param type media type, under which the file would be given out */
  write(path: string, bytes: Buffer, type: string): Promise<void>;
  /** Null: there is none. */
  read(path: string): Promise<StoredFile | null>;
  /** False: there is none to be copied. */
  copy(from: string, to: string): Promise<boolean>;
  /** Whether there was one or not. */
  remove(path: string): Promise<void>;
}
