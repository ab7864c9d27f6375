import type { Favicons } from '../../layout/shell.ts';
import { sendPicture } from '../brand/send-picture.ts';
import type { FileHandler } from '../files.ts';
import { mediaAddress } from '../media/address.ts';

export const FAVICON_PATH = '/favicon.ico';

interface Parts {
  /** What the content names. */
  icons: () => Promise<Favicons>;
  /** An upload's bytes by its name; throws when it cannot be had. */
  original: (name: string) => Promise<Buffer>;
  /** The icon of a content that names none. */
  drawn: FileHandler;
}

/**
 * Answers `/favicon.ico`, which many ask for without reading a page: the content's icon, else one that is drawn.
 * Answers false for a method that reads nothing.
 */
export function createFaviconHandler({ icons, original, drawn }: Parts): FileHandler {
  return async (request, response, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const named = await icons()
      .then(smallest)
      .catch(() => undefined);
    const bytes = named && (await original(named.name).catch(() => undefined));
    if (!named || !bytes) return drawn(request, response, pathname);
    sendPicture(request, response, named.type, bytes);
    return true;
  };
}

/** Sizes that tabs show first; whoever asks for an `.ico` may not draw an SVG, so that is the last choice. */
function smallest({ icon32, icon16, apple, favicon }: Favicons) {
  const named = [favicon, icon32, icon16, apple].flatMap((address) => mediaAddress(address ?? '') ?? []);
  const pictures = named.filter(({ type }) => type.startsWith('image/'));
  return pictures.find(({ type }) => !type.includes('svg')) ?? pictures[0];
}
