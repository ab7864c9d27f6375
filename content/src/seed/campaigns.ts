import { addDays, type DemoLocale, linkHref } from '../../demo';
import { CAMPAIGNS } from '../../demo/stories/structure';
import { storiesTexts } from '../../demo/stories/words';
import type { Seeding } from './seeding';

/** The campaign's side of a special promotion: when it is valid, its prize and rules; empty for one that is none. */
export function campaignFields(seeding: Seeding, locale: DemoLocale, key: string): Record<string, unknown> {
  const campaign = CAMPAIGNS.find((one) => one.key === key);
  if (!campaign) return {};
  const [description, prize, rules, linkName] = storiesTexts[locale].campaigns[campaign.key];
  return {
    description,
    prize,
    rules,
    valid_from: addDays(seeding.firstStart, campaign.from),
    valid_to: addDays(seeding.firstStart, campaign.to),
    link: linkHref(campaign.target, seeding.texts[locale]),
    link_name: linkName,
  };
}
