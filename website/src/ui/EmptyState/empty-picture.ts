import type { PictureProps } from '../PictureImage/picture-sources.ts';

declare global {
  var mallEmptyPicture: PictureProps | undefined;
}

/**
 * What stands in empty lists of this program's centre: there is one. It hangs on the global object because the built
 * pages carry a copy of this module.
 */
export function describeEmptyPicture(picture: PictureProps | undefined): void {
  globalThis.mallEmptyPicture = picture;
}

/** Undefined: the centre has none, and a door stands there. */
export const emptyPicture = (): PictureProps | undefined => globalThis.mallEmptyPicture;
