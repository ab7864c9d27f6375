import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DRAWING_LEVELS, FURTHER_PICTURES, type PictureKey } from '../structure/pictures.ts';
import { TENANTS } from '../structure/tenants.ts';

/** One file of the demo's media library. Width and height are the intrinsic size in CSS pixels. */
interface Drawing {
  key: PictureKey;
  svg: string;
  width: number;
  height: number;
}

const FOLDER = join(import.meta.dirname, '..', 'drawings');

/** Names of the drawings' files, with the folder each is in. */
export const drawingFiles = (folder = FOLDER): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));

/** All pictures in the order of the media library. */
export const PICTURE_KEYS: readonly PictureKey[] = [
  ...(Object.keys(DRAWING_LEVELS) as (keyof typeof DRAWING_LEVELS)[]),
  ...TENANTS.map(({ key }) => `logo-${key}` as const),
  ...FURTHER_PICTURES,
];

/**
 * Every picture and logo of the demo.
 * @throws naming the picture when there is no such file, or when it says no size
 */
export function drawings(folder = FOLDER): Drawing[] {
  const files = new Map(drawingFiles(folder).map((file) => [basename(file, '.svg'), file]));
  return PICTURE_KEYS.map((key) => {
    const file = files.get(key);
    if (file === undefined) throw new Error(`demo/drawings has no ${key}.svg`);
    const svg = packed(readFileSync(join(folder, file), 'utf8'));
    const [, width, height] = /^<svg [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    if (!width || !height) throw new Error(`demo/drawings/${file} names no width and height in pixels`);
    return { key, svg, width: Number(width), height: Number(height) };
  });
}

/** Without the line breaks between elements, which are for those who read the file. */
function packed(source: string): string {
  return source.replace(/>\s+</g, '><').trim();
}
