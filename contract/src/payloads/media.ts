import { z } from 'zod';
import { part, text } from '../wire.ts';
import { mediaFile, withExtension } from './media-file.ts';

/** An uploaded file. Served by the content host at `/uploads/{hash}{ext}`, or at the path that `url` names; sizes in pixels, null for files without. */
export const media = part(
  'Media',
  {
    name: text,
    alternativeText: text,
    caption: z.string().nullish(),
    hash: text,
    ext: text,
    mime: text,
    width: z.number().nullable(),
    height: z.number().nullable(),
    url: text,
  },
  {
    bare: ['url'],
    // A word alone is no address.
    fromBare: (value) => (/[/.]/.test(String(value)) ? undefined : value),
    shape: mediaFile,
    complete: withExtension,
  },
);
export type Media = z.output<typeof media>;
