import type { MobileAppPayload } from '@mall/contract';
import type { MobileAppPage } from './benefits-models.ts';
import { questionsOf, seoOf, stepsOf } from './benefits-parts.ts';
import { making } from './cards.ts';
import type { Links } from './links.ts';
import type { LoadContext } from './load-context.ts';
import { pictureOf } from './pictures.ts';
import { plainText, text, without } from './text.ts';
import { slugVersions, versionsBySlug } from './versions.ts';
import type { StoreBadge } from './view-models.ts';

function badgeOf(badge: MobileAppPayload['appleDownload'], links: Links): StoreBadge | undefined {
  const href = badge && badge.isActive !== false ? links.content(badge.href) : undefined;
  return href === undefined ? undefined : without({ href, picture: pictureOf(badge?.image) });
}

/** Null = there is no such app. */
export async function loadMobileAppPage(context: LoadContext): Promise<MobileAppPage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const app = await context.content.read('mobileApp', { slug });
  if (!app) return null;
  const { links } = making(context);
  const name = app.name.trim();
  const picture = pictureOf(app.media);
  return without<MobileAppPage>({
    name,
    heading: text(app.heading) ?? name,
    lead: plainText(app.description),
    picture,
    features: stepsOf(app.features),
    rewardsHeading: text(app.rewardsHeading),
    rewards: app.rewards.flatMap((reward) => {
      const [points, title] = [text(reward.points), plainText(reward.name)];
      if (points === undefined || title === undefined) return [];
      return [without({ points, name: title, href: links.content(reward.href) })];
    }),
    apple: badgeOf(app.appleDownload, links),
    google: badgeOf(app.googleDownload, links),
    questions: questionsOf(app.faq, links),
    versions: versionsBySlug(slugVersions(app, slug, context.locale)),
    seo: without({ title: name, ...seoOf(app, picture) }),
  });
}
