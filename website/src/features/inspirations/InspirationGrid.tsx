import { floorClass } from '../../ui/floors/floor.ts';
import { LocationLabel } from '../../ui/LocationLabel/LocationLabel.tsx';
import { PictureImage } from '../../ui/PictureImage/PictureImage.tsx';
import s from './InspirationGrid.module.css';
import type { InspirationCard } from './inspiration-models.ts';

/** More names than this do not fit on a card. */
const SHOPS = 3;

interface Props {
  inspirations: InspirationCard[];
  /** The first one is the cover, twice as large. */
  cover?: boolean;
  /** The cover is the largest picture above the fold. */
  priority?: boolean;
  heading?: 'h2' | 'h3';
}

/** Inspirations as the pages of a magazine: a cover and four beside it, then rows of four. */
export function InspirationGrid({ inspirations, cover = false, priority = false, heading = 'h3' }: Props) {
  if (inspirations.length === 0) return null;
  return (
    <ul className={s.grid}>
      {inspirations.map((inspiration, index) => (
        <Page
          key={inspiration.id}
          inspiration={inspiration}
          large={cover && index === 0}
          priority={priority && index === 0}
          heading={heading}
        />
      ))}
    </ul>
  );
}

interface PageProps {
  inspiration: InspirationCard;
  large: boolean;
  priority: boolean;
  heading: 'h2' | 'h3';
}

function Page({ inspiration, large, priority, heading: Heading }: PageProps) {
  const { name, href, lead, picture, level, shops } = inspiration;
  const className = [floorClass(level), s.page, large ? s.large : '', picture ? '' : s.plain];
  return (
    <li className={className.filter(Boolean).join(' ')}>
      {picture && (
        <div className={s.art}>
          <PictureImage
            picture={picture}
            sizes={large ? '(max-width: 1024px) 100vw, 50vw' : '(max-width: 1024px) 50vw, 25vw'}
            priority={priority}
          />
        </div>
      )}
      <div className={s.words}>
        <Heading>
          <a href={href}>{name}</a>
        </Heading>
        {large && lead && <p>{lead}</p>}
        <LocationLabel level={level} text={shops.slice(0, SHOPS).join(', ')} />
      </div>
    </li>
  );
}
