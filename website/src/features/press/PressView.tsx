import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { PressContact } from './PressContact.tsx';
import s from './PressView.module.css';
import type { PressCard, PressDownload, PressPage, PressYear } from './press-models.ts';
import { pressDay } from './press-words.ts';

interface Props {
  page: PressPage;
  words: PageWords;
  homeHref: string;
  /** Instead of a list without entries. */
  nothing: string;
  part: DrawPart;
  /** The register with all years. */
  pressHref: string;
}

/** The press page: whom to ask, a register of releases by year, what may be taken away. */
export function PressView({ page, words, homeHref, nothing, pressHref, part }: Props) {
  const { t } = words;
  const { latest, years } = withLatest(page);
  const downloads = [
    { key: 'kit', download: page.kit },
    { key: 'policy', download: page.policy },
  ] as const;
  return (
    <main id="main" data-page="press" className="fx">
      <header className={page.contact ? `${s.head} ${s.answered}` : s.head}>
        <div className={s.title}>
          <Breadcrumbs
            label={t('tenants:crumbs')}
            trail={[{ name: t('tenants:home'), href: homeHref }]}
            current={page.name ?? t('press:heading')}
          />
          <h1>{page.name ?? t('press:heading')}</h1>
          {page.lead && <p>{page.lead}</p>}
        </div>
        {page.contact && <PressContact contact={page.contact} t={t} />}
      </header>
      {latest && part('latest', () => <Latest article={latest} words={words} />)}
      <section>
        <SectionHeading title={t('press:articles')} turn={90} />
        <Years page={page} words={words} pressHref={pressHref} />
        {part('articles', () =>
          years.map((year) => <Register key={year.year} year={year} words={words} />),
        ) ?? <EmptyState text={t('common:error.unknown')} />}
        {page.years.length === 0 && <EmptyState text={nothing} />}
      </section>
      {(page.kit ?? page.policy) && (
        <section>
          <SectionHeading title={t('press:downloads')} turn={90} />
          <div className={s.downloads}>
            {downloads.map(
              ({ key, download }) =>
                download && <Download key={key} name={t(`press:${key}`)} download={download} words={words} />,
            )}
          </div>
        </section>
      )}
    </main>
  );
}

/** The latest release stands above the register when all years are shown and it has a picture. */
function withLatest(page: PressPage): { latest?: PressCard; years: PressYear[] } {
  const first = page.years[0];
  const latest = first?.articles[0];
  if (page.chosen !== undefined || !first || !latest?.picture) return { years: page.years };
  const rest = { year: first.year, articles: first.articles.slice(1) };
  return { latest, years: [...(rest.articles.length > 0 ? [rest] : []), ...page.years.slice(1)] };
}

function Latest({ article, words }: { article: PressCard; words: PageWords }) {
  return (
    <section className={s.latest}>
      {article.picture && (
        <div className={s.art}>
          <PictureImage
            picture={{ ...article.picture, alt: '' }}
            sizes="(max-width: 767px) 100vw, 50vw"
            priority
          />
        </div>
      )}
      <div className={s.words}>
        <time dateTime={article.date}>{words.dates.long(article.date)}</time>
        <h2>
          <a href={article.href}>{article.name}</a>
        </h2>
        {article.lead && <p>{article.lead}</p>}
      </div>
    </section>
  );
}

function Years({ page, words, pressHref }: Pick<Props, 'page' | 'words' | 'pressHref'>) {
  const { t } = words;
  if (page.choices.length < 2 && page.chosen === undefined) return null;
  return (
    <nav className={s.years} aria-label={t('press:years')}>
      <a href={pressHref} aria-current={page.chosen === undefined ? 'true' : undefined}>
        {t('press:allYears')}
      </a>
      {page.choices.map(({ year, href, current }) => (
        <a key={year} href={href} aria-current={current ? 'true' : undefined}>
          {year}
        </a>
      ))}
    </nav>
  );
}

function Register({ year, words }: { year: PressYear; words: PageWords }) {
  return (
    <section className={s.year}>
      <h3>{year.year > 0 ? year.year : words.t('press:undated')}</h3>
      <ol>
        {year.articles.map((article) => (
          <li key={article.id}>
            <time dateTime={article.date}>{pressDay(article.date, words)}</time>
            <div>
              <h4>
                <a href={article.href}>{article.name}</a>
              </h4>
              {article.lead && <p>{article.lead}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DownloadProps {
  /** When the content gives it no heading. */
  name: string;
  download: PressDownload;
  words: PageWords;
}

function Download({ name, download, words }: DownloadProps) {
  const heading = download.heading ?? name;
  return (
    <article className={s.download}>
      {download.picture && (
        <div className={s.cover}>
          <PictureImage picture={download.picture} sizes="(max-width: 767px) 50vw, 25vw" />
        </div>
      )}
      <div className={s.words}>
        <h3>{heading}</h3>
        {download.text && <p>{download.text}</p>}
        <ButtonLink href={download.href} download aria-label={`${words.t('press:download')}: ${heading}`}>
          {words.t('press:download')}
        </ButtonLink>
      </div>
    </article>
  );
}
