/**
 * Names of files under `/media/`. `{hash}{ext}` is a file straight under the content host's `/uploads/`, as the
 * specification has it; `at/{path}` is any other path of that host: folders, spaces and dots in names, other roots.
 */

/** Signs that mean nothing in an address, a `srcset` or a style. */
const PLAIN_NAME = /^[A-Za-z0-9_-]{1,200}\.[A-Za-z]{3,11}$/;
const AT = 'at/';
const MAX_PATH = 600;
/** One part of a path is a file's or folder's name on disk; the copies made of it add an ending. */
const MAX_PART = 200;
const MAX_PARTS = 12;

/** Percent-encoded one way only, with what `encodeURIComponent` leaves but CSS and `srcset` may read. */
const encoded = (part: string) =>
  encodeURIComponent(part).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function encodedPath(path: string): string | undefined {
  const parts = path.split('/').map(decoded);
  const good = (part: string) =>
    part.isWellFormed() && !/^\.{0,2}$|[/\\]|\p{Cc}/u.test(part) && encoded(part).length <= MAX_PART;
  if (parts.length > MAX_PARTS || !parts.every(good)) return undefined;
  const made = parts.map(encoded).join('/');
  return made.length <= MAX_PATH ? made : undefined;
}

/** The name of a file at a path of the content host, without a leading slash; undefined for what is no such path. */
export function mediaName(path: string): string | undefined {
  const upload = /^uploads\/([^/]+)$/.exec(path)?.[1];
  if (upload !== undefined && PLAIN_NAME.test(upload)) return upload;
  const made = encodedPath(path);
  return made === undefined ? undefined : AT + made;
}

/** The path on the content host that such a name stands for, without a leading slash; undefined for any other name. */
export function mediaPath(name: string): string | undefined {
  if (PLAIN_NAME.test(name)) return `uploads/${name}`;
  if (!name.startsWith(AT)) return undefined;
  const path = name.slice(AT.length);
  // One address a file: what is encoded another way, or has a plain name, is no address.
  return encodedPath(path) === path && mediaName(path) === name ? path : undefined;
}
