import type { GiftCardPayload } from '@mall/contract';
import { groupByHeading } from '../i18n/sort.ts';
import type { GiftCardDetails, GiftCardPage } from './benefits-models.ts';
import { invitation, questionsOf, seoOf, stepsOf } from './benefits-parts.ts';
import { making } from './cards.ts';
import { orWithout } from './content-reader.ts';
import type { Links } from './links.ts';
import type { LoadContext } from './load-context.ts';
import { loadGiftCardTenants } from './load-gift-card-tenants.ts';
import { pictureOf } from './pictures.ts';
import { floorLevel } from './place.ts';
import { richText } from './rich-text.ts';
import { plainText, text, without } from './text.ts';

function detailsOf(card: GiftCardPayload, links: Links): GiftCardDetails {
  return without<GiftCardDetails>({
    heading: text(card.heading),
    lead: plainText(card.description),
    picture: pictureOf(card.media),
    values: card.values.flatMap((value) => {
      const amount = text(value.amount);
      return amount === undefined ? [] : [without({ amount, note: plainText(value.note) })];
    }),
    steps: stepsOf(card.steps),
    salePoints: card.salePoints.flatMap((point) => {
      const name = plainText(point.name);
      if (name === undefined) return [];
      return [
        without({
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

/** The card and a page of the shops that take it. Null = there is no such page of the list. */
export async function loadGiftCardPage(context: LoadContext): Promise<GiftCardPage | null> {
  const { content } = context;
  const [list, card] = await Promise.all([
    loadGiftCardTenants(context),
    orWithout(content, content.read('giftCard', {})),
  ]);
  if (!list) return null;
  const details = card ? detailsOf(card, making(context).links) : undefined;
  return without<GiftCardPage>({
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
