import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorSign } from '../../ui/floors/floor.ts';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import s from './MediaSaleView.module.css';
import type { MediaSalePage } from './media-sale-models.ts';
import { SaleParts } from './SaleParts.tsx';

interface Props {
  page: MediaSalePage;
  words: PageWords;
  homeHref: string;
  /** Address of this page. */
  source: string;
  part: DrawPart;
}

const LAMPS = ['first', 'second', 'third', 'fourth'];

/** Media sales: an empty hoarding under its lamps, the surfaces, who to talk to, what is free. */
export function MediaSaleView({ page, words, homeHref, source, part }: Props) {
  const { t } = words;
  const { title, text, surfaces } = page.carousel;
  return (
    <main id="main" data-page="sales">
      <section className={`on-ink ${s.head}`}>
        <Breadcrumbs
          label={t('tenants:crumbs')}
          trail={[{ name: t('tenants:home'), href: homeHref }]}
          current={t('mediaSales:name')}
        />
        <div className={s.lamps}>
          {LAMPS.map((lamp) => (
            <svg key={lamp} viewBox="0 0 64 64" aria-hidden="true">
              <path d="M14 64V10H42" />
              <path d="M34 10H50L60 30H24Z" className={s.shade} />
            </svg>
          ))}
        </div>
        <div className={`on-paper ${s.hoarding}`}>
          <h1>{page.heading}</h1>
        </div>
        <div className={s.lead}>
          {page.description && <Prose html={page.description} />}
          {page.otherHref && (
            <ButtonLink href={page.otherHref} look="light" arrow>
              {t('mediaSales:advanced')}
            </ButtonLink>
          )}
        </div>
      </section>
      {surfaces.length > 0 &&
        part('surfaces', () => (
          <section>
            <SectionHeading title={title ?? t('mediaSales:surfaces')} turn={45} />
            {text && <p className={s.hint}>{text}</p>}
            <Carousel
              label={title ?? t('mediaSales:surfaces')}
              previous={t('home:slides.previous')}
              next={t('home:slides.next')}
              slides={surfaces.map((surface) => ({
                title: [floorSign(surface.level), surface.title].filter(Boolean).join(' \u00b7 '),
                text: surface.text,
                picture: surface.picture,
                level: surface.level,
              }))}
            />
          </section>
        ))}
      <SaleParts page={page} words={words} source={source} part={part} name="media-sale" />
    </main>
  );
}
