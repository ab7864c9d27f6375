import { addDays } from '@mall/contract';
import type { DemoLocale } from './demo-door';
import type { Seeding } from './seeding';

/** The campaign's side of a special promotion: when it is valid, its prize and rules; empty for one that is none. */
export function campaignFields(seeding: Seeding, locale: DemoLocale, key: string): Record<string, unknown> {
  const { CAMPAIGNS, linkHref } = seeding.demo;
  const campaign = CAMPAIGNS.find((one) => one.key === key);
  if (!campaign) return {};
  const { description, prize, rules, linkName } = seeding.words(locale).stories.campaigns[campaign.key];
  return {
    description,
    prize,
    rules,
    valid_from: addDays(seeding.firstStart, campaign.from),
    valid_to: addDays(seeding.firstStart, campaign.to),
    link: linkHref(campaign.target, seeding.words(locale)),
    link_name: linkName,
  };
}
