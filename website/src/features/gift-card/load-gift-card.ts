import type { GiftCardPayload } from '@mall/contract';
import { cardContext } from '../../content/cards.ts';
import { orWithout } from '../../content/client/content-reader.ts';
import type { LoadContext } from '../../content/client/load-context.ts';
import type { Links } from '../../content/fields/links.ts';
import { pictureOf } from '../../content/fields/pictures.ts';
import { floorLevel } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { isNothing } from '../../content/page-presence.ts';
import { groupByHeading } from '../../i18n/sort.ts';
import { invitation, seoOf, stepsOf } from '../benefits/benefits-parts.ts';
import { questionsOf } from '../faq/questions.ts';
import type { GiftCardDetails, GiftCardPage } from './gift-card-models.ts';
import { loadGiftCardTenants } from './load-gift-card-tenants.ts';

function detailsOf(card: GiftCardPayload, links: Links): GiftCardDetails {
  return omitUndefined<GiftCardDetails>({
    heading: trimToUndefined(card.heading),
    lead: plainText(card.description),
    picture: pictureOf(card.media),
    values: card.values.flatMap((value) => {
      const amount = trimToUndefined(value.amount);
      return amount === undefined ? [] : [omitUndefined({ amount, note: plainText(value.note) })];
    }),
    steps: stepsOf(card.steps),
    salePoints: card.salePoints.flatMap((point) => {
      const name = plainText(point.name);
      if (name === undefined) return [];
      return [
        omitUndefined({
          name,
          text: plainText(point.text),
          level: floorLevel(point.level),
          href: links.content(point.href),
        }),
      ];
    }),
    balance: invitation(card.balanceText, card.balanceLabel, card.balanceURL, links),
    questions: questionsOf(card.faq, links),
    html: richText(card.rules, links, 3),
  });
}

/** The card and a page of the shops that take it. Null = there is no such page of the list, or no card. */
export async function loadGiftCardPage(context: LoadContext): Promise<GiftCardPage | null> {
  const { content } = context;
  const [list, card] = await Promise.all([
    loadGiftCardTenants(context),
    orWithout(content, content.read('giftCard', {})),
  ]);
  if (!list || isNothing('giftCard', content, Math.max(list.total, list.tenants.length))) return null;
  const details = card ? detailsOf(card, cardContext(context).links) : undefined;
  return omitUndefined<GiftCardPage>({
    letters: groupByHeading(list.tenants, ({ name }) => name, context.locale).map(({ letter, items }) => ({
      letter,
      tenants: items,
    })),
    page: list.page,
    pageCount: list.pageCount,
    total: list.total,
    details,
    seo: seoOf(card, details?.picture),
  });
}
