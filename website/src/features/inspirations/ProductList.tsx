import type { ShownProduct } from '../../content/inspiration-models.ts';
import { roomSign } from '../../ui/floor.ts';
import { Where } from '../../ui/Where.tsx';
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
            <Where
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
