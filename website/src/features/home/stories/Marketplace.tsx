import type { PageWords } from '../../../i18n/page-words.ts';
import { LocationLabel } from '../../../ui/LocationLabel/LocationLabel.tsx';
import { PictureImage } from '../../../ui/PictureImage/PictureImage.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { MarketplaceItem } from '../home-models.ts';
import s from './Marketplace.module.css';

/** Goods on two shelves, their prices beneath; each leads to the web shop that sells it. A row to scroll on phones. */
export function Marketplace({ items, words: { t } }: { items: MarketplaceItem[]; words: PageWords }) {
  if (items.length === 0) return null;
  return (
    <section>
      <SectionHeading title={t('home:marketplace.heading')} turn={-45} />
      <ul className={s.shelf}>
        {items.map((item) => (
          <li key={item.id}>
            <div className={s.art}>
              {item.picture && (
                <PictureImage
                  picture={item.picture}
                  sizes="(max-width: 767px) 60vw, (max-width: 1024px) 50vw, 25vw"
                />
              )}
            </div>
            <h3>
              <a href={item.href} rel="noopener">
                {item.name}
              </a>
            </h3>
            <Price item={item} />
            {item.shop && <LocationLabel level={item.shop.place.level} text={item.shop.name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Price({ item: { price, priceHtml } }: { item: MarketplaceItem }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it comes in
  if (priceHtml) return <b className={s.price} dangerouslySetInnerHTML={{ __html: priceHtml }} />;
  return price ? <b className={s.price}>{price}</b> : null;
}
