import type { PageWords } from '../../i18n/page-words.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { InspirationGrid } from './InspirationGrid.tsx';
import s from './InspirationsView.module.css';
import type { InspirationsPage } from './inspiration-models.ts';
import { Lookbook } from './Lookbook.tsx';

interface Props {
  page: InspirationsPage;
  words: PageWords;
  homeHref: string;
  /** Instead of a list without entries. */
  nothing: string;
  part: DrawPart;
}

const LOOKBOOK = 'lookbook';

/** The magazine of the house: inspirations with a cover, then the lookbook. */
export function InspirationsView({ page, words: { t }, homeHref, nothing, part }: Props) {
  const { inspirations, lookbook } = page;
  return (
    <main id="main" data-page="inspirations">
      <header className={s.head}>
        <Breadcrumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={t('inspirations:heading')}
        />
        <h1>{t('inspirations:heading')}</h1>
        <div className={s.lead}>
          <p>{t('inspirations:lead')}</p>
          {lookbook && (
            <ArrowLink href={`#${LOOKBOOK}`} turn={90}>
              {lookbook.heading ?? t('inspirations:lookbook')}
            </ArrowLink>
          )}
        </div>
      </header>
      {part('inspirations', () => (
        <InspirationGrid inspirations={inspirations} cover priority heading="h2" />
      )) ?? <EmptyState text={t('common:error.unknown')} />}
      {inspirations.length === 0 && <EmptyState text={nothing} />}
      {lookbook &&
        part('lookbook', () => (
          <Lookbook lookbook={lookbook} heading={t('inspirations:lookbook')} id={LOOKBOOK} />
        ))}
    </main>
  );
}
