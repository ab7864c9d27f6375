import type { Policy } from '@mall/contract';
import { cardContext } from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import { withChapters } from '../../content/fields/anchors.ts';
import { validMoment } from '../../content/fields/periods.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText } from '../../content/fields/text.ts';
import { translator } from '../../i18n/translator.ts';
import { cookiesOf } from '../consent/cookies.ts';
import type { CookiePolicyPage, PolicyPage } from './document-models.ts';

const TITLES = {
  terms: 'documents:terms',
  cookiePolicy: 'documents:cookiePolicy',
  privacyPolicy: 'documents:privacyPolicy',
} as const;
type PolicyKind = keyof typeof TITLES;

/** A document without words is none; one without a title is called by its kind. */
function policyOf(policy: Policy | null, kind: PolicyKind, context: LoadContext): PolicyPage | null {
  const source = richText(policy?.description, cardContext(context).links);
  if (!policy || source === undefined) return null;
  const title = plainText(policy.title) ?? translator(context.locale)(TITLES[kind]);
  const { html, chapters } = withChapters(source);
  const lead = plainText(policy.lead);
  const since = validMoment(policy.validFrom);
  return omitUndefined<PolicyPage>({
    title,
    lead,
    html,
    chapters,
    since,
    changed: since === undefined ? validMoment(policy.updatedAt) : undefined,
    seo: omitUndefined({ description: lead ?? plainText(html) }),
  });
}

/** Null = the centre has not written any. */
export async function loadTermsPage(context: LoadContext): Promise<PolicyPage | null> {
  return policyOf(await context.content.read('terms', {}), 'terms', context);
}

/** Null = the centre has not written any. */
export async function loadPrivacyPolicyPage(context: LoadContext): Promise<PolicyPage | null> {
  return policyOf(await context.content.read('privacyPolicy', {}), 'privacyPolicy', context);
}

/** With the cookies that the consent banner lists. Null = the centre has not written any policy. */
export async function loadCookiePolicyPage(context: LoadContext): Promise<CookiePolicyPage | null> {
  const [policy, header] = await Promise.all([
    context.content.read('cookiePolicy', {}),
    orWithout(context.content, context.content.read('headerStatic', {})),
  ]);
  const page = policyOf(policy, 'cookiePolicy', context);
  const { categories } = cookiesOf(header, cardContext(context).links);
  return page && { ...page, categories: categories.filter(({ cookies }) => cookies.length > 0) };
}
