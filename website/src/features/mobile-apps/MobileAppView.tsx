import { numberText } from '@mall/contract/formats.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Steps } from '../../ui/Steps/Steps.tsx';
import type { StoreBadge } from './centre-app.ts';
import s from './MobileAppView.module.css';
import type { MobileAppPage, Reward } from './mobile-app-models.ts';
import { pointsOf, rewardDots } from './reward-dots.ts';

interface Props {
  page: MobileAppPage;
  words: PageWords;
  homeHref: string;
  part: DrawPart;
}

/** An app of the centre: what it does, what its points are good for, where to get it. */
export function MobileAppView({ page, words, homeHref, part }: Props) {
  const { t } = words;
  return (
    <main id="main" data-page="mobile-app">
      <header className={page.picture ? s.head : `${s.head} ${s.unpictured}`}>
        <div className={s.words}>
          <Breadcrumbs
            label={t('tenants:crumbs')}
            trail={[{ name: t('tenants:home'), href: homeHref }]}
            current={page.name}
          />
          {page.heading !== page.name && <p className={s.name}>{page.name}</p>}
          <h1>{page.heading}</h1>
          {page.lead && <p className={s.lead}>{page.lead}</p>}
          {part('stores', () => (
            <Stores page={page} words={words} />
          ))}
        </div>
        {page.picture && (
          <div className={s.art}>
            <PictureImage picture={page.picture} sizes="(max-width: 767px) 100vw, 50vw" priority />
          </div>
        )}
      </header>
      {page.features.length > 0 &&
        part('features', () => (
          <section>
            <SectionHeading title={t('mobileApps:features')} turn={90} />
            <div className={s.features}>
              <Steps steps={page.features} />
            </div>
          </section>
        ))}
      {page.rewards.length > 0 &&
        part('rewards', () => (
          <section className={`${s.rewards} on-ink`}>
            <h2>{page.rewardsHeading ?? t('mobileApps:rewards')}</h2>
            <ul>
              {page.rewards.map((reward) => (
                <RewardRow key={reward.name} reward={reward} words={words} />
              ))}
            </ul>
          </section>
        ))}
      {page.questions.length > 0 &&
        part('questions', () => (
          <section className={s.questions}>
            <h2>{t('mobileApps:questions')}</h2>
            <Accordion questions={page.questions} />
          </section>
        ))}
    </main>
  );
}

function Stores({ page: { apple, google }, words: { t } }: Pick<Props, 'page' | 'words'>) {
  if (!apple && !google) return null;
  return (
    <p className={s.stores}>
      {apple && <Store badge={apple} name={t('shell:footer.appStore')} />}
      {google && <Store badge={google} name={t('shell:footer.googlePlay')} />}
    </p>
  );
}

function Store({ badge, name }: { badge: StoreBadge; name: string }) {
  if (!badge.picture)
    return (
      <ButtonLink href={badge.href} icon="app" rel="noopener">
        {name}
      </ButtonLink>
    );
  return (
    <a className={s.badge} href={badge.href} rel="noopener">
      <PictureImage picture={{ ...badge.picture, alt: name }} fit="contain" />
    </a>
  );
}

/** Points before the thing, and as many dots as they are worth. */
function RewardRow({ reward, words: { t, lang } }: { reward: Reward; words: PageWords }) {
  const points = pointsOf(reward.points);
  const rows = points === null ? [] : rewardDots(points);
  return (
    <li>
      <p className={s.points}>
        <b>{points === null ? reward.points : numberText(points, lang)}</b>{' '}
        {points !== null && t('mobileApps:points', { count: points })}
      </p>
      <h3>{reward.href ? <a href={reward.href}>{reward.name}</a> : reward.name}</h3>
      {rows.length > 0 && (
        <svg viewBox={`0 0 320 ${rows.length * 16}`} aria-hidden="true">
          {/* A hair longer than the last dot's place, so that its dash is drawn. */}
          <path d={rows.map((count, row) => `M8 ${row * 16 + 8}h${(count - 1) * 16}.1`).join('')} />
        </svg>
      )}
    </li>
  );
}
