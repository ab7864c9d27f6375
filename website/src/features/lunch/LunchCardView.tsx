import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorClass } from '../../ui/floors/floor.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Plan } from '../../ui/TenantCard/TenantCard.tsx';
import { LunchCardForm } from '../leads/lead-forms.tsx';
import { TenantTile } from '../opening-times/TenantTile.tsx';
import s from './LunchCardView.module.css';
import type { LunchCardPage } from './lunch-models.ts';

interface Props {
  page: LunchCardPage;
  /** Draws the steps and the restaurants apart. */
  part: DrawPart;
  words: PageWords;
  homeHref: string;
  /** Address of this page. */
  source: string;
  slug: string;
}

/** A lunch card: the card itself, its rules, how to get one, and where it works. */
export function LunchCardView({ page, part, words, homeHref, source, slug }: Props) {
  const { t } = words;
  return (
    <main id="main" data-page="lunch-card" className={floorClass(page.level)}>
      <Head page={page} words={words} homeHref={homeHref} />
      <HowTo page={page} part={part} words={words} source={source} slug={slug} />
      {(page.description || page.conditions) && (
        <section className={s.about}>
          {page.description && (
            <div>
              <h2>{t('lunchCard:about')}</h2>
              <Prose html={page.description} />
            </div>
          )}
          {page.conditions && (
            <div>
              <h2>{t('lunchCard:conditions')}</h2>
              <Prose html={page.conditions} />
            </div>
          )}
        </section>
      )}
      {page.tenants.length > 0 &&
        part('tenants', () => (
          <section>
            <SectionHeading
              title={t('lunchCard:tenants')}
              turn={90}
              link={
                page.dailyMenuHref === undefined
                  ? undefined
                  : { name: t('lunchCard:menu'), href: page.dailyMenuHref }
              }
            />
            <div className={s.tenants}>
              <Plan>
                {page.tenants.map((tenant) => (
                  <TenantTile key={tenant.href} tenant={tenant} words={words} heading="h3" />
                ))}
              </Plan>
            </div>
          </section>
        ))}
    </main>
  );
}

function Head({ page, words, homeHref }: Pick<Props, 'page' | 'words' | 'homeHref'>) {
  const { t, dates } = words;
  const trail = [
    { name: t('tenants:home'), href: homeHref },
    ...(page.dailyMenuHref === undefined ? [] : [{ name: t('dailyMenu:heading'), href: page.dailyMenuHref }]),
  ];
  const valid = page.starts && page.ends ? dates.longRange(page.starts, page.ends) : '';
  return (
    <section className={s.head}>
      <div className={s.words}>
        <Breadcrumbs label={t('tenants:crumbs')} trail={trail} current={page.name} />
        <h1>{page.name}</h1>
        {page.text && <p className={s.lead}>{page.text}</p>}
        {page.state === 'ended' && <p className={s.note}>{t('lunchCard:ended')}</p>}
        {page.state === 'coming' && (
          <p className={s.note}>{t('lunchCard:coming', { date: dates.long(page.starts) })}</p>
        )}
      </div>
      <div className={page.picture ? s.card : `${s.card} ${s.bare}`}>
        <div className={s.face}>
          {page.label && (
            <p>
              <b>{page.label}</b>
              {t('lunchCard:off')}
            </p>
          )}
          {valid && (
            <p>
              {t('lunchCard:valid')} {valid}
            </p>
          )}
        </div>
        {page.picture && (
          <div className={s.art}>
            <PictureImage picture={page.picture} sizes="(max-width: 767px) 45vw, 25vw" priority />
          </div>
        )}
      </div>
    </section>
  );
}

/** The steps and the request form; a card that is no longer given keeps its steps alone. */
function HowTo({ page, part, words, source, slug }: Omit<Props, 'homeHref'>) {
  const { t } = words;
  const open = page.state !== 'ended';
  if (page.steps.length === 0 && !open) return null;
  return (
    <section id="request" className={`on-ink ${s.how}`}>
      <h2 id="request-heading">{t('lunchCard:how')}</h2>
      {page.steps.length > 0 &&
        part('steps', () => (
          <ol>
            {page.steps.map(({ title, text }, index) => (
              <li key={title}>
                <b aria-hidden="true">{index + 1}</b>
                <h3>{title}</h3>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ol>
        ))}
      {open && (
        <div className={s.ask}>
          <div className={`on-paper ${s.form}`}>
            <LunchCardForm words={words} source={source} page={slug} labelledBy="request-heading" />
          </div>
          <p>
            <a href={page.contactHref}>{t('lunchCard:contact')}</a>
          </p>
        </div>
      )}
    </section>
  );
}
