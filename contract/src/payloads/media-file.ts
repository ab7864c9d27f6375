import { asText, type Fields, isFields } from '../reading/coercions.ts';
import { ownPath } from '../reading/houses/own-files.ts';
import { pick, present } from '../reading/pick.ts';
import type { Json } from '../reading/unwrap.ts';
import type { Reading, ReadingContext } from '../wire.ts';

/** Names under which an object holds the file that it stands for. */
const FILES = [
  ...['file', 'pdf', 'media', 'image', 'picture', 'document', 'download', 'attachment', 'asset', 'url'],
  ...['map', 'mapPdf', 'plan', 'planPdf', 'floorPlan'],
  ...['fileUrl', 'pdfUrl', 'downloadUrl', 'documentUrl', 'imageUrl', 'publicUrl'],
];

/** Files within files: the entry of a plan, its file, and what this says of its address. */
const MAX_FILES = 3;

/** What holds a file as that file. */
function fileIn(holder: Fields): Fields {
  let file = holder;
  let inside = holder;
  for (let depth = 0; depth < MAX_FILES; depth++) {
    if (present(inside.hash) || typeof inside.url === 'string') return file;
    const held = pick(inside, FILES);
    const inner = Array.isArray(held) ? held.find(isFields) : held;
    if (typeof inner === 'string' && /[/.]/.test(inner)) return { ...file, url: inner };
    if (!isFields(inner)) return file;
    file = { ...file, ...inner };
    inside = inner;
  }
  return file;
}

/** A file by its largest size where it has no address of its own. */
export function mediaFile(holder: Fields, context: ReadingContext): Fields {
  const file = fileIn(holder);
  const formats = isFields(file.formats) ? file.formats : {};
  const { width, height } = sizeOf(file);
  const largest = ['large', 'medium', 'small', 'thumbnail'].map((size) => formats[size]).find(isFields);
  const named = typeof file.filename === 'string' && file.filename.includes('/') ? file.filename : undefined;
  const address = present(file.url) ? file.url : (largest?.url ?? named ?? file.url);
  const url = typeof address === 'string' ? ownPath(address, context) : address;
  return {
    ...file,
    ...(width === undefined ? {} : { width, height: height ?? null }),
    ...(url === undefined ? {} : { url }),
  };
}

/** The extension of a file with its dot; where none is said, that of its name or address, whatever these are called. */
export function withExtension({ ext, name: called = null, url = null }: Fields): Fields {
  const name = [asText(called), asText(url, true)].find(
    (one) => typeof one === 'string' && /\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(one),
  );
  const said = asText(ext ?? null);
  const given = typeof said === 'string' && said.trim() !== '' ? said.trim() : undefined;
  const found =
    given ?? (typeof name === 'string' ? /\.[a-z0-9]{2,5}(?=[?#]|$)/i.exec(name)?.[0] : undefined);
  if (found === undefined) return {};
  return { ext: found.startsWith('.') ? found : `.${found}` };
}

/** Width and height where what a file says of itself holds them. */
function sizeOf({ width, details, metadata }: Fields): { width?: Json; height?: Json } {
  if (present(width)) return {};
  const image = isFields(details) ? details.image : undefined;
  const dimensions = isFields(metadata) ? metadata.dimensions : undefined;
  const size = [image, dimensions].find(isFields);
  return size === undefined ? {} : { width: size.width ?? null, height: size.height ?? null };
}

const PICTURE_ADDRESS = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;
const isPictureAddress = (value: Json | undefined): boolean =>
  typeof value === 'string' && PICTURE_ADDRESS.test(value);
/** What nothing but a file has. */
const OF_FILES = ['hash', 'ext', 'mime'];
/** Names under which an entry with a picture holds it. */
const PICTURES = ['media', 'image', 'images', 'picture', 'photo', 'mobileMedia', 'cardMedia'];

/** Whether a picture stands where an entry that has one belongs. */
function isPicture(value: Fields): boolean {
  if (pick(value, PICTURES) !== undefined) return false;
  return (
    OF_FILES.some((name) => typeof value[name] === 'string') ||
    ['url', 'src'].some((name) => isPictureAddress(value[name]))
  );
}

/** A picture as the entry that it stands for, called what it shows: its file's name and its pixels say nothing of that. */
function entryOfPicture(value: Fields): Fields {
  if (!isPicture(value)) return {};
  const title = pick(value, ['title', 'alternativeText', 'alt', 'altText', 'caption']) ?? null;
  const picture: Fields = { ...value };
  const entry = { title, name: null, url: null, src: null, mime: null, width: null, height: null };
  return { media: picture, ...entry };
}

/** How entries of a list are read that are little more than a picture: the pictures may stand in it themselves. */
export const pictureEntries: Reading<'title' | 'media'> = {
  shape: entryOfPicture,
  fromBare: (value) => (isPictureAddress(value) ? { media: value } : undefined),
  // One picture alone is no object with an entry a key.
  entries: (value) => (isFields(value) && isPicture(value) ? [value] : value),
};
