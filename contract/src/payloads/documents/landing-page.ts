import { z } from 'zod';
import { component, entity, list, many, models, moment, needed, one, text, whole } from '../../wire.ts';
import { event } from '../event.ts';
import { media } from '../media.ts';
import { offer } from '../offer.ts';
import { localization, tenant } from '../tenant.ts';
import { question } from './info-page.ts';

/** One kind of block. A block of any other kind is malformed: readers drop it and say so. */
function block<K extends string, F extends z.ZodRawShape>(kind: K, name: string, fields: F) {
  const schema = z.object({ __component: z.literal(`landing.${kind}` as const), ...fields });
  models.add(schema, { id: name });
  return schema;
}

const heading = { heading: text };
const link = { linkName: text, href: text };

export const landingBlock = z.discriminatedUnion('__component', [
  block('hero', 'HeroBlock', { heading: needed, text, media: one(media), level: whole, ...link }),
  block('rich-text', 'RichTextBlock', { ...heading, text }),
  block('picture', 'PictureBlock', { media: one(media), caption: text }),
  block('gallery', 'GalleryBlock', { ...heading, media: many(media) }),
  block('tenants', 'TenantsBlock', { ...heading, tenants: many(tenant) }),
  block('offers', 'OffersBlock', { ...heading, offers: many(offer) }),
  block('events', 'EventsBlock', { ...heading, events: many(event) }),
  block('figures', 'FiguresBlock', {
    ...heading,
    figures: list(component('LandingFigure', { value: text, label: text })),
  }),
  block('faq', 'FaqBlock', { ...heading, questions: list(question) }),
  block('video', 'VideoBlock', { title: text, url: text, media: one(media) }),
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
    files: list(component('LandingFile', { name: text, media: one(media) })),
  }),
  block('call-to-action', 'CallToActionBlock', { heading: needed, text, ...link }),
  block('crm-form', 'CrmFormBlock', { heading: needed, text, email: text, phone: text }),
]);
export type LandingBlock = z.output<typeof landingBlock>;

/** A dynamic landing page: `/api/page/page/{slug}`. Texts of blocks named `text` and `rules` may be HTML. */
export const landingPage = entity('LandingPage', {
  name: needed,
  slug: needed,
  lead: z.string().nullish(),
  media: one(media),
  blocks: list(landingBlock),
  locale: z.string().nullish(),
  updatedAt: z.string().nullish(),
  localizations: many(localization).optional(),
});
export type LandingPagePayload = z.output<typeof landingPage>;
