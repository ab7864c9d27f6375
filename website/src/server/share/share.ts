import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OpenGraphArt, OpenGraphImage } from '../../features/share/open-graph-image.ts';
import {
  openGraphType,
  readShareAddress,
  shareAddress,
  type WantedImage,
} from '../../features/share/share-address.ts';
import type { Locale } from '../../i18n/locales.ts';
import { floorColours } from '../../ui/floors/floor-colours.ts';
import { createKeptFiles } from '../media/kept-files.ts';
import { sendStored } from '../media/send-stored.ts';
import { slots } from '../media/slots.ts';
import { MediaUnavailable } from '../media/source.ts';
import { createMediaStore, type StoredMedia } from '../media/store.ts';
import { sendText } from '../responses.ts';
import { PLAIN_POLICY } from '../security-headers.ts';
import type { AvailablePictures } from './drawing.ts';
import type { ImageLayers, PictureSource } from './raster.ts';

interface ShareOptions {
  live: readonly Locale[];
  /** The image as it would be drawn now; null when there is no such entry. @throws when that cannot be known */
  image: (wanted: Pick<WantedImage, 'kind' | 'locale' | 'slug'>) => Promise<OpenGraphImage | null>;
  /** Bytes of an upload by its name. @throws MediaMissing or MediaUnavailable */
  original: (name: string) => Promise<Buffer>;
  /** Folder of its own. */
  dir: string;
  log: (event: string, fields: Record<string, string | number>) => void;
  /** Cap of the folder; default 256 MB, some thousand images. */
  maxStoreBytes?: number;
}

interface ShareHandler {
  /** Answers a path under `/share/`. Never throws. @param pathname as it came, without the query */
  (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void>;
  /** For the tag `uploads`: every image is drawn again when next asked for. */
  purge(): Promise<void>;
}

class NoImage extends Error {}

class Moved extends Error {
  readonly address: string;
  constructor(address: string) {
    super(`moved to ${address}`);
    this.address = address;
  }
}

const MEGABYTE = 1_048_576;
const DRAWN_AT_ONCE = 2;
/** What is shared while no image can be had. */
const SPARE = '/share.png';

/**
 * The OpenGraph images of shared links: `/share/{locale}/{kind}/{slug}.{version}.png`. An image is drawn only under the
 * version that it has now, so that nobody fills the disk; any other leads to that one. What was drawn once is served
 * from disk, also when the content system is down; what was not is then our own picture.
 */
export function createShareHandler(options: ShareOptions): ShareHandler {
  const { live, image: imageOf, log } = options;
  const store = createMediaStore(options.dir, options.maxStoreBytes ?? 256 * MEGABYTE, log);
  const { kept } = createKeptFiles(store, log);
  const inTurn = slots(DRAWN_AT_ONCE);

  async function handle(request: IncomingMessage, response: ServerResponse, pathname: string) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Only GET and HEAD are allowed here.', [['allow', 'GET, HEAD']]);
    }
    const wanted = readShareAddress(pathname, live);
    if (!wanted) return sendText(response, 404, 'Not found.');
    try {
      const stored = await kept(keyOf(wanted), () => inTurn(() => made(wanted)));
      sendStored(request, response, stored, {
        'content-type': wanted.path.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
        'content-security-policy': PLAIN_POLICY,
      });
    } catch (error) {
      if (error instanceof NoImage) return sendText(response, 404, 'Not found.');
      if (error instanceof Moved) return sendElsewhere(response, error.address);
      log('share.failed', { path: pathname, why: error instanceof Error ? error.message : String(error) });
      sendElsewhere(response, SPARE);
    }
  }

  async function made(wanted: WantedImage): Promise<StoredMedia> {
    const askedAt = Date.now();
    const image = await imageOf(wanted);
    if (!image) throw new NoImage();
    const address = shareAddress(image);
    if (address !== wanted.path) throw new Moved(address);
    const { bytes, whole } = await draw(image);
    if (whole) return store.write(keyOf(wanted), bytes, askedAt);
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`, stale: true };
  }

  /** `whole` is false when a picture could not be had now and may be had later. */
  async function draw(image: OpenGraphImage): Promise<{ bytes: Buffer; whole: boolean }> {
    let whole = true;

    /** A layer of the image, or nothing: an image without its picture is still an image. */
    async function layer<T>(art: OpenGraphArt | undefined, make: (source: PictureSource) => Promise<T>) {
      if (!art) return undefined;
      try {
        const bytes = await options.original(art.src.slice('/media/'.length));
        return await make({ bytes, kind: art.kind });
      } catch (error) {
        if (error instanceof MediaUnavailable) whole = false;
        log('share.no-picture', {
          picture: art.src,
          why: error instanceof Error ? error.message : String(error),
        });
        return undefined;
      }
    }

    // Loaded when the first image is drawn: most of their memory is never needed elsewhere.
    const [{ drawOpenGraphImage }, { cropped, greyLogo, rasterised }, { loadTypefaces }] = await Promise.all([
      import('./drawing.ts'),
      import('./raster.ts'),
      import('./type.ts'),
    ]);
    const faces = await loadTypefaces();
    const drawn = (pictures: AvailablePictures) => drawOpenGraphImage(image, pictures, faces);
    const all = drawn({ art: image.art !== undefined, logo: image.shop?.logo !== undefined });
    const { art: artBox, logo: logoBox } = all;
    const ground = floorColours(image.level).field;
    const layers: ImageLayers = {
      art: artBox && (await layer(image.art, (source) => cropped(source, artBox, ground))),
      logo: logoBox && (await layer(image.shop?.logo, (source) => greyLogo(source, logoBox))),
    };
    const missing = (image.art && !layers.art) || (image.shop?.logo && !layers.logo);
    const drawing = missing ? drawn({ art: layers.art !== undefined, logo: layers.logo !== undefined }) : all;
    return { bytes: await rasterised(drawing, layers, openGraphType(image)), whole };
  }

  return Object.assign(handle, { purge: () => store.purge() });
}

/** A slug may be longer than a file's name. */
function keyOf({ locale, kind, slug, version, path }: WantedImage): string {
  const entry = createHash('sha256').update(slug).digest('hex').slice(0, 24);
  return `${locale}/${kind}/${entry}.${version}${path.slice(path.lastIndexOf('.'))}`;
}

/** For now, and to be asked for again. */
function sendElsewhere(response: ServerResponse, location: string) {
  sendText(response, 302, 'Found', [['location', location]]);
}
