import type { MobileAppPayload } from '@mall/contract';
import { cardContext } from '../../content/cards.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { alternatesBySlug, slugAlternates } from '../../content/fields/alternates.ts';
import type { Links } from '../../content/fields/links.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { seoOf, stepsOf } from '../benefits/benefits-parts.ts';
import { questionsOf } from '../faq/questions.ts';
import type { StoreBadge } from './centre-app.ts';
import type { MobileAppPage } from './mobile-app-models.ts';

function badgeOf(badge: MobileAppPayload['appleDownload'], links: Links): StoreBadge | undefined {
  const href = badge && badge.isActive !== false ? links.content(badge.href) : undefined;
  return href === undefined ? undefined : omitUndefined({ href, picture: pictureOf(badge?.image) });
}

/** Null = there is no such app. */
export async function loadMobileAppPage(context: LoadContext): Promise<MobileAppPage | null> {
  const { slug } = context.params;
  if (slug === undefined) return null;
  const app = await context.content.read('mobileApp', { slug });
  if (!app) return null;
  const { links } = cardContext(context);
  const name = app.name.trim();
  const picture = pictureOf(app.media);
  return omitUndefined<MobileAppPage>({
    name,
    href: links.page('mobileApp', { slug: app.slug.trim() }),
    heading: trimToUndefined(app.heading) ?? name,
    lead: plainText(app.description),
    picture,
    features: stepsOf(app.features),
    rewardsHeading: trimToUndefined(app.rewardsHeading),
    rewards: app.rewards.flatMap((reward) => {
      const [points, title] = [trimToUndefined(reward.points), plainText(reward.name)];
      if (points === undefined || title === undefined) return [];
      return [omitUndefined({ points, name: title, href: links.content(reward.href) })];
    }),
    apple: badgeOf(app.appleDownload, links),
    google: badgeOf(app.googleDownload, links),
    questions: questionsOf(app.faq, links),
    alternates: alternatesBySlug(slugAlternates(app, slug, context.locale)),
    seo: omitUndefined({ title: name, ...seoOf(app, picture) }),
  });
}
