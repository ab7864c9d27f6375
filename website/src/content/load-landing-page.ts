import { shopMaking } from './cards.ts';
import type { BlockKind, LandingPage } from './document-models.ts';
import { landingBlocks } from './landing-blocks.ts';
import type { LoadContext } from './load-context.ts';
import { pictureOf } from './pictures.ts';
import { plainText, without } from './text.ts';
import { slugVersions, versionsBySlug } from './versions.ts';

/** Blocks that show other content: the page is as old as that. */
const TAGS: Partial<Record<BlockKind, string>> = { tenants: 'tenants', offers: 'offers', events: 'events' };

/** Null = there is no such page. */
export async function loadLandingPage(context: LoadContext): Promise<LandingPage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const page = await context.content.read('landingPage', { slug });
  if (!page) return null;
  const blocks = landingBlocks(page.blocks, await shopMaking(context));
  context.content.tag(...new Set(blocks.flatMap(({ kind }) => TAGS[kind] ?? [])));
  const lead = plainText(page.lead);
  const name = page.name.trim();
  return without<LandingPage>({
    name,
    lead,
    blocks,
    versions: versionsBySlug(slugVersions(page, slug, context.locale)),
    seo: without({ description: lead, image: pictureOf(page.media) }),
  });
}
