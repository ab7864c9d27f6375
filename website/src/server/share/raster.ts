import type { OpenGraphArt } from '../../features/share/open-graph-image.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../features/share/share-address.ts';
import { WHITE } from '../../ui/floors/floor-colours.ts';
import { isRaster, loadSharp, MAX_PIXELS, RESIZE_SECONDS } from '../media/resize.ts';
import type { Box, ImageDrawing } from './drawing.ts';

/** A drawing for a shop's window is a few kilobytes; one of this size would hold a thread for seconds. */
const MAX_DRAWING_BYTES = 1_048_576;

export interface PictureSource extends Pick<OpenGraphArt, 'kind'> {
  bytes: Buffer;
}

/** What a "picture" says it is must be what it holds: other readers can follow references. */
function isWhatItSays({ bytes, kind }: PictureSource): boolean {
  if (kind === 'photo') return isRaster(bytes);
  return bytes.length <= MAX_DRAWING_BYTES && /^(?:\ufeff)?\s*</.test(bytes.toString('utf8', 0, 200));
}

async function open(source: PictureSource) {
  const sharp = await loadSharp();
  if (!isWhatItSays(source)) throw new Error('not the kind of picture that its name says');
  return sharp(source.bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: RESIZE_SECONDS })
    .autoOrient();
}

/** The picture of an image, cut to its room. @param ground behind what is transparent @throws on what cannot be read */
export async function cropped(
  source: PictureSource,
  { width, height }: Pick<Box, 'width' | 'height'>,
  ground: string,
) {
  const picture = await open(source);
  return picture
    .resize({ width, height, fit: 'cover', position: source.kind === 'photo' ? 'attention' : 'centre' })
    .flatten({ background: ground })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A logo in greys on white, as large as its box allows. @throws on what cannot be read */
export async function greyLogo(source: PictureSource, { width, height }: Pick<Box, 'width' | 'height'>) {
  const picture = await open(source);
  return picture
    .resize({ width, height, fit: 'inside', withoutEnlargement: source.kind === 'photo' })
    .flatten({ background: WHITE })
    .greyscale()
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}

export interface ImageLayers {
  art?: Buffer;
  logo?: Awaited<ReturnType<typeof greyLogo>>;
}

/** The finished image. */
export async function rasterised(
  drawing: ImageDrawing,
  layers: ImageLayers,
  type: 'image/png' | 'image/jpeg',
): Promise<Buffer> {
  const sharp = await loadSharp();
  const over: { input: Buffer; left: number; top: number }[] = [];
  if (drawing.art && layers.art)
    over.push({ input: layers.art, left: drawing.art.left, top: drawing.art.top });
  if (drawing.logo && layers.logo) {
    const { data, info } = layers.logo;
    const { left, top, width, height } = drawing.logo;
    over.push({
      input: data,
      left: Math.round(left + (width - info.width) / 2),
      top: Math.round(top + (height - info.height) / 2),
    });
  }
  const whole = sharp(Buffer.from(drawing.svg))
    .resize(SHARE_WIDTH, SHARE_HEIGHT)
    .composite(over)
    .removeAlpha()
    .timeout({ seconds: RESIZE_SECONDS });
  return type === 'image/jpeg'
    ? whole.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer()
    : whole.png({ compressionLevel: 9 }).toBuffer();
}
