import type { LandingBlock as BlockPayload } from '@mall/contract';
import {
  type CardContext,
  eventCard,
  eventState,
  isPublished,
  offerCard,
  offerState,
  type ShopCardContext,
  tenantCard,
} from '../../content/cards.ts';
import { orLeftOut } from '../../content/client/content-reader.ts';
import { anchors } from '../../content/fields/anchors.ts';
import type { Link } from '../../content/fields/links.ts';
import { shownState, validMoment } from '../../content/fields/periods.ts';
import { pdfOf, pictureOf } from '../../content/fields/pictures.ts';
import { floorLevel } from '../../content/fields/place.ts';
import { richText } from '../../content/fields/rich-text.ts';
import { omitUndefined, plainText, trimToUndefined } from '../../content/fields/text.ts';
import { videoId } from '../../content/fields/video.ts';
import { translator } from '../../i18n/translator.ts';
import { questionsOf } from '../faq/questions.ts';
import type { BlockKind, Blocks, LandingBlock } from './landing-models.ts';

type Component = BlockPayload['__component'];
type PayloadOf<C extends Component> = Extract<BlockPayload, { __component: C }>;

/** What the blocks of one page share. */
interface BlockMaking extends ShopCardContext {
  /** One for all questions of the page. */
  anchor: (name: string) => string;
}

/** A maker gives the block of its kind, or undefined when nothing of it can be shown. */
type Maker<C extends Component, K extends BlockKind> = {
  kind: K;
  make: (block: PayloadOf<C>, making: BlockMaking) => Blocks[K] | undefined;
};

function filled<T, R>(items: readonly T[], rest: R): R | undefined {
  return items.length === 0 ? undefined : rest;
}

function linkOf(
  block: { linkName: string | null; href: string | null },
  { links }: CardContext,
): Link | undefined {
  return links.named(block.linkName, block.href);
}

/** Every kind of the contract; another one never gets here, since the contract's reader drops and reports it. */
const MAKERS = {
  'landing.hero': {
    kind: 'hero',
    make: (block, making) =>
      omitUndefined<Blocks['hero']>({
        heading: block.heading.trim(),
        text: plainText(block.text),
        picture: pictureOf(block.media),
        level: floorLevel(block.level),
        link: linkOf(block, making),
      }),
  },
  'landing.rich-text': {
    kind: 'richText',
    make(block, { links }) {
      const heading = trimToUndefined(block.heading);
      const html = richText(block.text, links, heading === undefined ? 2 : 3);
      return html === undefined ? undefined : omitUndefined({ heading, html });
    },
  },
  'landing.picture': {
    kind: 'picture',
    make(block) {
      const picture = pictureOf(block.media);
      return picture && omitUndefined({ picture, caption: plainText(block.caption) });
    },
  },
  'landing.gallery': {
    kind: 'gallery',
    make(block) {
      const pictures = block.media.map((one) => pictureOf(one)).filter((one) => one !== undefined);
      return filled(pictures, omitUndefined({ heading: trimToUndefined(block.heading), pictures }));
    },
  },
  'landing.tenants': {
    kind: 'tenants',
    make(block, making) {
      const tenants = block.tenants.map((one) => tenantCard(one, making));
      return filled(tenants, omitUndefined({ heading: trimToUndefined(block.heading), tenants }));
    },
  },
  'landing.offers': {
    kind: 'offers',
    make(block, making) {
      const offers = block.offers
        .filter((one) => offerState(one, making.context) !== 'ended')
        .map((one) => offerCard(one, making));
      return filled(offers, omitUndefined({ heading: trimToUndefined(block.heading), offers }));
    },
  },
  'landing.events': {
    kind: 'events',
    make(block, making) {
      const events = block.events
        .filter((one) => isPublished(one, making.context) && eventState(one, making.context) !== 'ended')
        .map((one) => eventCard(one, making));
      return filled(events, omitUndefined({ heading: trimToUndefined(block.heading), events }));
    },
  },
  'landing.figures': {
    kind: 'figures',
    make(block) {
      const figures = block.figures.flatMap((one) => {
        const [value, label] = [trimToUndefined(one.value), trimToUndefined(one.label)];
        return value === undefined || label === undefined ? [] : [{ value, label }];
      });
      return filled(figures, omitUndefined({ heading: trimToUndefined(block.heading), figures }));
    },
  },
  'landing.faq': {
    kind: 'faq',
    make(block, { links, anchor }) {
      const questions = questionsOf(block.questions, links, anchor);
      return filled(questions, omitUndefined({ heading: trimToUndefined(block.heading), questions }));
    },
  },
  'landing.video': {
    kind: 'video',
    make(block, { context }) {
      const id = videoId(block.url);
      if (id === undefined) return undefined;
      const title = trimToUndefined(block.title) ?? translator(context.locale)('video:untitled');
      return omitUndefined({ id, title, poster: pictureOf(block.media) });
    },
  },
  'landing.campaign': {
    kind: 'campaign',
    make(block, { links, context }) {
      const starts = validMoment(block.validFrom);
      const ends = validMoment(block.validTo);
      return omitUndefined<Blocks['campaign']>({
        heading: block.heading.trim(),
        text: plainText(block.text),
        starts: starts ?? '',
        ends: ends ?? null,
        ended: shownState(starts, ends, context) === 'ended',
        prize: plainText(block.prize),
        html: richText(block.rules, links, 3),
        picture: pictureOf(block.media),
      });
    },
  },
  'landing.downloads': {
    kind: 'downloads',
    make(block) {
      const files = block.files.flatMap(({ name, media }) => {
        const href = pdfOf(media) ?? pictureOf(media)?.src;
        const words = trimToUndefined(name) ?? trimToUndefined(media?.alternativeText);
        return href === undefined
          ? []
          : [{ name: words ?? decodeURIComponent(href.split('/').at(-1) ?? ''), href }];
      });
      return filled(files, omitUndefined({ heading: trimToUndefined(block.heading), files }));
    },
  },
  'landing.call-to-action': {
    kind: 'callToAction',
    make: (block, making) =>
      omitUndefined<Blocks['callToAction']>({
        heading: block.heading.trim(),
        text: plainText(block.text),
        link: linkOf(block, making),
      }),
  },
  'landing.crm-form': {
    kind: 'crmForm',
    make(block, { links }) {
      const email = trimToUndefined(block.email);
      const phone = trimToUndefined(block.phone);
      const reached = [
        phone && links.named(phone, `tel:${phone.replace(/[^\d+]/g, '')}`),
        email && links.named(email, `mailto:${email}`),
      ];
      return omitUndefined<Blocks['crmForm']>({
        heading: block.heading.trim(),
        text: plainText(block.text),
        links: reached.filter((link) => typeof link === 'object'),
      });
    },
  },
} satisfies { [C in Component]: { [K in BlockKind]: Maker<C, K> }[BlockKind] };

/** The blocks of a landing page that have something to show, in their order. */
export function landingBlocks(blocks: readonly BlockPayload[], making: ShopCardContext): LandingBlock[] {
  const shared: BlockMaking = { ...making, anchor: anchors('q') };
  return blocks.flatMap((block, index) => {
    // The table pairs each kind with its own maker; a union of functions cannot say so to the compiler.
    const maker = MAKERS[block.__component] as unknown as {
      kind: BlockKind;
      make(block: BlockPayload, making: BlockMaking): Blocks[BlockKind] | undefined;
    };
    const part = `${block.__component} of ${making.context.params.slug}`;
    const field = `landingPage.blocks.${index}`;
    const made = orLeftOut(making.context.content, part, field, () => maker.make(block, shared), undefined);
    return made === undefined ? [] : [{ kind: maker.kind, ...made } as LandingBlock];
  });
}
