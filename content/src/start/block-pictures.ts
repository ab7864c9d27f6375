import type { UID } from '@strapi/strapi';
import { BLOCK_PICTURES } from '../desks/block-pictures';

/** Shows the picture of each block where one is picked (`info.preview`), without a file that a start has to place. */
export function showBlockPictures(): void {
  for (const [uid, preview] of Object.entries(BLOCK_PICTURES)) {
    const block = strapi.components[uid as UID.Component];
    if (block) Object.assign(block.info, { preview });
  }
}
