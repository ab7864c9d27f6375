import type { PageWords } from '../../i18n/page-words.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import type { DrawPart } from '../../ui/draw-part.ts';
import { floorClass, isInky } from '../../ui/floors/floor.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Plan } from '../../ui/TenantCard/TenantCard.tsx';
import { TenantTile } from '../opening-times/TenantTile.tsx';
import { InspirationGrid } from './InspirationGrid.tsx';
import s from './InspirationView.module.css';
import type { InspirationPage } from './inspiration-models.ts';
import { ProductList } from './ProductList.tsx';

interface Props {
  page: InspirationPage;
  words: PageWords;
  homeHref: string;
  listHref: string;
  part: DrawPart;
}

/** One inspiration: the picture from wall to wall, the story, what it shows and where that is sold. */
export function InspirationView({ page, words, homeHref, listHref, part }: Props) {
  const { t, dates } = words;
  const published = dates.long(page.published);
  const trail = [
    { name: t('tenants:home'), href: homeHref },
    { name: t('inspirations:heading'), href: listHref },
  ];
  return (
    <main id="main" data-page="inspiration" className={floorClass(page.level)}>
      <header className={page.picture ? s.head : `${s.head} ${s.plain}`}>
        {page.picture && (
          <div className={s.art}>
            <PictureImage picture={page.picture} priority />
          </div>
        )}
        <div className={page.picture && page.level === null ? `on-ink ${s.title} ${s.dark}` : s.title}>
          <Breadcrumbs label={t('tenants:crumbs')} trail={trail} current={page.name} />
          <h1>{page.name}</h1>
          {page.lead && <p>{page.lead}</p>}
        </div>
      </header>
      <div className={s.story}>
        <div>
          {page.description && <Prose html={page.description} />}
          {published && <p className={s.date}>{published}</p>}
        </div>
        {page.products.length > 0 &&
          part('products', () => (
            <aside className={isInky(page.level) ? `${s.things} on-ink` : s.things}>
              <h2>{t('inspirations:products')}</h2>
              <ProductList products={page.products} />
            </aside>
          ))}
      </div>
      {page.tenants.length > 0 &&
        part('shops', () => (
          <section>
            <SectionHeading title={t('inspirations:shops')} turn={0} />
            <div className={s.shops}>
              <Plan>
                {page.tenants.map((tenant) => (
                  <TenantTile key={tenant.href} tenant={tenant} words={words} />
                ))}
              </Plan>
            </div>
          </section>
        ))}
      {page.more.length > 0 &&
        part('more', () => (
          <section>
            <SectionHeading
              title={t('inspirations:more')}
              turn={0}
              link={{ name: t('home:inspirations.all'), href: listHref }}
            />
            <InspirationGrid inspirations={page.more} />
          </section>
        ))}
    </main>
  );
}
