import type { PageWords } from '../../i18n/page-words.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
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
}

const LOOKBOOK = 'lookbook';

/** The magazine of the house: inspirations with a cover, then the lookbook. */
export function InspirationsView({ page, words: { t }, homeHref, nothing }: Props) {
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
      <InspirationGrid inspirations={inspirations} cover priority heading="h2" />
      {inspirations.length === 0 && <EmptyState text={nothing} />}
      {lookbook && <Lookbook lookbook={lookbook} heading={t('inspirations:lookbook')} id={LOOKBOOK} />}
    </main>
  );
}
