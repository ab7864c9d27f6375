import { realpath } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import type { Core } from '@strapi/strapi';
import { settings } from '../settings';

/**
 * Keeps back what is linked to in the folder of uploads and lies elsewhere: whatever gives out files follows links, and one
 * may have come with a folder that was unpacked or copied. It is answered as a file that is not there.
 */
export default () => {
  const { publicDir } = settings();
  const leadsOut = outOf(join(publicDir, 'uploads'));
  return (async (ctx, next) => {
    const path = asked(ctx.path);
    if (!path.startsWith('/uploads/') || !(await leadsOut(join(publicDir, path)))) return next();
    ctx.status = 404;
  }) satisfies Core.MiddlewareHandler;
};

/** A path as it is looked for on the disk, however it is written; "" for one that nothing can be looked for by. */
function asked(path: string): string {
  try {
    const read = posix.normalize(decodeURIComponent(path).replaceAll('\\', '/')).replace(/^\/+/, '/');
    return read.includes('\0') ? '' : read;
  } catch {
    return '';
  }
}

/** Whether a path leads out of a folder. Where that lies is found out once, and again before anything is kept back. */
function outOf(folder: string): (path: string) => Promise<boolean> {
  let place: string | undefined;
  const isIn = (file: string) => place !== undefined && file.startsWith(place + sep);
  return async (path) => {
    try {
      const file = await realpath(path);
      if (isIn(file)) return false;
      place = await realpath(folder);
      return !isIn(file);
    } catch (error) {
      // Anything else than that there is none: one that leads in a circle, one into what nobody may read.
      return (error as NodeJS.ErrnoException).code !== 'ENOENT';
    }
  };
}
