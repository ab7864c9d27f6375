import { roomSign } from '../../ui/floors/floor.ts';
import { LocationLabel } from '../../ui/LocationLabel/LocationLabel.tsx';
import type { ShownProduct } from './inspiration-models.ts';
import s from './ProductList.module.css';

/** What is shown, each with its price, and the shop that it hangs in. */
export function ProductList({ products }: { products: ShownProduct[] }) {
  if (products.length === 0) return null;
  return (
    <ul className={s.products}>
      {products.map(({ name, price, href, shop }) => (
        <li key={name}>
          <span className={s.name}>{href ? <a href={href}>{name}</a> : name}</span>
          {price && <b>{price}</b>}
          {shop && (
            <LocationLabel
              level={shop.place.level}
              on="field"
              text={[shop.place.room && roomSign(shop.place.room), shop.name].filter(Boolean).join(', ')}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
