import { z } from 'zod';
import {
  component,
  entity,
  list,
  many,
  model,
  moment,
  needed,
  one,
  type ReadingOf,
  text,
  whole,
} from '../../wire.ts';
import { event } from '../event.ts';
import { media } from '../media.ts';
import { offer } from '../offer.ts';
import { localization, tenant } from '../tenant.ts';
import { question } from './info-page.ts';
import { withBlocks } from './landing-blocks.ts';

/** One kind of block. A block of any other kind is malformed: readers drop it and say so. */
function block<K extends string, F extends z.ZodRawShape>(
  kind: K,
  name: string,
  fields: F,
  reading?: ReadingOf<F>,
) {
  return model(name, z.object({ __component: z.literal(`landing.${kind}` as const), ...fields }), reading);
}

const heading = { heading: text };
const link = { linkName: text, href: text };

const landingBlock = z.discriminatedUnion('__component', [
  block('hero', 'HeroBlock', { heading: needed, text, media: one(media), level: whole, ...link }),
  block('rich-text', 'RichTextBlock', { ...heading, text }),
  block(
    'picture',
    'PictureBlock',
    { media: one(media), caption: text },
    { names: { media: ['src', 'url', 'href'] } },
  ),
  block(
    'gallery',
    'GalleryBlock',
    { ...heading, media: many(media) },
    { names: { media: ['items', 'slides', 'files'] } },
  ),
  block('tenants', 'TenantsBlock', { ...heading, tenants: many(tenant) }),
  block('offers', 'OffersBlock', { ...heading, offers: many(offer) }),
  block('events', 'EventsBlock', { ...heading, events: many(event) }),
  block('figures', 'FiguresBlock', {
    ...heading,
    figures: list(
      component(
        'LandingFigure',
        { value: text, label: text },
        { names: { label: ['name', 'title', 'text', 'description'] } },
      ),
    ),
  }),
  block('faq', 'FaqBlock', { ...heading, questions: list(question) }),
  block(
    'video',
    'VideoBlock',
    { title: text, url: text, media: one(media) },
    { names: { url: ['video', 'videoUrl', 'videoLink', 'youtube', 'embed', 'embedUrl'] } },
  ),
  block('campaign', 'CampaignBlock', {
    heading: needed,
    text,
    validFrom: moment,
    validTo: moment,
    prize: text,
    rules: text,
    media: one(media),
  }),
  block('downloads', 'DownloadsBlock', {
    ...heading,
    files: list(
      component(
        'LandingFile',
        { name: text, media: one(media) },
        {
          bare: ['media'],
          names: { media: ['download', 'pdf', 'document', 'attachment', 'url', 'href'] },
        },
      ),
    ),
  }),
  block('call-to-action', 'CallToActionBlock', { heading: needed, text, ...link }),
  block('crm-form', 'CrmFormBlock', { heading: needed, text, email: text, phone: text }),
]);
export type LandingBlock = z.output<typeof landingBlock>;

/** A dynamic landing page: `/api/page/page/{slug}`. Texts of blocks named `text` and `rules` may be HTML. */
export const landingPage = entity(
  'LandingPage',
  {
    name: needed,
    slug: needed,
    lead: z.string().nullish(),
    media: one(media),
    blocks: list(landingBlock),
    locale: z.string().nullish(),
    updatedAt: z.string().nullish(),
    localizations: many(localization).optional(),
  },
  {
    names: { blocks: ['sections', 'components', 'dynamicZone', 'body', 'content', 'zones'] },
    shape: withBlocks,
  },
);
export type LandingPagePayload = z.output<typeof landingPage>;
