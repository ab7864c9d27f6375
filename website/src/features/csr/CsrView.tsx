import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorClass, floorSign } from '../../ui/floors/floor.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import s from './CsrView.module.css';
import type { CsrPage, CsrProject } from './csr-models.ts';

interface Props {
  page: CsrPage;
  words: PageWords;
  homeHref: string;
  part: DrawPart;
}

/** What the centre does for others: the year in figures, then a section through the building, roof first. */
export function CsrView({ page, words, homeHref, part }: Props) {
  const { t } = words;
  const heading = page.heading ?? t('csr:heading');
  return (
    <main id="main" data-page="csr">
      <header className={s.head}>
        <Breadcrumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={t('csr:heading')}
        />
        <h1>{heading}</h1>
        {page.lead && <p>{page.lead}</p>}
      </header>
      {(page.html || page.picture) && (
        <section className={s.about}>
          {page.html && <Prose html={page.html} />}
          {page.picture && <PictureImage picture={page.picture} sizes="(max-width: 767px) 100vw, 40vw" />}
        </section>
      )}
      {part('figures', () => (
        <Figures page={page} words={words} />
      ))}
      {page.projects.length > 0 &&
        part('projects', () => (
          <section>
            <SectionHeading title={t('csr:projects')} turn={90} />
            <ol className={s.building}>
              {page.projects.map((project) => (
                <Project key={project.name} project={project} words={words} />
              ))}
            </ol>
          </section>
        ))}
      {(page.partners.length > 0 || page.contact) && (
        <div className={s.end}>
          {page.partners.length > 0 &&
            part('partners', () => (
              <section>
                <h2>{t('csr:partners')}</h2>
                <Partners partners={page.partners} />
              </section>
            ))}
          {page.contact && (
            <section className={`${s.contact} on-ink`}>
              {page.contact.text && <p>{page.contact.text}</p>}
              <ButtonLink href={page.contact.link.href} look="light" arrow>
                {page.contact.link.name}
              </ButtonLink>
            </section>
          )}
        </div>
      )}
    </main>
  );
}

function Figures({ page: { figures, year }, words: { t } }: Pick<Props, 'page' | 'words'>) {
  if (figures.length === 0) return null;
  return (
    <section className={`${s.figures} on-ink`}>
      <h2>{year === undefined ? t('csr:figures') : t('csr:figuresOf', { year: String(year) })}</h2>
      <dl>
        {figures.map(({ value, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Project({ project, words: { t } }: { project: CsrProject; words: PageWords }) {
  const { name, level, place, since, html, picture, figures } = project;
  const where = [place, since !== undefined && t('csr:since', { year: String(since) })].filter(Boolean);
  return (
    <li className={floorClass(level)}>
      <div className={s.floor}>
        {level === null ? <Icon name="arrow" turn={-90} label={t('csr:roof')} /> : <b>{floorSign(level)}</b>}
      </div>
      <div className={s.words}>
        {where.length > 0 && <p className={s.place}>{where.join(', ')}</p>}
        <h3>{name}</h3>
        {html && <Prose html={html} />}
        {figures.length > 0 && (
          <ul className={s.counts}>
            {figures.map((figure) => (
              <li key={figure.name}>
                <b>{figure.value}</b> {figure.name}
              </li>
            ))}
          </ul>
        )}
      </div>
      {picture && (
        <div className={s.art}>
          <PictureImage picture={picture} sizes="(max-width: 767px) 100vw, 40vw" />
        </div>
      )}
    </li>
  );
}

function Partners({ partners }: Pick<CsrPage, 'partners'>) {
  return (
    <ul className={s.partners}>
      {partners.map(({ name, text, href }) => (
        <li key={name}>
          <b>
            {href ? (
              <a href={href} rel="noopener">
                {name}
              </a>
            ) : (
              name
            )}
          </b>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
