import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import s from './AdvancedSaleView.module.css';
import type { MediaSalePage } from './media-sale-models.ts';
import { SaleParts } from './SaleParts.tsx';
import { ScaleDrawing, SurfaceList } from './ScaleDrawing.tsx';

interface Props {
  page: MediaSalePage;
  words: PageWords;
  homeHref: string;
  /** Address of this page. */
  source: string;
  part: DrawPart;
}

/** The surfaces in figures: all of them drawn to one scale, then one by one with size, floor and reach. */
export function AdvancedSaleView({ page, words, homeHref, source, part }: Props) {
  const { t } = words;
  const { title, text, surfaces } = page.carousel;
  const trail = [{ name: t('tenants:home'), href: homeHref }];
  if (page.otherHref) trail.push({ name: t('mediaSales:name'), href: page.otherHref });
  return (
    <main id="main" data-page="advanced-media-sale">
      <header className={s.head}>
        <Breadcrumbs label={t('tenants:crumbs')} trail={trail} current={page.heading} />
        <h1>{page.heading}</h1>
        {page.description && <Prose html={page.description} />}
      </header>
      {part('drawing', () => (
        <>
          <ScaleDrawing surfaces={surfaces} words={words} />
          <p className={s.hint}>{t('mediaSales:scaleHint')}</p>
        </>
      ))}
      {surfaces.length > 0 &&
        part('surfaces', () => (
          <section>
            <SectionHeading title={title ?? t('mediaSales:surfaces')} turn={90} />
            {text && <p className={s.hint}>{text}</p>}
            <SurfaceList surfaces={surfaces} words={words} />
          </section>
        ))}
      <SaleParts page={page} words={words} source={source} part={part} name="advanced-media-sale" />
    </main>
  );
}
