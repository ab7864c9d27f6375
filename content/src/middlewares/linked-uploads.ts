import { realpath } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import type { Core } from '@strapi/strapi';
import { settings } from '../settings';

/**
 * Keeps back what is linked to in the folder of uploads and lies elsewhere: whatever gives out files follows links, and one
 * may have come with a folder that was unpacked or copied. It is answered as a file that is not there.
 */
export default () =>
  (async (ctx, next) => {
    const path = asked(ctx.path);
    if (!path.startsWith('/uploads/') || !(await leadsOut(path))) return next();
    ctx.status = 404;
  }) satisfies Core.MiddlewareHandler;

/** A path as it is looked for on the disk, however it is written; "" for one that nothing can be looked for by. */
function asked(path: string): string {
  try {
    const read = posix.normalize(decodeURIComponent(path).replaceAll('\\', '/')).replace(/^\/+/, '/');
    return read.includes('\0') ? '' : read;
  } catch {
    return '';
  }
}

async function leadsOut(path: string): Promise<boolean> {
  const { publicDir } = settings();
  try {
    const [folder, file] = await Promise.all([
      realpath(join(publicDir, 'uploads')),
      realpath(join(publicDir, path)),
    ]);
    return !file.startsWith(folder + sep);
  } catch (error) {
    // Anything else than that there is none: one that leads in a circle, one into what nobody may read.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
