import type { z } from 'zod';
import { entity, moment, one, text } from '../../wire.ts';
import { media } from '../media.ts';

/** A post with a picture of our own: nothing is asked of the network itself. */
export const instagramPost = entity(
  'InstagramPost',
  {
    caption: text,
    link: text,
    publishDate: moment,
    media: one(media),
  },
  {
    names: { caption: ['text', 'description', 'alt', 'title', 'name'], link: ['permalink'] },
  },
);
export type InstagramPost = z.output<typeof instagramPost>;

/** The centre's account. */
export const instagram = entity(
  'Instagram',
  { name: text, link: text, heading: text },
  { bare: ['name'], names: { name: ['account', 'username', 'handle', 'user', 'title'] } },
);
export type InstagramAccount = z.output<typeof instagram>;
