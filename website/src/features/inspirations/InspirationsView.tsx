import type { InspirationsPage } from '../../content/inspiration-models.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { GoLink } from '../../ui/GoLink.tsx';
import { InspirationGrid } from './InspirationGrid.tsx';
import s from './InspirationsView.module.css';
import { Lookbook } from './Lookbook.tsx';

interface Props {
  page: InspirationsPage;
  words: PageWords;
  homeHref: string;
}

const LOOKBOOK = 'lookbook';

/** The magazine of the house: inspirations with a cover, then the lookbook. */
export function InspirationsView({ page, words: { t }, homeHref }: Props) {
  const { inspirations, lookbook } = page;
  return (
    <main id="main" data-page="inspirations">
      <header className={s.head}>
        <Crumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={t('inspirations:heading')}
        />
        <h1>{t('inspirations:heading')}</h1>
        <div className={s.lead}>
          <p>{t('inspirations:lead')}</p>
          {lookbook && (
            <GoLink href={`#${LOOKBOOK}`} turn={90}>
              {lookbook.heading ?? t('inspirations:lookbook')}
            </GoLink>
          )}
        </div>
      </header>
      <InspirationGrid inspirations={inspirations} cover priority heading="h2" />
      {inspirations.length === 0 && <EmptyState text={t('common:error.noNews')} />}
      {lookbook && <Lookbook lookbook={lookbook} heading={t('inspirations:lookbook')} id={LOOKBOOK} />}
    </main>
  );
}
