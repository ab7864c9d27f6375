import { z } from 'zod';
import { entity, moment, needed, one, text } from '../../wire.ts';
import { media } from '../media.ts';
import { withCampaign } from './campaign.ts';

/** A campaign: from and to when it is valid, its prize, its rules (HTML). Also the frame of several offers. */
export const specialPromotion = entity(
  'SpecialPromotion',
  {
    name: needed,
    description: text,
    valid_from: moment,
    valid_to: moment,
    prize: text,
    rules: text,
    link: text,
    link_name: z.string().nullish(),
    backgroundImage: one(media),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
  },
  { shape: withCampaign },
);
export type SpecialPromotion = z.output<typeof specialPromotion>;
