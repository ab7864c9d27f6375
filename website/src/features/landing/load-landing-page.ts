import type { Tag } from '@mall/contract';
import { shopCardContext } from '../../content/cards.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { alternatesBySlug, slugAlternates } from '../../content/fields/alternates.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { omitUndefined, plainText } from '../../content/fields/text.ts';
import { landingBlocks } from './landing-blocks.ts';
import type { BlockKind, LandingPage } from './landing-models.ts';

/** Blocks that show other content: the page is as old as that. */
const TAGS: Partial<Record<BlockKind, Tag>> = { tenants: 'tenants', offers: 'offers', events: 'events' };

/** Null = there is no such page. */
export async function loadLandingPage(context: LoadContext): Promise<LandingPage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const page = await context.content.read('landingPage', { slug });
  if (!page) return null;
  const make = await shopCardContext(context);
  const blocks = landingBlocks(page.blocks, make);
  context.content.tag(...new Set(blocks.flatMap(({ kind }) => TAGS[kind] ?? [])));
  const lead = plainText(page.lead);
  const name = page.name.trim();
  return omitUndefined<LandingPage>({
    name,
    href: make.links.page('landingPage', { slug: page.slug.trim() }),
    lead,
    blocks,
    alternates: alternatesBySlug(slugAlternates(page, slug, context.locale)),
    seo: omitUndefined({ description: lead, image: pictureOf(page.media) }),
  });
}
