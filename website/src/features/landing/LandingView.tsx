import { Fragment, type ReactNode } from 'react';
import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import type { BlockProps } from './block-props.ts';
import { CampaignBlock } from './CampaignBlock.tsx';
import { EventsBlock, OffersBlock, TenantsBlock } from './featured-blocks.tsx';
import { HeroBlock } from './HeroBlock.tsx';
import s from './LandingView.module.css';
import type { BlockKind, LandingBlock, LandingPage } from './landing-models.ts';
import {
  CallToActionBlock,
  CrmFormBlock,
  DownloadsBlock,
  FaqBlock,
  FiguresBlock,
  GalleryBlock,
  PictureBlock,
  RichTextBlock,
  VideoBlock,
} from './plain-blocks.tsx';

/** The one place where a kind picks its view: a kind without one does not compile. */
const VIEWS = {
  hero: HeroBlock,
  richText: RichTextBlock,
  picture: PictureBlock,
  gallery: GalleryBlock,
  tenants: TenantsBlock,
  offers: OffersBlock,
  events: EventsBlock,
  figures: FiguresBlock,
  faq: FaqBlock,
  video: VideoBlock,
  campaign: CampaignBlock,
  downloads: DownloadsBlock,
  callToAction: CallToActionBlock,
  crmForm: CrmFormBlock,
} satisfies { [K in BlockKind]: (props: BlockProps<K>) => ReactNode };

function Block({ block, ...rest }: { block: LandingBlock } & Omit<BlockProps<BlockKind>, 'block'>) {
  // Kind and fields belong together by LandingBlock; a union of components cannot say so to the compiler.
  const View = VIEWS[block.kind] as (props: BlockProps<BlockKind>) => ReactNode;
  return <View block={block} {...rest} />;
}

interface Props {
  page: LandingPage;
  words: PageWords;
  homeHref: string;
  source: string;
  slug: string;
  part: DrawPart;
}

/** A landing page: its blocks one beneath the other; a hero in the first place opens it, else its name does. */
export function LandingView({ page, words, homeHref, source, slug, part }: Props) {
  const { t } = words;
  const crumbs = (
    <Breadcrumbs
      label={t('tenants:crumbs')}
      trail={[{ name: t('tenants:home'), href: homeHref }]}
      current={page.name}
    />
  );
  const draw = (block: LandingBlock, opening?: ReactNode) =>
    part(`${block.kind} of ${slug}`, () => (
      <Block
        block={block}
        words={words}
        source={source}
        slug={slug}
        first={opening !== undefined}
        crumbs={opening}
      />
    ));
  const [first] = page.blocks;
  const hero = first?.kind === 'hero' ? first : undefined;
  return (
    <main id="main" data-page="page" className={s.page}>
      {(hero && draw(hero, crumbs)) ?? (
        <header className={s.head}>
          {crumbs}
          <h1>{page.name}</h1>
          {page.lead && <p>{page.lead}</p>}
        </header>
      )}
      {page.blocks.slice(hero ? 1 : 0).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a rendered page never move
        <Fragment key={index}>{draw(block)}</Fragment>
      ))}
    </main>
  );
}
