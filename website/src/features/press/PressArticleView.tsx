import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import s from './PressArticleView.module.css';
import { PressContact } from './PressContact.tsx';
import type { PressArticlePage } from './press-models.ts';
import { pressDay } from './press-words.ts';

interface Props {
  page: PressArticlePage;
  words: PageWords;
  homeHref: string;
  pressHref: string;
  part: DrawPart;
}

/** One press release: its day as large as a sign, the text, whom to ask. */
export function PressArticleView({ page, words, homeHref, pressHref, part }: Props) {
  const { t, dates } = words;
  const trail = [
    { name: t('tenants:home'), href: homeHref },
    { name: t('press:heading'), href: pressHref },
  ];
  const day = pressDay(page.date, words);
  const year = dates.signYear(page.date);
  const beside = [
    { name: t('press:newer'), link: page.newer },
    { name: t('press:older'), link: page.older },
  ];
  return (
    <main id="main" data-page="press-article" className="fx">
      <article>
        <header className={page.picture ? s.head : `${s.head} ${s.unpictured}`}>
          <div className={s.words}>
            <Breadcrumbs label={t('tenants:crumbs')} trail={trail} current={page.name} />
            {day && (
              <time className={s.day} dateTime={page.date}>
                <span aria-hidden="true">
                  {year?.first && <small>{year.text} </small>}
                  {day}
                  {year && !year.first && <small> {year.text}</small>}
                </span>
                <span className="vh">{dates.long(page.date)}</span>
              </time>
            )}
            <h1>{page.name}</h1>
            {page.lead && <p>{page.lead}</p>}
          </div>
          {page.picture && (
            <div className={s.art}>
              <PictureImage picture={page.picture} sizes="(max-width: 767px) 100vw, 42vw" priority />
            </div>
          )}
        </header>
        <div className={s.body}>
          {page.description && <Prose html={page.description} />}
          {part('contact', () => page.contact && <PressContact contact={page.contact} t={t} />)}
        </div>
      </article>
      {(page.newer ?? page.older) &&
        part('beside', () => (
          <nav className={s.beside} aria-label={t('press:beside')}>
            {beside.map(
              ({ name, link }) =>
                link && (
                  <a key={link.href} href={link.href}>
                    <span>{name}</span>
                    <b>{link.name}</b>
                  </a>
                ),
            )}
          </nav>
        ))}
    </main>
  );
}
