import { floorClass } from '../../ui/floors/floor.ts';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import type { Lookbook as LookbookModel, LookbookSpread } from './inspiration-models.ts';
import s from './Lookbook.module.css';
import { ProductList } from './ProductList.tsx';

/** The lookbook, spread by spread from wall to wall; its spreads change sides and widths as a magazine's do. */
export function Lookbook({
  lookbook,
  heading,
  id,
}: {
  lookbook: LookbookModel;
  heading: string;
  id: string;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <header className={`on-ink ${s.title}`}>
        <h2 id={`${id}-heading`}>{lookbook.heading ?? heading}</h2>
        {lookbook.text && <p>{lookbook.text}</p>}
      </header>
      <ol>
        {lookbook.spreads.map((spread, index) => (
          <Spread key={spread.title} spread={spread} page={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function Spread({ spread, page }: { spread: LookbookSpread; page: number }) {
  const { title, text, level, picture, products } = spread;
  const className = [floorClass(level), s.spread, picture ? '' : s.plain];
  return (
    <li className={className.filter(Boolean).join(' ')}>
      {picture && (
        <div className={s.art}>
          <PictureImage picture={picture} sizes="(max-width: 767px) 100vw, 67vw" />
        </div>
      )}
      <div className={s.words}>
        <span className={s.page} aria-hidden="true">
          {page}
        </span>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        <ProductList products={products} />
      </div>
    </li>
  );
}
