import { createHash } from 'node:crypto';
import type { Favicons } from '../../layout/shell.ts';
import { WHITE } from '../../ui/floors/floor-colours.ts';
import type { FileHandler } from '../files.ts';
import { mediaAddress } from '../media/address.ts';
import { loadSharp } from '../media/resize.ts';
import { slots } from '../media/slots.ts';
import type { PictureSource } from '../share/raster.ts';
import { iconDrawing, sharedDrawing } from './drawings.ts';
import { ico } from './ico.ts';
import { sendPicture } from './send-picture.ts';

/** What the content says of the centre's icons. The mark and the floors are known by then (`loadShell`). */
interface Look {
  icons: Favicons;
  /** False while the content cannot be read: what is drawn now may not be the centre's. */
  certain: boolean;
}

interface Parts {
  /** Never throws. */
  look: () => Promise<Look>;
  /** An upload's bytes by its name; throws when it cannot be had. */
  original: (name: string) => Promise<Buffer>;
}

interface Picture {
  type: string;
  drawing: () => string;
  /** Absent: the drawing itself. */
  raster?: (draw: (size?: number) => Promise<Buffer>) => Promise<Buffer>;
  /** An icon that the content names is shown instead. */
  named?: true;
}

const PNG = 'image/png';
const ICO = 'image/x-icon';
/** What `/favicon.ico` holds, which many ask for without reading a page. */
const TAB_SIZES = [16, 32, 48];
const DRAWN_AT_ONCE = 2;

const icon = (size: number): Picture => ({
  type: PNG,
  drawing: iconDrawing,
  raster: (draw) => draw(size),
  named: true,
});

const maskable = (size: number): Picture => ({
  type: PNG,
  drawing: () => iconDrawing(true),
  raster: (draw) => draw(size),
});

/** All addresses, in pixels where the name does not say them: 180. */
const PICTURES: Readonly<Record<string, Picture>> = {
  '/favicon.svg': { type: 'image/svg+xml', drawing: iconDrawing },
  '/favicon.ico': {
    type: ICO,
    drawing: iconDrawing,
    raster: async (draw) =>
      ico(await Promise.all(TAB_SIZES.map(async (size) => ({ size, png: await draw(size) })))),
    named: true,
  },
  '/favicon-16x16.png': icon(16),
  '/favicon-32x32.png': icon(32),
  '/apple-touch-icon.png': icon(180),
  '/icon-192.png': icon(192),
  '/icon-512.png': icon(512),
  '/icon-maskable-192.png': maskable(192),
  '/icon-maskable-512.png': maskable(512),
  '/share.png': { type: PNG, drawing: sharedDrawing, raster: (draw) => draw() },
};

/**
 * The icons and the shared picture of a site whose content names none of its own: the centre's mark, and its floors'
 * colours. Icons that the content does not name are made of the one that it names. Each is drawn once for one look.
 * Answers false for any other path, and for a method that reads nothing.
 */
export function createBrandPictures({ look, original }: Parts): FileHandler {
  const made = new Map<string, { of: string; bytes: Promise<Buffer> }>();
  const inTurn = slots(DRAWN_AT_ONCE);

  return async (request, response, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const picture = Object.hasOwn(PICTURES, pathname) ? PICTURES[pathname] : undefined;
    if (!picture) return false;
    const { icons, certain } = await look();
    const source = picture.named && (await namedIcon(icons));
    const bytes = await once(pathname, picture, source);
    sendPicture(request, response, picture.type, bytes, !certain);
    return true;
  };

  /** The icon of the content that is made larger and smaller; undefined when there is none, or it cannot be had. */
  async function namedIcon(icons: Favicons): Promise<PictureSource | undefined> {
    const wanted = largestIcon(icons);
    const bytes = wanted && (await original(wanted.name).catch(() => undefined));
    if (!wanted || !bytes) return undefined;
    return { bytes, kind: wanted.type.includes('svg') ? 'drawing' : 'photo' };
  }

  async function once(
    pathname: string,
    picture: Picture,
    source: PictureSource | undefined,
  ): Promise<Buffer> {
    const drawing = picture.drawing();
    const of = createHash('sha256')
      .update(drawing)
      .update(source?.bytes ?? '')
      .digest('hex');
    const known = made.get(pathname);
    if (known?.of === of) return known.bytes;
    const bytes = inTurn(() => drawn(picture, drawing, source));
    const one = { of, bytes };
    made.set(pathname, one);
    bytes.catch(() => made.get(pathname) === one && made.delete(pathname));
    return bytes;
  }
}

/** What the content names for home screens or else for tabs, where it can be made larger: an `.ico` cannot be read. */
function largestIcon({ apple, favicon }: Favicons) {
  return [apple, favicon]
    .flatMap((address) => mediaAddress(address ?? '') ?? [])
    .find(({ type }) => type.startsWith('image/') && type !== ICO);
}

async function drawn(
  { raster }: Picture,
  drawing: string,
  source: PictureSource | undefined,
): Promise<Buffer> {
  if (!raster) return Buffer.from(drawing);
  const [sharp, { cropped }] = await Promise.all([loadSharp(), import('../share/raster.ts')]);
  const ofDrawing = (size?: number) =>
    sharp(Buffer.from(drawing)).resize(size, size).removeAlpha().png({ palette: true }).toBuffer();
  if (!source) return raster(ofDrawing);
  const ofSource = (size = 0) => cropped(source, { width: size, height: size }, WHITE);
  return raster(ofSource).catch(() => raster(ofDrawing));
}
